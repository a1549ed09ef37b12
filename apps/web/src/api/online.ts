// Whether the server is within reach. Browsers only know of cables and radio; a call that got no answer knows more, and
// says so by an event (client.ts), so that visitors need not fetch this.
import { useSyncExternalStore } from 'react'

const names = ['reached', 'unreached', 'online', 'offline'] as const
let reached = true
if (typeof window !== 'undefined') {
  window.addEventListener('reached', () => {
    reached = true
  })
  window.addEventListener('unreached', () => {
    reached = false
  })
}

/** Follows calls and browser; on the server everything is within reach. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reached && navigator.onLine,
    () => true,
  )

const subscribe = (listener: () => void): (() => void) => {
  for (const name of names) window.addEventListener(name, listener)
  return () => {
    for (const name of names) window.removeEventListener(name, listener)
  }
}
