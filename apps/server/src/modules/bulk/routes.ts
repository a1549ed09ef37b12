import * as calls from '@khyanalt/contract/bulk-acts'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { cancelBulkAct } from './cancel-bulk-act.ts'
import { closeBulkAct } from './close-bulk-act.ts'
import { listBulkActs } from './list-bulk-acts.ts'
import { previewBulkAct } from './preview-bulk-act.ts'
import { startBulkAct } from './start-bulk-act.ts'

export const bulkRoutes = (services: Services): Binding[] => [
  bind(calls.previewBulkAct, previewBulkAct),
  bind(calls.startBulkAct, once(calls.startBulkAct, services.clock, startBulkAct(services))),
  bind(calls.listBulkActs, listBulkActs(services)),
  bind(calls.cancelBulkAct, cancelBulkAct(services)),
  bind(calls.closeBulkAct, closeBulkAct(services)),
]
