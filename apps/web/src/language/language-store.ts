// Which languages the person wants to see, kept in the browser.
import { useSyncExternalStore } from 'react'

/** `both`: Mongolian with a quieter English line beneath headings, labels and steps. */
export type LanguageMode = 'both' | 'mn' | 'en'
export const languageModes: readonly LanguageMode[] = ['both', 'mn', 'en']

const key = 'khyanalt.language'
const listeners = new Set<() => void>()
let mode: LanguageMode | null = null

/** The chosen mode; `both` on the server and on a first visit. */
export const useLanguageMode = (): LanguageMode => useSyncExternalStore(subscribe, readMode, () => 'both')

/** Changes the mode; everything on the page stays as it is. */
export const setLanguageMode = (next: LanguageMode): void => {
  mode = next
  document.documentElement.lang = next === 'en' ? 'en' : 'mn'
  try {
    localStorage.setItem(key, next)
  } catch {
    // A browser that forbids storage still switches for this visit.
  }
  for (const listener of listeners) listener()
}

const readMode = (): LanguageMode => {
  if (mode) return mode
  let stored: string | null = null
  try {
    stored = localStorage.getItem(key)
  } catch {
    // No storage: the default.
  }
  mode = languageModes.find(known => known === stored) ?? 'both'
  document.documentElement.lang = mode === 'en' ? 'en' : 'mn'
  return mode
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
