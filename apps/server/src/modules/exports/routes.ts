// The calls of exports.
import * as personalDataCalls from '@khyanalt/contract/personal-data'
import * as requestExportsCalls from '@khyanalt/contract/request-exports'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { exportMyData } from './export-my-data.ts'
import { exportRequest } from './export-request.ts'
import { openExport } from './open-export.ts'
import { openMyData } from './open-my-data.ts'

/** A ZIP reads every file of a request, or of a person; nobody needs more in a minute. */
export const exportRateLimits = {
  openExport: { max: 30, timeWindow: '1 minute' },
  openMyData: { max: 10, timeWindow: '1 minute' },
} as const

export const exportRoutes = (services: Services): Binding[] => [
  bind(requestExportsCalls.exportRequest, exportRequest(services)),
  bindRaw(requestExportsCalls.openExport, openExport(services)),
  bind(personalDataCalls.exportMyData, exportMyData(services)),
  bindRaw(personalDataCalls.openMyData, openMyData(services)),
]
