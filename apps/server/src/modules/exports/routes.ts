// The calls of exports.
import { exportRequest, openExport } from '@khyanalt/contract/request-exports'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { makeExport, streamExport } from './export-request.ts'

/** A ZIP reads every file of a request; nobody needs more in a minute. */
export const exportRateLimits = { openExport: { max: 30, timeWindow: '1 minute' } } as const

export const exportRoutes = (services: Services): Binding[] => [
  bind(exportRequest, makeExport(services)),
  bindRaw(openExport, streamExport(services)),
]
