import { assignRequests, countQueue, listColleagues } from '@khyanalt/contract/assignments'
import { deleteCannedText, listCannedTexts, saveCannedText } from '@khyanalt/contract/canned-texts'
import { addInternalNote, getCaseHistory } from '@khyanalt/contract/case-notes'
import { reissueCertificate } from '@khyanalt/contract/certificate-desk'
import { deleteQueueView, listQueueViews, saveQueueView } from '@khyanalt/contract/queue-views'
import {
  agreeRequest,
  approveRequest,
  getCase,
  listQueue,
  previewCertificate,
  receiveRequest,
  rejectRequest,
  returnRequest,
  waiveFee,
} from '@khyanalt/contract/review'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import type { Services } from '../../services.ts'
import { addNote } from './add-internal-note.ts'
import { approve } from './approve-request.ts'
import { assign } from './assign-requests.ts'
import { countWork } from './count-queue.ts'
import { agree, receive, reject, sendBack } from './decide-request.ts'
import { forgetView } from './delete-queue-view.ts'
import { openCase } from './get-case.ts'
import { showHistory } from './get-case-history.ts'
import { dropText, keepText } from './keep-canned-text.ts'
import { showTexts } from './list-canned-texts.ts'
import { showColleagues } from './list-colleagues.ts'
import { listWork } from './list-queue.ts'
import { showViews } from './list-queue-views.ts'
import { preview } from './preview-certificate.ts'
import { reissue } from './reissue-certificate.ts'
import { keepView } from './save-queue-view.ts'
import { waive } from './waive-fee.ts'

export const reviewRoutes = (services: Services): Binding[] => [
  bind(listQueue, listWork(services)),
  bind(countQueue, countWork(services)),
  bind(listColleagues, showColleagues),
  bind(assignRequests, once(assignRequests, services.clock, assign(services))),
  bind(listQueueViews, showViews),
  bind(saveQueueView, keepView(services)),
  bind(deleteQueueView, forgetView),
  bind(getCase, openCase(services)),
  bind(getCaseHistory, showHistory(services)),
  bind(addInternalNote, once(addInternalNote, services.clock, addNote(services))),
  bind(reissueCertificate, once(reissueCertificate, services.clock, reissue(services))),
  bind(listCannedTexts, showTexts),
  bind(saveCannedText, keepText(services)),
  bind(deleteCannedText, dropText(services)),
  bind(receiveRequest, once(receiveRequest, services.clock, receive(services))),
  bind(agreeRequest, once(agreeRequest, services.clock, agree(services))),
  bind(returnRequest, once(returnRequest, services.clock, sendBack(services))),
  bind(rejectRequest, once(rejectRequest, services.clock, reject(services))),
  bindRaw(previewCertificate, preview(services)),
  bind(approveRequest, once(approveRequest, services.clock, approve(services))),
  bind(waiveFee, once(waiveFee, services.clock, waive(services))),
]
