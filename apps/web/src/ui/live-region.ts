import { useSyncExternalStore } from 'react'

type Announcement = { readonly text: string; readonly place: number }

let latest: Announcement = { text: '', place: 0 }
const listeners = new Set<() => void>()

/** Reads a sentence out to people who hear the page; the same sentence twice is read twice. */
export const announce = (text: string): void => {
  latest = { text, place: latest.place + 1 }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const readLatest = () => latest
const nothing: Announcement = { text: '', place: 0 }

/** The sentence to stand in the live region. */
export const useAnnouncement = (): Announcement => useSyncExternalStore(subscribe, readLatest, () => nothing)
