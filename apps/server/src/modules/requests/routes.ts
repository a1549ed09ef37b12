import {
  createRequest,
  deleteRequest,
  getServiceForm,
  getStats,
  listMyRequests,
  resubmitRequest,
  saveDraft,
  submitRequest,
} from '@khyanalt/contract/requests'
import { type Binding, bind } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { makeDraft } from './create-request.ts'
import { deleteDraft } from './delete-request.ts'
import { openRequest } from './get-service-form.ts'
import { countOwn, listOwn } from './list-requests.ts'
import { keepDraft } from './save-draft.ts'
import { sendRequest } from './send-request.ts'

export const requestRoutes = (services: Services): Binding[] => [
  bind(createRequest, once(createRequest, services.clock, makeDraft(services))),
  bind(getServiceForm, openRequest),
  bind(submitRequest, once(submitRequest, services.clock, sendRequest(services, 'submit'))),
  bind(resubmitRequest, once(resubmitRequest, services.clock, sendRequest(services, 'resubmit'))),
  bind(saveDraft, once(saveDraft, services.clock, keepDraft(services))),
  bind(deleteRequest, deleteDraft(services)),
  bind(listMyRequests, listOwn),
  bind(getStats, countOwn),
]
