import * as calls from '@khyanalt/contract/data-views'
import { type Binding, bind } from '../../http/bind.ts'
import { listDataViews } from './list-data-views.ts'

export const dataViewRoutes = (): Binding[] => [bind(calls.listDataViews, listDataViews)]
