// The virus scanner of the operator: clamd, asked in its own words. Whatever it did not clear is not let through.
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

export type VirusScanner = {
  /** The name of what was found in the bytes, null for nothing; throws ScannerAway when there is no clear answer. */
  scan(open: OpenBytes): Promise<string | null>
  /** What the scanner says of itself and its signatures. */
  version(): Promise<string>
}

/** Opens the bytes when the scanner is there to take them. */
export type OpenBytes = () => AsyncIterable<Buffer> | Iterable<Buffer>

/** The scanner does not answer, or not with a verdict. */
export class ScannerAway extends Error {}

/** The scanner of the configuration, null where there is none; `patience` is how long a file may take it, in milliseconds. */
export const openVirusScanner = (
  { CLAMD }: Pick<Config, 'CLAMD'>,
  { patience = 20_000 }: { readonly patience?: number } = {},
): VirusScanner | null => {
  if (!CLAMD) return null
  const address = addressOf(new URL(CLAMD))
  const ask = (words: () => AsyncIterable<Buffer>) =>
    askOnce(connect({ ...address, signal: AbortSignal.timeout(patience) }), words).catch((error: unknown) => {
      throw new ScannerAway(`The virus scanner is away: ${error}`, { cause: error })
    })
  return {
    async scan(open) {
      const answer = await ask(() => streamOf(open))
      const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1]
      if (signature) return signature
      if (answer === 'stream: OK') return null
      throw new ScannerAway(`The virus scanner gave no verdict: ${answer}`)
    },
    version: () =>
      ask(async function* () {
        yield Buffer.from('zVERSION\0')
      }),
  }
}

/** Tells the operator at the start what looks at the files that people bring. */
export const announceScanner = (scanner: VirusScanner | null, log: FastifyBaseLogger): void => {
  // People are served meanwhile; only what they bring waits for the scanner.
  scanner?.version().then(
    version => log.info({ version }, 'virus scanner'),
    error => log.warn({ err: error }, 'no upload is taken'),
  )
}

const addressOf = ({ protocol, pathname, hostname, port }: URL) =>
  protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }

/** Each part with its length before it; a part of no length ends the file. */
async function* streamOf(open: OpenBytes): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const bytes of open()) {
    if (bytes.length > 0) yield Buffer.concat([lengthOf(bytes.length), bytes])
  }
  yield lengthOf(0)
}

const lengthOf = (length: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** One connection: what is said, and the answer; it is closed when the answer is there, or none can come any more. */
const askOnce = (socket: Socket, words: () => AsyncIterable<Buffer>): Promise<string> => {
  // Left open at the end, since a half-closed line may pass for one that was given up; what fails here ends the reading.
  socket.once('connect', () =>
    pipeline(Readable.from(words(), { objectMode: false }), socket, { end: false }).catch(error =>
      socket.destroy(error),
    ),
  )
  return readAnswer(socket)
}

const longestAnswer = 1000

const readAnswer = async (socket: Socket): Promise<string> => {
  let answer = ''
  for await (const text of socket.setEncoding('utf8')) {
    answer += text
    const end = answer.indexOf('\0')
    if (end >= 0) return answer.slice(0, end)
    if (answer.length > longestAnswer) throw new Error('it says more than an answer')
  }
  throw new Error('it hung up without an answer')
}
