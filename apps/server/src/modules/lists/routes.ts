import * as agencyCalls from '@khyanalt/contract/agency'
import * as listsCalls from '@khyanalt/contract/lists'
import * as staffListFilesCalls from '@khyanalt/contract/staff-list-files'
import * as staffListsCalls from '@khyanalt/contract/staff-lists'
import * as staffWordsCalls from '@khyanalt/contract/staff-words'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindKept } from '../../http/bind-kept.ts'
import { bindShared } from '../../http/bind-shared.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { addWord } from './add-word.ts'
import { compareLists } from './compare-lists.ts'
import { downloadList } from './download-list.ts'
import { findListUses } from './find-list-uses.ts'
import { getEditedList } from './get-edited-list.ts'
import { importListRows } from './import-list-rows.ts'
import { listAddresses } from './list-addresses.ts'
import { listCountries } from './list-countries.ts'
import { listEditedLists } from './list-edited-lists.ts'
import { listLanguageLibrary } from './list-language-library.ts'
import { listLibrary } from './list-library.ts'
import { listOrganizations } from './list-organizations.ts'
import { listReference } from './list-reference.ts'
import { listStaffWords } from './list-staff-words.ts'
import { listUnits } from './list-units.ts'
import { listWords } from './list-words.ts'
import { makeList } from './make-list.ts'
import { mergeListOptions } from './merge-list-options.ts'
import { mergeLists } from './merge-lists.ts'
import { mergeWords } from './merge-words.ts'
import { offerListOption } from './offer-list-option.ts'
import { offerWord } from './offer-word.ts'
import { orderList } from './order-list.ts'
import { readListFile } from './read-list-file.ts'
import { removeWord } from './remove-word.ts'
import { renameList } from './rename-list.ts'
import { saveListOption } from './save-list-option.ts'

export const listRoutes = (services: Services): Binding[] => [
  bind(staffListsCalls.listEditedLists, listEditedLists),
  bind(staffListsCalls.getEditedList, getEditedList),
  bind(staffListsCalls.makeList, once(staffListsCalls.makeList, services.clock, makeList(services))),
  bind(staffListsCalls.renameList, once(staffListsCalls.renameList, services.clock, renameList(services))),
  bind(staffListsCalls.saveListOption, once(staffListsCalls.saveListOption, services.clock, saveListOption(services))),
  bind(
    staffListsCalls.offerListOption,
    once(staffListsCalls.offerListOption, services.clock, offerListOption(services)),
  ),
  bind(staffListsCalls.orderList, once(staffListsCalls.orderList, services.clock, orderList(services))),
  bind(staffListsCalls.findListUses, findListUses),
  bind(
    staffListsCalls.mergeListOptions,
    once(staffListsCalls.mergeListOptions, services.clock, mergeListOptions(services)),
  ),
  bindTable(staffListFilesCalls.downloadList, downloadList),
  bindRaw(staffListFilesCalls.readListFile, readListFile(services)),
  bind(
    staffListFilesCalls.importListRows,
    once(staffListFilesCalls.importListRows, services.clock, importListRows(services)),
  ),
  bind(staffListFilesCalls.compareLists, compareLists),
  bind(staffListFilesCalls.mergeLists, once(staffListFilesCalls.mergeLists, services.clock, mergeLists(services))),
  bind(staffWordsCalls.listStaffWords, listStaffWords),
  bind(staffWordsCalls.offerWord, offerWord(services)),
  bind(staffWordsCalls.mergeWords, mergeWords(services)),
  bind(staffWordsCalls.removeWord, removeWord(services)),
  bind(listsCalls.listOrganizations, listOrganizations),
  bindShared(agencyCalls.listUnits, listUnits, services.kept),
  bindKept(listsCalls.listAddresses, listAddresses),
  bind(listsCalls.listWords, listWords),
  bind(listsCalls.addWord, addWord),
  bindKept(listsCalls.listLanguageLibrary, listLanguageLibrary),
  bindKept(listsCalls.listCountries, listCountries),
  bindKept(listsCalls.listReference, listReference),
  bindKept(listsCalls.listLibrary, listLibrary),
]
