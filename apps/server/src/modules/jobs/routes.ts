import * as calls from '@khyanalt/contract/jobs'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { listJobs } from './list-jobs.ts'
import { retryJobs } from './retry-jobs.ts'
import { runNightTask } from './run-night-task.ts'

export const jobRoutes = (services: Services): Binding[] => [
  bind(calls.listJobs, listJobs(services)),
  bind(calls.retryJobs, retryJobs(services)),
  bind(calls.runNightTask, once(calls.runNightTask, services.clock, runNightTask(services))),
]
