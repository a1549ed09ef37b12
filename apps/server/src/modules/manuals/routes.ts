// The calls of manuals.
import * as calls from '@khyanalt/contract/manuals'
import { type Binding, bind } from '../../http/bind.ts'
import { shared } from '../../http/bind-shared.ts'
import { getManual } from './get-manual.ts'
import { listManuals } from './list-manuals.ts'

export const manualRoutes = (): Binding[] => [
  shared(bind(calls.listManuals, listManuals)),
  shared(bind(calls.getManual, getManual)),
]
