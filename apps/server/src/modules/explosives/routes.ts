// The calls of explosives.
import {
  downloadExplosiveReport,
  getPermitData,
  listMaterials,
  listPermits,
  listReportPermits,
  readExplosiveReport,
} from '@khyanalt/contract/explosives'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { tableOfReport } from './download-report.ts'
import { answerMaterials, answerPermitData, answerPermits } from './read-permits.ts'
import { answerReport, answerReportPermits } from './read-report.ts'

export const explosiveRoutes = (services: Services): Binding[] => [
  bind(listPermits, answerPermits(services)),
  bind(getPermitData, answerPermitData),
  bind(listMaterials, answerMaterials),
  bind(listReportPermits, answerReportPermits),
  bind(readExplosiveReport, answerReport),
  bindTable(downloadExplosiveReport, tableOfReport),
]
