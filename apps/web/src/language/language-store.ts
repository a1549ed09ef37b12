// Which languages the person wants to see. The server reads the cookie and says in <html> what it has rendered.
import {
  hostPrefix,
  type LanguageMode,
  languageCookie,
  languageParameter,
  readLanguageMode,
} from '@khyanalt/domain/language'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let mode: LanguageMode | null = null

/** The chosen mode; the first view shows what the server has rendered. */
export const useLanguageMode = (rendered: LanguageMode | undefined): LanguageMode =>
  useSyncExternalStore(subscribe, readMode, () => rendered ?? readMode())

/** Changes the mode and remembers it for a year; everything on the page stays as it is. */
export const setLanguageMode = (next: LanguageMode): void => {
  mode = next
  const root = document.documentElement
  root.lang = next === 'en' ? 'en' : 'mn'
  root.dataset.language = next
  const [prefix, secure] = location.protocol === 'https:' ? [hostPrefix, '; secure'] : ['', '']
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookie store.
  document.cookie = `${prefix}${languageCookie}=${next}; path=/; max-age=31536000; samesite=lax${secure}`
  for (const listener of listeners) listener()
}

/** An address that names a language is an entrance: the choice is kept, and the address loses it again. */
export const enterByAddress = (): void => {
  const address = new URL(location.href)
  if (!address.searchParams.has(languageParameter)) return
  const named = readLanguageMode(address.searchParams.get(languageParameter))
  if (named) setLanguageMode(named)
  address.searchParams.delete(languageParameter)
  history.replaceState(history.state, '', address)
}

const readMode = (): LanguageMode => {
  mode ??= readLanguageMode(document.documentElement.dataset.language) ?? 'both'
  return mode
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
