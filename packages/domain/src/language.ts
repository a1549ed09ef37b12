// Languages of the product: Mongolian first, English beneath, some Russian.
export const Language = { mn: 'mn', en: 'en', ru: 'ru' } as const
export type Language = (typeof Language)[keyof typeof Language]

/** A text in the two languages every label has. */
export type Bilingual = { readonly mn: string; readonly en: string }
