// Texts in the language of the screen.
import { telephoneOf } from '@khyanalt/domain/agency'
import { type Bilingual, type LanguageMode, sentenceLanguage } from '@khyanalt/domain/language'
import { formatText, type TextParams, type Texts } from '@khyanalt/domain/text'
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import { useAgency } from '../agency/agency.tsx'
import { setLanguageMode, useLanguageMode } from './language-store.ts'

/** Language of the screen: `ui` is what sentences, messages and dates use. */
export type LanguageState = {
  readonly mode: LanguageMode
  readonly ui: 'mn' | 'en'
  readonly setMode: (mode: LanguageMode) => void
}

/** A text with the quieter line beneath it, which is null when one language is wanted. */
export type TitlePair = { readonly title: string; readonly subtitle: string | null }

const LanguageContext = createContext<LanguageState>({ mode: 'both', ui: 'mn', setMode: setLanguageMode })

/** Hands the language down; the server says which one it renders, and a preview which one it is in. */
export const LanguageProvider = ({
  rendered,
  fixed,
  children,
}: {
  readonly rendered?: LanguageMode
  readonly fixed?: LanguageMode
  readonly children: ReactNode
}) => {
  const own = useLanguageMode(rendered)
  const mode = fixed ?? own
  const state = useMemo<LanguageState>(() => ({ mode, ui: sentenceLanguage(mode), setMode: setLanguageMode }), [mode])
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The language of the screen and how to change it. */
export const useLanguage = (): LanguageState => use(LanguageContext)

type Say<K extends string> = (key: K, params?: TextParams) => string

// A form asks for words in hundreds of places: each function is made once for a language, not once for a place.
const sentences = new Map<string, WeakMap<object, Say<string>>>()

/** Sentences of an area: `t('save')`, `t('days', { count: 3 })`; `{telephone}` is the agency's in all of them. */
export const useText = <K extends string>(texts: Texts<K>): Say<K> => {
  const { ui } = useLanguage()
  const telephone = telephoneOf(useAgency())
  const place = `${ui} ${telephone}`
  const ofPlace = sentences.get(place) ?? new WeakMap<object, Say<string>>()
  const known = ofPlace.get(texts)
  if (known) return known
  const always = { telephone }
  const say: Say<K> = (key, params) => formatText(texts, ui, key, params ? { ...always, ...params } : always)
  ofPlace.set(texts, say as Say<string>)
  sentences.set(place, ofPlace)
  return say
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
export const useNamePair = (): ((name: Bilingual) => TitlePair) => pairs[useLanguage().mode]

/** A name that comes from data in the language of the screen, as one line. */
export const useName = (): ((name: Bilingual) => string) => names[useLanguage().ui]

const names = {
  mn: (name: Bilingual): string => name.mn || name.en,
  en: (name: Bilingual): string => name.en || name.mn,
} as const

const pairOf = (name: Bilingual, mode: LanguageMode): TitlePair => {
  if (mode === 'en') return { title: name.en || name.mn, subtitle: null }
  const title = name.mn || name.en
  return { title, subtitle: mode === 'both' && name.en && name.en !== title ? name.en : null }
}

const pairs: Readonly<Record<LanguageMode, (name: Bilingual) => TitlePair>> = {
  both: name => pairOf(name, 'both'),
  mn: name => pairOf(name, 'mn'),
  en: name => pairOf(name, 'en'),
}
