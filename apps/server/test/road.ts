// A road to the database that can become slow or swallow everything.
import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type Road = {
  readonly port: number
  /** How long every piece of data is kept back, in milliseconds; `swallow` lets nothing through and closes nothing. */
  delay: number | 'swallow'
  /** Ends every connection and refuses new ones while it is true. */
  isCut: boolean
  close(): Promise<void>
}

/** Opens a port that leads to a socket of the file system. */
export const openRoad = async (path: string): Promise<Road> => {
  const state = { delay: 0 as Road['delay'] }
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = createConnection(path)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => [near, far].map(each => each.destroy()))
      socket.on('close', () => {
        sockets.delete(socket)
        for (const each of [near, far]) each.destroy()
      })
    }
    near.pipe(hold(state)).pipe(far)
    far.pipe(hold(state)).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    get delay() {
      return state.delay
    },
    set delay(delay) {
      state.delay = delay
    },
    get isCut() {
      return isCut
    },
    set isCut(cut) {
      isCut = cut
      if (cut) for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What came while everything was swallowed never arrives: the connection is lost without anybody being told. */
const hold = (state: { readonly delay: Road['delay'] }): Transform => {
  let isLost = false
  return new Transform({
    transform(chunk, _, done) {
      if (state.delay === 'swallow') isLost = true
      if (isLost) done()
      else if (state.delay === 0) done(null, chunk)
      else setTimeout(() => done(null, chunk), state.delay as number)
    },
  })
}
