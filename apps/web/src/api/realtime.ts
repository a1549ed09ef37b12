// One socket per browser tab, fetched when somebody first listens.
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import { getToken, useSession } from './session.ts'

/**
 * What the server tells: `user` that account or companies changed, `notifications` that the bell should reload, `queue`
 * that the agency's queue moved, `presence` that somebody began or ended to look at a request.
 */
type News = 'user' | 'notifications' | 'queue' | 'presence'

/** What the news is about; nothing after the connection was away, when anything may have happened. */
export type About = { readonly request_number?: string } | undefined

/** How a single sign-on ended, told as `chat` to its sid alone; the token is picked up. */
export type SignOnMessage = { readonly status: string; readonly message?: string }

let shared: { readonly token: string; readonly socket: Promise<Socket> } | null = null

/** Listens to news while the component stands and somebody is signed in; whoever was cut off may have missed some. */
export const useRealtime = (news: News, handler: (about: About) => void): void => {
  const { status, user } = useSession()
  const onNews = useEffectEvent(handler)
  const userId = user?.id
  useEffect(() => {
    const token = getToken()
    if (status !== 'signed-in' || !userId || !token) return
    const listen = (about?: About) => onNews(about)
    const socket = socketOf(token)
    let stop = () => {}
    let ended = false
    socket
      .then(ready => {
        if (ended) return
        let wasConnected = ready.connected
        const onConnect = () => {
          if (wasConnected) listen()
          wasConnected = true
        }
        ready.on(news, listen)
        ready.on('connect', onConnect)
        stop = () => void ready.off(news, listen).off('connect', onConnect)
      })
      .catch(() => undefined)
    return () => {
      ended = true
      stop()
    }
  }, [news, status, userId])
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
