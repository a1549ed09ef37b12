import * as calls from '@khyanalt/contract/oversight'
import * as answers from '@khyanalt/contract/oversight-answers'
import * as reports from '@khyanalt/contract/oversight-reports'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { downloadOversight } from './download-oversight.ts'
import { getOversightReport } from './get-oversight-report.ts'
import { listOversightReports } from './list-oversight-reports.ts'
import { listOversightRequests } from './list-oversight-requests.ts'
import { readOversight } from './read-oversight.ts'
import { readOversightBacklog } from './read-oversight-backlog.ts'
import { readOversightTimes } from './read-oversight-times.ts'
import { readOversightWork } from './read-oversight-work.ts'

export const oversightRoutes = (services: Services): Binding[] => [
  bind(calls.readOversight, readOversight(services)),
  bind(answers.readOversightTimes, readOversightTimes),
  bind(answers.readOversightBacklog, readOversightBacklog(services)),
  bind(answers.readOversightWork, readOversightWork(services)),
  bind(calls.listOversightRequests, listOversightRequests(services)),
  bind(reports.listOversightReports, listOversightReports),
  bindRaw(reports.getOversightReport, getOversightReport),
  bindTable(calls.downloadOversight, downloadOversight(services)),
]
