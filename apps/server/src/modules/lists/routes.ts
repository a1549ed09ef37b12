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
import {
  getEditedList,
  listEditedLists,
  makeList,
  offerListOption,
  orderList,
  renameList,
  saveListOption,
} from '@khyanalt/contract/staff-lists'
import { listStaffWords, mergeWords, offerWord, removeWord } from '@khyanalt/contract/staff-words'
import { type Binding, bind } from '../../http/bind.ts'
import { bindKept } from '../../http/bind-kept.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { keepOption, offerOption, sortList } from './edit-list.ts'
import { answerList, answerLists } from './edited-list.ts'
import { answerTyped, dropWord, joinWords, offerTyped } from './keep-words.ts'
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
import { beginList, callList } from './name-list.ts'

export const listRoutes = (services: Services): Binding[] => [
  bind(listEditedLists, answerLists),
  bind(getEditedList, answerList),
  bind(makeList, once(makeList, services.clock, beginList(services))),
  bind(renameList, once(renameList, services.clock, callList(services))),
  bind(saveListOption, once(saveListOption, services.clock, keepOption(services))),
  bind(offerListOption, once(offerListOption, services.clock, offerOption(services))),
  bind(orderList, once(orderList, services.clock, sortList(services))),
  bind(listStaffWords, answerTyped),
  bind(offerWord, offerTyped(services)),
  bind(mergeWords, joinWords(services)),
  bind(removeWord, dropWord(services)),
  bind(listOrganizations, answerOrganizations),
  bindShared(listUnits, answerUnits, services.kept),
  bindKept(listAddresses, answerAddresses),
  bind(listWords, answerWords),
  bind(addWord, keepWord),
  bindKept(listLanguageLibrary, answerLanguageLibrary),
  bindKept(listCountries, answerCountries),
  bindKept(listReference, answerReference),
  bindKept(listLibrary, answerLibrary),
]
