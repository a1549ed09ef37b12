// The calls of explosives.
import * as calls from '@khyanalt/contract/explosives'
import { type Binding, bind } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { downloadExplosiveReport } from './download-explosive-report.ts'
import { getPermitData } from './get-permit-data.ts'
import { listMaterials } from './list-materials.ts'
import { listPermits } from './list-permits.ts'
import { listReportPermits } from './list-report-permits.ts'
import { readExplosiveReport } from './read-explosive-report.ts'

export const explosiveRoutes = (services: Services): Binding[] => [
  bind(calls.listPermits, listPermits(services)),
  bind(calls.getPermitData, getPermitData),
  bind(calls.listMaterials, listMaterials),
  bind(calls.listReportPermits, listReportPermits),
  bind(calls.readExplosiveReport, readExplosiveReport),
  bindTable(calls.downloadExplosiveReport, downloadExplosiveReport),
]
