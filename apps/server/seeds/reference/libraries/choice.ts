/** `data` is copied into the fields that a form names in `autofields`. */
export type Choice = readonly [value: string, mn: string, en: string, data?: Readonly<Record<string, string>>]

/** Choices by the name of their library. */
export type Libraries = Readonly<Record<string, readonly Choice[]>>
