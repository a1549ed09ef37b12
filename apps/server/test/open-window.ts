// A browser window of somebody signed in, as far as its socket goes.
import { io } from 'socket.io-client'

export type OpenWindow = {
  /** When something arrived, in milliseconds since 1970. */
  readonly heard: readonly number[]
  close(): void
}

/** Listens to what the process at this address tells the person of the token; comes back by itself when cut off. */
export const openWindow = (origin: string, token: string): OpenWindow => {
  const heard: number[] = []
  const socket = io(origin, {
    path: '/realtime',
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 1000,
  })
  // As the web does: a server that closed the socket stops, and another answers soon.
  socket.on('disconnect', reason => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1000)
  })
  socket.on('notifications', () => heard.push(Date.now()))
  return { heard, close: () => socket.close() }
}
