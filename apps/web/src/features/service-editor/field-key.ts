// The key of a question: made of its title in Latin letters, so that nobody has to invent one.
import type { Bilingual } from '@khyanalt/domain/language'
import { textPresets } from '@khyanalt/form-engine/starter-field'
import { isKnownType } from './form-edits.ts'

/** Cyrillic letters in Latin, without signs that a key may not hold. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', ө: 'u', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ү: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

const longest = 40

/** The key that a title gives, `khuchin_chadal`; empty where it holds no letter. */
export const keyOf = ({ mn, en }: Bilingual): string => fromText(mn) || fromText(en)

const fromText = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()]
    .map(letter => latin[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    // Keys that begin so are kept from the server.
    .replace(/^temp_/, '')
    .slice(0, longest)
    .replace(/_+$/, '')

/** A key that nobody else has: the wanted one, else with a number behind it. */
export const freeKey = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}_${number}`)) return `${wanted}_${number}`
}

/** Whether a key was made from the title or the kind, not written by somebody. */
export const isMadeKey = (key: string, title: Bilingual): boolean => {
  const stem = key.replace(/_\d+$/, '')
  const made = keyOf(title)
  return (made !== '' && (key === made || stem === made)) || isKnownType(stem) || stem in textPresets || stem === 'cell'
}

/** Whether a key is one that a form may hold. */
export const isKey = (key: string): boolean => /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(key) && !key.startsWith('temp_')
