// Numbers people read aloud (CON-076): prefix, two-digit year, seven-digit counter.

/** Prefixes by noun. */
export const numberPrefix = { inspection: 'R', foodSafety: 'F', feeReport: 'A', invoice: 'N', letter: 'L' } as const
export type NumberedNoun = keyof typeof numberPrefix

/** A request or invoice number such as R260000042; `year` is four digits. */
export const documentNumber = (noun: NumberedNoun, year: number, counter: number): string =>
  `${numberPrefix[noun]}${String(year % 100).padStart(2, '0')}${String(counter).padStart(7, '0')}`

/** Whether the text has the shape of a number of this noun. */
export const isDocumentNumber = (noun: NumberedNoun, text: string): boolean =>
  text.length === 10 && text.startsWith(numberPrefix[noun]) && /^\d{9}$/.test(text.slice(1))

/** A licence number: certificate code of the category, year and counter, such as 02-26-000042. */
export const licenceNumber = (categoryCode: string, year: number, counter: number): string =>
  `${categoryCode}-${String(year % 100).padStart(2, '0')}-${String(counter).padStart(6, '0')}`

/** Whether the text has the shape of a request number; no form id has it (CON-041). */
export const isRequestNumber = (text: string): boolean => /^[RFA]\d{9}$/.test(text)
