// Texts in the language of the screen.
import type { Bilingual } from '@khyanalt/domain/language'
import { formatText, type TextParams, type Texts } from '@khyanalt/domain/text'
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { type LanguageMode, setLanguageMode, useLanguageMode } from './language-store.ts'

/** Language of the screen: `ui` is what sentences, messages and dates use. */
export type LanguageState = {
  readonly mode: LanguageMode
  readonly ui: 'mn' | 'en'
  readonly setMode: (mode: LanguageMode) => void
}

/** A text with the quieter line beneath it, which is null when one language is wanted. */
export type TitlePair = { readonly title: string; readonly subtitle: string | null }

const LanguageContext = createContext<LanguageState>({ mode: 'both', ui: 'mn', setMode: setLanguageMode })

/** Hands the language down. */
export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const mode = useLanguageMode()
  const state = useMemo<LanguageState>(
    () => ({ mode, ui: mode === 'en' ? 'en' : 'mn', setMode: setLanguageMode }),
    [mode],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The language of the screen and how to change it. */
export const useLanguage = (): LanguageState => use(LanguageContext)

/** Sentences of an area: `t('save')`, `t('days', { count: 3 })`. */
export const useText = <K extends string>(texts: Texts<K>): ((key: K, params?: TextParams) => string) => {
  const { ui } = useLanguage()
  return useCallback((key: K, params?: TextParams) => formatText(texts, ui, key, params), [texts, ui])
}

/** Headings of an area: the text and, in mode `both`, its English line. */
export const usePair = <K extends string>(texts: Texts<K>): ((key: K, params?: TextParams) => TitlePair) => {
  const { mode } = useLanguage()
  return useCallback(
    (key: K, params?: TextParams) =>
      pairOf({ mn: formatText(texts, 'mn', key, params), en: formatText(texts, 'en', key, params) }, mode),
    [texts, mode],
  )
}

/** Names that come from data (services, categories, steps) as a pair. */
export const useNamePair = (): ((name: Bilingual) => TitlePair) => {
  const { mode } = useLanguage()
  return useCallback((name: Bilingual) => pairOf(name, mode), [mode])
}

/** A name that comes from data in the language of the screen, as one line. */
export const useName = (): ((name: Bilingual) => string) => {
  const { ui } = useLanguage()
  return useCallback((name: Bilingual) => (ui === 'en' ? name.en || name.mn : name.mn || name.en), [ui])
}

const pairOf = (name: Bilingual, mode: LanguageMode): TitlePair => {
  if (mode === 'en') return { title: name.en || name.mn, subtitle: null }
  const title = name.mn || name.en
  return { title, subtitle: mode === 'both' && name.en && name.en !== title ? name.en : null }
}
