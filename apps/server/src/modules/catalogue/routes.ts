import {
  getCategories,
  getCategoryList,
  getForm,
  getFormList,
  getModalFormList,
  getOldForm,
} from '@khyanalt/contract/catalogue'
import { type Binding, bind } from '../../http/bind.ts'
import { findOldForm, getServicePage, listFolderServices, listServicesOfCategory } from './get-services.ts'
import { listCategoryTree } from './list-categories.ts'

export const catalogueRoutes = (): Binding[] => [
  bind(getCategories, listCategoryTree),
  bind(getCategoryList, listCategoryTree),
  bind(getFormList, listServicesOfCategory),
  bind(getModalFormList, listFolderServices),
  bind(getForm, getServicePage),
  bind(getOldForm, findOldForm),
]
