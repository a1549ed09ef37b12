import * as agencyCalls from '@khyanalt/contract/agency'
import * as catalogueCalls from '@khyanalt/contract/catalogue'
import * as openFormCalls from '@khyanalt/contract/open-form'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import type { Services } from '../../services.ts'
import { getAttachment } from './get-attachment.ts'
import { getForm } from './get-form.ts'
import { getFormList } from './get-form-list.ts'
import { getModalFormList } from './get-modal-form-list.ts'
import { getOldForm } from './get-old-form.ts'
import { getOpenForm } from './get-open-form.ts'
import { listCategoryTree } from './list-categories.ts'
import { listLicences } from './list-licences.ts'

export const catalogueRoutes = (services: Services): Binding[] => [
  bindShared(catalogueCalls.getCategories, listCategoryTree, services.kept),
  bindShared(catalogueCalls.getCategoryList, listCategoryTree, services.kept),
  bindShared(catalogueCalls.getFormList, getFormList, services.kept),
  bindShared(catalogueCalls.getModalFormList, getModalFormList, services.kept),
  bindShared(catalogueCalls.getForm, getForm, services.kept),
  bindShared(catalogueCalls.getOldForm, getOldForm, services.kept),
  bindShared(agencyCalls.listLicences, listLicences, services.kept),
  bind(openFormCalls.getOpenForm, getOpenForm),
  bindRaw(catalogueCalls.getAttachment, getAttachment(services)),
]
