// What somebody of the agency typed into the search of the console, read once for every kind of thing.
import { type NumberedNoun, numberPrefix } from './document-numbers.ts'
import { nameWords, typedRegisterNumber } from './name-search.ts'
import { nameKey } from './search-key.ts'
import { serialBeginnings } from './serial-key.ts'

export type ConsoleQuestion = {
  readonly text: string
  /** Letters and digits of a part of a document's number; null where it cannot be one. */
  readonly number: string | null
  /** The same of a serial number, which may be meant in either alphabet. */
  readonly serials: readonly string[]
  /** A whole register number of a person or an organisation. */
  readonly register: string | null
  /** The sounds of the words of a name; none where a number was typed. */
  readonly words: readonly string[]
}

/** Fewer letters of a number or of a name are shared by too many. */
const shortestNumber = 4
const shortestName = 2

// Letters of numbers by the sound that people know them by; they stand where fingers look for them.
const sounds: Readonly<Record<string, string>> = { Р: 'R', Ф: 'F', А: 'A', Н: 'N' }

/** The part of a number that a noun may have: one that begins with a letter is of that letter's noun alone. */
export const partOf = ({ number }: Pick<ConsoleQuestion, 'number'>, noun: NumberedNoun): string | null =>
  number !== null && (/^\d/.test(number) || number.startsWith(numberPrefix[noun])) ? number : null

export const readConsoleQuestion = (typed: string): ConsoleQuestion => {
  const text = typed.normalize('NFKC').trim().slice(0, 100)
  const bare = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const number = bare.replace(/^[РФАН](?=\d)/u, letter => sounds[letter] ?? letter)
  // A document's number has the shape of a foreigner's.
  const register = /^[RFAN]\d+$/.test(number) ? null : typedRegisterNumber(text)
  const isNumber = /\d{3}/.test(bare)
  return {
    text,
    number: /^[A-Z]?\d+$/.test(number) && number.length >= shortestNumber ? number : null,
    // A whole number of a document is that of no machine.
    serials:
      /\d/.test(bare) && !/^[RFAN]\d{9}$/.test(number)
        ? serialBeginnings(text)
            .filter(key => key.length >= shortestNumber)
            .slice(0, 2)
        : [],
    register,
    words: isNumber || nameKey(text).replaceAll(' ', '').length < shortestName ? [] : nameWords(text).slice(0, 8),
  }
}
