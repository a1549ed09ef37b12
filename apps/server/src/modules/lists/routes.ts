import {
  addWord,
  listAddresses,
  listCompanies,
  listLanguageLibrary,
  listLibrary,
  listOrganizations,
  listWords,
} from '@khyanalt/contract/lists'
import { type Binding, bind } from '../../http/bind.ts'
import {
  answerAddresses,
  answerCompanies,
  answerLibrary,
  answerOrganizations,
  answerWords,
  keepWord,
} from './list-choices.ts'

export const listRoutes = (): Binding[] => [
  bind(listOrganizations, answerOrganizations),
  bind(listAddresses, answerAddresses),
  bind(listWords, answerWords),
  bind(addWord, keepWord),
  bind(listLanguageLibrary, answerLibrary),
  bind(listLibrary, answerLibrary),
  bind(listCompanies, answerCompanies),
]
