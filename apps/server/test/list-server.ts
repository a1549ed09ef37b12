// A server of lists of revoked certificates, on a socket of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `list` is what it gives at `address`; elsewhere below it leads on, or gives more than anybody should read. */
export const serveLists = async () => {
  const state = { list: new Uint8Array(), asked: 0, address: '', beginning: '', stop: () => {} }
  const server = createServer((request, reply) => {
    state.asked++
    if (request.url === '/crl/elsewhere') return reply.writeHead(302, { location: '/crl/list' }).end()
    if (request.url === '/crl/endless') return reply.end(Buffer.concat([state.list, Buffer.alloc(2 ** 20)]))
    return reply.end(state.list)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  state.beginning = `http://127.0.0.1:${port}/crl/`
  state.address = `${state.beginning}list`
  state.stop = () => server.close()
  return state
}
