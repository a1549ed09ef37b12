import * as calls from '@khyanalt/contract/oversight'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { downloadOversight } from './download-oversight.ts'
import { listOversightRequests } from './list-oversight-requests.ts'
import { readOversight } from './read-oversight.ts'

export const oversightRoutes = (services: Services): Binding[] => [
  bind(calls.readOversight, readOversight(services)),
  bind(calls.listOversightRequests, listOversightRequests(services)),
  bindTable(calls.downloadOversight, downloadOversight),
]
