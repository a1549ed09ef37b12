import { listLicences } from '@khyanalt/contract/agency'
import {
  getAttachment,
  getCategories,
  getCategoryList,
  getForm,
  getFormList,
  getModalFormList,
  getOldForm,
} from '@khyanalt/contract/catalogue'
import { getOpenForm } from '@khyanalt/contract/open-form'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindShared } from '../../http/bind-shared.ts'
import type { Services } from '../../services.ts'
import { sendAttachment } from './get-attachment.ts'
import { readOpenForm } from './get-open-form.ts'
import { findOldForm, getServicePage, listFolderServices, listServicesOfCategory } from './get-services.ts'
import { listCategoryTree } from './list-categories.ts'
import { listLicencesByCategory } from './list-licences.ts'

export const catalogueRoutes = (services: Services): Binding[] => [
  bindShared(getCategories, listCategoryTree, services.kept),
  bindShared(getCategoryList, listCategoryTree, services.kept),
  bindShared(getFormList, listServicesOfCategory, services.kept),
  bindShared(getModalFormList, listFolderServices, services.kept),
  bindShared(getForm, getServicePage, services.kept),
  bindShared(getOldForm, findOldForm, services.kept),
  bindShared(listLicences, listLicencesByCategory, services.kept),
  bind(getOpenForm, readOpenForm),
  bindRaw(getAttachment, sendAttachment(services)),
]
