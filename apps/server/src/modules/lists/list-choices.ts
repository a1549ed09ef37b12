// Choices for forms.
import type {
  addWord,
  listAddresses,
  listCompanies,
  listLanguageLibrary,
  listLibrary,
  listOrganizations,
  listWords,
} from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { listCompanyNames, listOrganizationRows, listWordRows, upsertWord } from './lists.sql.ts'
import { readAddressTree, readLibrary } from './read-list.ts'

export const answerOrganizations: UseCase<typeof listOrganizations> = async tx => ({
  data: (await listOrganizationRows(tx)).map(row => ({ name: row.name_mn, value: row.id })),
})

export const answerAddresses: UseCase<typeof listAddresses> = async tx => ({ data: await readAddressTree(tx) })

export const answerLibrary: UseCase<typeof listLibrary | typeof listLanguageLibrary> = async (
  tx,
  _caller,
  { library },
) => {
  const data = await readLibrary(tx, library)
  if (data.length === 0) throw refuse('not_found')
  return { data }
}

export const answerWords: UseCase<typeof listWords> = async (tx, _caller, { wordkey, lang }) => ({
  data: await listWordRows(tx, wordkey, lang),
})

export const keepWord: UseCase<typeof addWord> = async (tx, _caller, { wordkey, lang, text }) => {
  await upsertWord(tx, wordkey, lang, text)
  return {}
}

export const answerCompanies: UseCase<typeof listCompanies> = async (tx, caller) => ({
  data: Object.fromEntries((await listCompanyNames(tx, caller.userId)).map(row => [row.id, row.name])),
})
