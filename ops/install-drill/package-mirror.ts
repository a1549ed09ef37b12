// Debian's packages for a machine that reaches nothing else: a proxy for apt that keeps what never changes.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Opens the proxy; packages lie in the folder from then on, so that a second run needs the network for lists alone. */
export const openPackageMirror = async (host: string, port: number, folder: string): Promise<Server> => {
  mkdirSync(folder, { recursive: true })
  const server = createServer((asked, answer) => {
    hand(asked.url ?? '', folder, answer).catch(() => answer.destroy())
  })
  await new Promise<void>(resolve => server.listen(port, host, resolve))
  return server
}

const neverChanges = /\.deb$|\/by-hash\//

const hand = async (address: string, folder: string, answer: ServerResponse): Promise<void> => {
  const kept = join(folder, createHash('sha256').update(address).digest('hex'))
  if (existsSync(kept)) return pipeline(createReadStream(kept), answer)
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).on('error', reject)
  })
  if (reply.statusCode !== 200 || !neverChanges.test(address)) {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    return pipeline(reply, answer)
  }
  // Renamed into place, so that a run that was ended leaves no half package.
  const part = `${kept}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await pipeline(reply, createWriteStream(part))
  await rename(part, kept)
  return pipeline(createReadStream(kept), answer)
}
