// The calls of employees.
import * as calls from '@khyanalt/contract/workers'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { openHeldFile } from '../senders/open-held-file.ts'
import { addWorker } from './add-worker.ts'
import { listWorkers } from './list-workers.ts'
import { removeWorker } from './remove-worker.ts'
import { updateWorker } from './update-worker.ts'

export const workerRoutes = (services: Services): Binding[] => [
  bind(calls.listWorkers, listWorkers),
  bind(calls.addWorker, once(calls.addWorker, services.clock, addWorker(services))),
  bind(calls.updateWorker, once(calls.updateWorker, services.clock, updateWorker(services))),
  bind(calls.removeWorker, once(calls.removeWorker, services.clock, removeWorker(services))),
  // The same checks as for any answer: one PDF at a time, swept away when nothing names it (CON-013).
  bindRaw(calls.uploadCertificate, storeUpload(services)),
  bind(calls.showCertificate, openHeldFile(services)),
]
