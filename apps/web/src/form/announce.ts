// Messages for people who hear the page: one polite live region per form reads them out.
import { useSyncExternalStore } from 'react'

type Announcement = { readonly text: string; readonly at: number }

let latest: Announcement = { text: '', at: 0 }
const listeners = new Set<() => void>()

/** Reads a sentence out; the same sentence twice is read twice. */
export const announce = (text: string): void => {
  latest = { text, at: latest.at + 1 }
  for (const listener of listeners) listener()
}

/** The sentence to stand in the live region. */
export const useAnnouncement = (): Announcement =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => latest,
  )
