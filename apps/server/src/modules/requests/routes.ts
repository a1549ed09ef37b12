import { getApplicant } from '@khyanalt/contract/applicants'
import { askForChange, getChangeInfo, uploadChangeLetter } from '@khyanalt/contract/certificate-changes'
import { createForCustomer, listPortalRequests, searchCustomer } from '@khyanalt/contract/portal-requests'
import { findDraft, getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { getRequestPdf } from '@khyanalt/contract/request-paper'
import { listRounds } from '@khyanalt/contract/request-rounds'
import {
  createRequest,
  deleteRequest,
  getServiceForm,
  resubmitRequest,
  saveDraft,
  submitRequest,
  takeNewForm,
  withdrawRequest,
} from '@khyanalt/contract/requests'
import { getSentRequest } from '@khyanalt/contract/sent-request'
import { checkTools } from '@khyanalt/contract/tool-check'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { sendChange } from './ask-for-change.ts'
import { showChangeInfo } from './change-info.ts'
import { checkToolFields } from './check-tools.ts'
import { makeDraftForCustomer } from './create-for-customer.ts'
import { makeDraft } from './create-request.ts'
import { deleteDraft } from './delete-request.ts'
import { findOpenDraft } from './find-draft.ts'
import { answerApplicant } from './get-applicant.ts'
import { answerSent } from './get-sent-request.ts'
import { openRequest } from './get-service-form.ts'
import { listOfDesk } from './list-portal-requests.ts'
import { countOwn, listOwn } from './list-requests.ts'
import { showRounds } from './list-rounds.ts'
import { printRequest } from './print-request.ts'
import { keepDraft } from './save-draft.ts'
import { findCustomers } from './search-customer.ts'
import { sendRequest } from './send-request.ts'
import { moveToNewForm } from './take-new-form.ts'
import { takeBack } from './withdraw-request.ts'

export const requestRoutes = (services: Services): Binding[] => [
  bind(createRequest, once(createRequest, services.clock, makeDraft(services))),
  bind(getApplicant, answerApplicant),
  bind(getServiceForm, openRequest(services)),
  bind(submitRequest, once(submitRequest, services.clock, sendRequest(services, 'submit'))),
  bind(resubmitRequest, once(resubmitRequest, services.clock, sendRequest(services, 'resubmit'))),
  bind(saveDraft, once(saveDraft, services.clock, keepDraft(services))),
  bind(deleteRequest, deleteDraft(services)),
  bind(withdrawRequest, once(withdrawRequest, services.clock, takeBack(services))),
  bind(takeNewForm, once(takeNewForm, services.clock, moveToNewForm(services))),
  bind(listMyRequests, listOwn(services)),
  bind(getStats, countOwn),
  bind(findDraft, findOpenDraft),
  bind(getSentRequest, answerSent),
  bind(listRounds, showRounds(services)),
  bindRaw(getRequestPdf, printRequest(services)),
  bind(searchCustomer, findCustomers),
  bind(createForCustomer, once(createForCustomer, services.clock, makeDraftForCustomer(services))),
  bind(listPortalRequests, listOfDesk(services)),
  bind(getChangeInfo, showChangeInfo(services)),
  bind(askForChange, once(askForChange, services.clock, sendChange(services))),
  // The same checks as for any answer (CON-012).
  bindRaw(uploadChangeLetter, storeUpload(services)),
  bind(checkTools, checkToolFields(services)),
]

/** The search for customers, limited so that nobody reads the registers through. */
export const requestRateLimits = {
  searchCustomer: { max: 60, timeWindow: '1 minute' },
} as const
