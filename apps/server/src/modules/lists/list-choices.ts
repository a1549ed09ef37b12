// Choices for forms.
import type { listUnits } from '@khyanalt/contract/agency'
import type {
  addWord,
  listAddresses,
  listCountries,
  listLanguageLibrary,
  listLibrary,
  listOrganizations,
  listReference,
  listWords,
  Option,
} from '@khyanalt/contract/lists'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { countOwnWords, keepOwnWord, listOrganizationRows, listWordRows, useWord } from './lists.sql.ts'
import { readAddressTree, readLibrary } from './read-list.ts'

export const answerUnits: UseCase<typeof listUnits> = async tx => ({
  data: (await listOrganizationRows(tx)).map(row => ({ id: row.id, name: { mn: row.name_mn, en: row.name_en } })),
})

export const answerOrganizations: UseCase<typeof listOrganizations> = async tx => ({
  data: (await listOrganizationRows(tx)).map(row => ({ name: row.name_mn, name_en: row.name_en, value: row.id })),
})

export const answerAddresses: UseCase<typeof listAddresses> = async tx => ({ data: await readAddressTree(tx) })

export const answerLibrary: UseCase<typeof listLibrary> = async (tx, _caller, input) => ({
  data: await findOptions(tx, input.library, {
    offered: input['options[status]'] === '1',
    parent: input['options[parent]'],
  }),
})

export const answerLanguageLibrary: UseCase<typeof listLanguageLibrary> = async (tx, _caller, { library }) => ({
  data: await findOptions(tx, library, {}),
})

export const answerReference: UseCase<typeof listReference> = async (tx, _caller, input) => ({
  data: await findOptions(tx, input['options[key]'], { offered: input['options[status]'] === '1' }),
})

export const answerCountries: UseCase<typeof listCountries> = async (tx, _caller, input) => {
  const countries = await findOptions(tx, 'country', { offered: input['options[status]'] === '1' })
  return { data: Object.fromEntries(countries.map(({ value, label }) => [value, label.mn])) }
}

/** The options of a library that somebody knows. */
const findOptions = async (
  tx: Tx,
  library: string,
  { offered = false, parent }: { readonly offered?: boolean; readonly parent?: string | undefined },
): Promise<Option[]> => {
  const options = await readLibrary(tx, library)
  if (options.length === 0) throw refuse('not_found')
  return options.filter(
    ({ disabled, data }) => !(offered && disabled) && (parent === undefined || data?.parent === parent),
  )
}

/** `custom_table` names another stored list for the key (CON-100). */
export const answerWords: UseCase<typeof listWords> = async (tx, { userId }, { wordkey, lang, custom_table }) => ({
  data: await listWordRows(tx, { key: custom_table ?? wordkey, language: lang, userId }),
})

/** New words of a person that may wait for an administrator. */
export const mostOwnWords = 200

/** Others see a word once an administrator offers it; nobody fills everybody's suggestions. */
export const keepWord: UseCase<typeof addWord> = async (tx, { userId }, { wordkey, lang, text }) => {
  const word = { key: wordkey, language: lang, text, userId }
  if (await useWord(tx, word)) return {}
  if ((await countOwnWords(tx, userId)) >= mostOwnWords) throw refuse('words_full')
  await keepOwnWord(tx, word)
  return {}
}
