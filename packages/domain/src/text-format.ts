// Shapes of a line of text. None asks for an alphabet: a number is written as it stands on the machine or the paper.
import { isEmailAddress } from './email-address.ts'
import { normalisePhone, phoneFault } from './phone-number.ts'

/** The shapes by name: what a line of text is, where it is more than words. */
export const textFormats = [
  'model',
  'identifier',
  'document_number',
  'email',
  'web_address',
  'iban',
  'time_of_day',
  'international_phone',
] as const
export type TextFormat = (typeof textFormats)[number]

/** Most characters of a number of a machine or a paper. */
export const maxNumberLength = 100

// Each pattern is one class of characters from end to end, so that its time grows with the text and no faster.
const numberSigns = /^[\p{L}\p{M}\p{N} \u00a0.,:;/\\|_()[\]#№&+*'’"“”«»°\u2010-\u2015-]*$/u
const anyLetterOrDigit = /[\p{L}\p{N}]/u

const isIdentifier = (text: string): boolean =>
  text.length <= maxNumberLength && numberSigns.test(text) && anyLetterOrDigit.test(text)

/** Whether text without blanks around it has the shape. */
const shapes: { readonly [F in TextFormat]: (text: string) => boolean } = {
  model: text => anyLetterOrDigit.test(text),
  identifier: isIdentifier,
  document_number: text => isIdentifier(text) && /\p{Nd}/u.test(text),
  email: isEmailAddress,
  web_address: text => isWebAddress(text),
  iban: text => isIban(text),
  time_of_day: text => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text),
  international_phone: text => phoneFault(normalisePhone(text, true), { owner: 'person', foreigner: true }) === null,
}

/** Whether a text has a shape; blanks around it do not matter. */
export const hasFormat = (text: string, format: TextFormat): boolean => shapes[format](text.trim())

/** An address of a page or a site, with or without `https://`; names of sites may be in any alphabet. */
const isWebAddress = (text: string): boolean => {
  if (/\s/.test(text)) return false
  const site = text.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? ''
  const labels = site.replace(/:\d{1,5}$/, '').split('.')
  return labels.length > 1 && labels.every(isLabel) && /\p{L}/u.test(labels.at(-1) ?? '')
}

const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[\p{L}\p{M}\p{Nd}-]+$/u.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** An account number of ISO 13616 whose check digits agree. */
const isIban = (text: string): boolean => {
  const compact = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  let rest = 0
  for (const sign of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
