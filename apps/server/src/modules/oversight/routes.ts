import { downloadOversight, listOversightRequests, readOversight } from '@khyanalt/contract/oversight'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { tableOfOversight } from './download-oversight.ts'
import { answerBehind } from './list-behind.ts'
import { answerOversight } from './read-oversight.ts'

export const oversightRoutes = (services: Services): Binding[] => [
  bind(readOversight, answerOversight(services)),
  bind(listOversightRequests, answerBehind(services)),
  bindTable(downloadOversight, tableOfOversight),
]
