import {
  agreeRequest,
  approveRequest,
  getCase,
  listQueue,
  receiveRequest,
  rejectRequest,
  returnRequest,
} from '@khyanalt/contract/review'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { approve } from './approve-request.ts'
import { agree, receive, reject, sendBack } from './decide-request.ts'
import { openCase } from './get-case.ts'
import { listWork } from './list-queue.ts'

export const reviewRoutes = (services: Services): Binding[] => [
  bind(listQueue, listWork(services)),
  bind(getCase, openCase),
  bind(receiveRequest, once(receiveRequest, services.clock, receive(services))),
  bind(agreeRequest, once(agreeRequest, services.clock, agree(services))),
  bind(returnRequest, once(returnRequest, services.clock, sendBack(services))),
  bind(rejectRequest, once(rejectRequest, services.clock, reject(services))),
  bind(approveRequest, once(approveRequest, services.clock, approve(services))),
]
