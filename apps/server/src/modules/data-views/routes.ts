import { listDataViews } from '@khyanalt/contract/data-views'
import { type Binding, bind } from '../../http/bind.ts'
import { answerViews } from './list-views.ts'

export const dataViewRoutes = (): Binding[] => [bind(listDataViews, answerViews)]
