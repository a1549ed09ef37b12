// Two server processes over one database, and a balancer in front that gives every request to the other one.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { removeFolder } from './remove-folder.ts'
import { createTestDatabase } from './test-database.ts'

export type TwoProcesses = {
  /** The one address that people know. */
  readonly address: string
  /** How many requests and sockets each process was given. */
  readonly given: readonly number[]
  close(): Promise<void>
}

/** Starts both; resolves when both answer. */
export const openTwoProcesses = async (): Promise<TwoProcesses> => {
  const database = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-two-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const ports = [await freePort(), await freePort()]
  const children = ports.map(own =>
    fork(join(import.meta.dirname, 'one-process.ts'), {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DEMO: '1',
        DATA_DIR: folder,
        // A process reaches the built-in issuer at its own port.
        PORT: String(own),
        HOST: '127.0.0.1',
        PUBLIC_URL: address,
        LOG_LEVEL: 'error',
        TEST_ADDRESS: JSON.stringify(database.address),
      },
    }),
  )
  await Promise.all(children.map(isReady))
  const given = [0, 0]
  let turn = 0
  const next = (incoming: IncomingMessage) => {
    turn = 1 - turn
    given[turn] = (given[turn] ?? 0) + 1
    const { method, url, headers } = incoming
    return request({ host: '127.0.0.1', port: ports[turn], method, path: url, headers, agent: false })
  }
  const balancer = createServer((incoming, outgoing) => {
    const inner = next(incoming)
    inner.on('response', answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    inner.on('error', () => outgoing.destroy())
    incoming.pipe(inner)
  })
  balancer.on('upgrade', (incoming, socket, head) => {
    const inner = next(incoming)
    inner.on('upgrade', (answer, innerSocket, innerHead) => {
      const lines = answer.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]))
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      // What came along with the change of protocol.
      socket.write(innerHead)
      innerSocket.write(head)
      innerSocket.pipe(socket).pipe(innerSocket)
      for (const end of [socket, innerSocket]) {
        end.on('error', () => end.destroy())
        end.on('close', () => [socket, innerSocket].map(each => each.destroy()))
      }
    })
    inner.on('error', () => socket.destroy())
    inner.end()
  })
  balancer.listen(port)
  await once(balancer, 'listening')

  return {
    address,
    given,
    async close() {
      balancer.close()
      balancer.closeAllConnections()
      await Promise.all(children.map(stop))
      await database.drop()
      removeFolder(folder)
    },
  }
}

const isReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', code => reject(new Error(`the process ended with ${code}`)))
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  // What will not end in order is ended.
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(late)
}
