import { listJobs, retryJobs, runNightTask } from '@khyanalt/contract/jobs'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { retryGivenUpJobs } from './retry-jobs.ts'
import { startTask } from './run-task.ts'
import { showJobs } from './show-jobs.ts'

export const jobRoutes = (services: Services): Binding[] => [
  bind(listJobs, showJobs(services)),
  bind(retryJobs, retryGivenUpJobs(services)),
  bind(runNightTask, once(runNightTask, services.clock, startTask(services))),
]
