// The calls of employees.
import {
  addWorker,
  listWorkers,
  removeWorker,
  showCertificate,
  updateWorker,
  uploadCertificate,
} from '@khyanalt/contract/workers'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { openHeldFile } from '../senders/open-held-file.ts'
import { registerWorker } from './add-worker.ts'
import { listStaff } from './list-workers.ts'
import { takeOffWorker } from './remove-worker.ts'
import { changeWorker } from './update-worker.ts'

export const workerRoutes = (services: Services): Binding[] => [
  bind(listWorkers, listStaff),
  bind(addWorker, once(addWorker, services.clock, registerWorker(services))),
  bind(updateWorker, once(updateWorker, services.clock, changeWorker(services))),
  bind(removeWorker, once(removeWorker, services.clock, takeOffWorker(services))),
  // The same checks as for any answer: one PDF at a time, swept away when nothing names it (CON-013).
  bindRaw(uploadCertificate, storeUpload(services)),
  bind(showCertificate, openHeldFile(services)),
]
