import * as applicantsCalls from '@khyanalt/contract/applicants'
import * as certificateChangesCalls from '@khyanalt/contract/certificate-changes'
import * as portalRequestsCalls from '@khyanalt/contract/portal-requests'
import * as requestListsCalls from '@khyanalt/contract/request-lists'
import * as requestMessagesCalls from '@khyanalt/contract/request-messages'
import * as requestPaperCalls from '@khyanalt/contract/request-paper'
import * as requestRoundsCalls from '@khyanalt/contract/request-rounds'
import * as requestsCalls from '@khyanalt/contract/requests'
import * as sentRequestCalls from '@khyanalt/contract/sent-request'
import * as toolCheckCalls from '@khyanalt/contract/tool-check'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { storeUpload } from '../files/upload-file.ts'
import { askForChange } from './ask-for-change.ts'
import { checkTools } from './check-tools.ts'
import { createForCustomer } from './create-for-customer.ts'
import { createRequest } from './create-request.ts'
import { deleteRequest } from './delete-request.ts'
import { findDraft } from './find-draft.ts'
import { getApplicant } from './get-applicant.ts'
import { getChangeInfo } from './get-change-info.ts'
import { getRequestPdf } from './get-request-pdf.ts'
import { getSentRequest } from './get-sent-request.ts'
import { getServiceForm } from './get-service-form.ts'
import { getStats } from './get-stats.ts'
import { listMyRequests } from './list-my-requests.ts'
import { listPortalRequests } from './list-portal-requests.ts'
import { listRounds } from './list-rounds.ts'
import { saveDraft } from './save-draft.ts'
import { searchCustomer } from './search-customer.ts'
import { sendRequest } from './send-request.ts'
import { takeNewForm } from './take-new-form.ts'
import { withdrawRequest } from './withdraw-request.ts'
import { writeToAgency } from './write-to-agency.ts'

export const requestRoutes = (services: Services): Binding[] => [
  bind(requestsCalls.createRequest, once(requestsCalls.createRequest, services.clock, createRequest(services))),
  bind(applicantsCalls.getApplicant, getApplicant),
  bind(requestsCalls.getServiceForm, getServiceForm(services)),
  bind(requestsCalls.submitRequest, once(requestsCalls.submitRequest, services.clock, sendRequest(services, 'submit'))),
  bind(
    requestsCalls.resubmitRequest,
    once(requestsCalls.resubmitRequest, services.clock, sendRequest(services, 'resubmit')),
  ),
  bind(requestsCalls.saveDraft, once(requestsCalls.saveDraft, services.clock, saveDraft(services))),
  bind(requestsCalls.deleteRequest, deleteRequest(services)),
  bind(requestsCalls.withdrawRequest, once(requestsCalls.withdrawRequest, services.clock, withdrawRequest(services))),
  bind(
    requestMessagesCalls.writeToAgency,
    once(requestMessagesCalls.writeToAgency, services.clock, writeToAgency(services)),
  ),
  bind(requestsCalls.takeNewForm, once(requestsCalls.takeNewForm, services.clock, takeNewForm(services))),
  bind(requestListsCalls.listMyRequests, listMyRequests(services)),
  bind(requestListsCalls.getStats, getStats),
  bind(requestListsCalls.findDraft, findDraft),
  bind(sentRequestCalls.getSentRequest, getSentRequest),
  bind(requestRoundsCalls.listRounds, listRounds(services)),
  bindRaw(requestPaperCalls.getRequestPdf, getRequestPdf(services)),
  bind(portalRequestsCalls.searchCustomer, searchCustomer),
  bind(
    portalRequestsCalls.createForCustomer,
    once(portalRequestsCalls.createForCustomer, services.clock, createForCustomer(services)),
  ),
  bind(portalRequestsCalls.listPortalRequests, listPortalRequests(services)),
  bind(certificateChangesCalls.getChangeInfo, getChangeInfo(services)),
  bind(
    certificateChangesCalls.askForChange,
    once(certificateChangesCalls.askForChange, services.clock, askForChange(services)),
  ),
  // The same checks as for any answer (CON-012).
  bindRaw(certificateChangesCalls.uploadChangeLetter, storeUpload(services)),
  bind(toolCheckCalls.checkTools, checkTools(services)),
]

/** The search for customers, limited so that nobody reads the registers through. */
export const requestRateLimits = {
  searchCustomer: { max: 60, timeWindow: '1 minute' },
} as const
