import { listUnits } from '@khyanalt/contract/agency'
import {
  addWord,
  listAddresses,
  listCountries,
  listLanguageLibrary,
  listLibrary,
  listOrganizations,
  listReference,
  listWords,
} from '@khyanalt/contract/lists'
import { listStaffWords, mergeWords, removeWord } from '@khyanalt/contract/staff-words'
import { type Binding, bind } from '../../http/bind.ts'
import { bindKept } from '../../http/bind-kept.ts'
import type { Services } from '../../services.ts'
import { answerTyped, dropWord, joinWords } from './keep-words.ts'
import {
  answerAddresses,
  answerCountries,
  answerLanguageLibrary,
  answerLibrary,
  answerOrganizations,
  answerReference,
  answerUnits,
  answerWords,
  keepWord,
} from './list-choices.ts'

export const listRoutes = (services: Services): Binding[] => [
  bind(listStaffWords, answerTyped),
  bind(mergeWords, joinWords(services)),
  bind(removeWord, dropWord(services)),
  bind(listOrganizations, answerOrganizations),
  bind(listUnits, answerUnits),
  bindKept(listAddresses, answerAddresses),
  bind(listWords, answerWords),
  bind(addWord, keepWord),
  bindKept(listLanguageLibrary, answerLanguageLibrary),
  bindKept(listCountries, answerCountries),
  bindKept(listReference, answerReference),
  bindKept(listLibrary, answerLibrary),
]
