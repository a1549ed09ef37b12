// One socket per browser tab, fetched when somebody first listens.
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import { getToken, useSession } from './session.ts'

/** What the server tells, by event. */
export type RealtimeEvents = {
  /** That a single sign-on ended, told to its sid only; the token is picked up. */
  readonly chat: { readonly status: string; readonly message?: string }
  /** Account or companies changed; the person is to be read again. */
  readonly user: Record<string, never>
  /** The bell should reload. */
  readonly notifications: Record<string, never>
  /** Counters of the agency's queue changed. */
  readonly queue: Record<string, never>
}

let shared: { readonly token: string; readonly socket: Promise<Socket> } | null = null

/** Listens to an event while the component stands and somebody is signed in. */
export const useRealtime = <E extends keyof RealtimeEvents>(
  event: E,
  handler: (message: RealtimeEvents[E]) => void,
): void => {
  const { status, user } = useSession()
  const onMessage = useEffectEvent(handler)
  const userId = user?.id
  useEffect(() => {
    const token = getToken()
    if (status !== 'signed-in' || !userId || !token) return
    const listen = (message: RealtimeEvents[E]) => onMessage(message)
    const socket = socketOf(token)
    let listening: Socket | null = null
    let ended = false
    socket
      .then(ready => {
        if (ended) return
        listening = ready
        ready.on(event as string, listen)
      })
      .catch(() => undefined)
    return () => {
      ended = true
      listening?.off(event as string, listen)
    }
  }, [event, status, userId])
}

/** Opens a socket of its own for one sign-on; resolves when it is connected. */
export const openSignOnSocket = async (sid: string): Promise<Socket> => {
  const { io } = await import('socket.io-client')
  const socket = io({ path: '/realtime', auth: { sid }, forceNew: true, transports: ['websocket', 'polling'] })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', error => {
      socket.close()
      reject(error)
    })
  })
  return socket
}

const socketOf = (token: string): Promise<Socket> => {
  if (shared?.token === token) return shared.socket
  shared?.socket.then(socket => socket.close()).catch(() => undefined)
  const socket = import('socket.io-client').then(({ io }) => {
    const opened = io({ path: '/realtime', auth: { token }, transports: ['websocket', 'polling'] })
    opened.on('disconnect', reason => {
      if (reason === 'io server disconnect') comeBack(opened)
    })
    return opened
  })
  shared = { token, socket }
  return socket
}

/**
 * A server that closed the socket either stops, and another answers soon, or has ended the session; then the socket is
 * refused for good and the next call tells the person. Not all browsers come at the same moment.
 */
const comeBack = (socket: Socket): void => {
  setTimeout(() => socket.connect(), 1_000 + Math.random() * 4_000)
}
