// Languages of the product: Mongolian first, English beneath, some Russian.
export const Language = { mn: 'mn', en: 'en', ru: 'ru' } as const
export type Language = (typeof Language)[keyof typeof Language]

/** A text in the two languages every label has. */
export type Bilingual = { readonly mn: string; readonly en: string }

/** What a person wants to see. `both`: Mongolian with a quieter English line beneath headings, labels and steps. */
export const languageModes = ['both', 'mn', 'en'] as const
export type LanguageMode = (typeof languageModes)[number]

/** The mode a cookie or an address names, or null. */
export const readLanguageMode = (text: string | null | undefined): LanguageMode | null =>
  languageModes.find(mode => mode === text) ?? null

/** The language of sentences, messages and dates in a mode. */
export const sentenceLanguage = (mode: LanguageMode): 'mn' | 'en' => (mode === 'en' ? 'en' : 'mn')

/** Names the mode a person has chosen, so that the first view is right at once. */
export const languageCookie = 'khyanalt-language'
/** Before the name of a cookie under https: browsers then take it from this very host and over https alone. */
export const hostPrefix = '__Host-'
/** Names it in an address that is to be shared or found: `?lang=en`. */
export const languageParameter = 'lang'
