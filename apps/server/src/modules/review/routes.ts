import * as assignmentsCalls from '@khyanalt/contract/assignments'
import * as cannedTextsCalls from '@khyanalt/contract/canned-texts'
import * as caseNotesCalls from '@khyanalt/contract/case-notes'
import * as certificateDeskCalls from '@khyanalt/contract/certificate-desk'
import * as presenceCalls from '@khyanalt/contract/presence'
import * as queueCalls from '@khyanalt/contract/queue'
import * as queueViewsCalls from '@khyanalt/contract/queue-views'
import * as remarkDraftsCalls from '@khyanalt/contract/remark-drafts'
import * as requestMessagesCalls from '@khyanalt/contract/request-messages'
import * as reviewCalls from '@khyanalt/contract/review'
import { type Binding, bind, bindRaw } from '../../http/bind.ts'
import { once } from '../../http/once.ts'
import { bindTable } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { addInternalNote } from './add-internal-note.ts'
import { agreeRequest } from './agree-request.ts'
import { approveRequest } from './approve-request.ts'
import { assignRequests } from './assign-requests.ts'
import { countQueue } from './count-queue.ts'
import { deleteCannedText } from './delete-canned-text.ts'
import { deleteQueueView } from './delete-queue-view.ts'
import { downloadQueue } from './download-queue.ts'
import { getCase } from './get-case.ts'
import { getCaseHistory } from './get-case-history.ts'
import { getQueueChoices } from './get-queue-choices.ts'
import { getQueueLayout } from './get-queue-layout.ts'
import { listCannedTexts } from './list-canned-texts.ts'
import { listColleagues } from './list-colleagues.ts'
import { listMatching } from './list-matching.ts'
import { listQueue } from './list-queue.ts'
import { listQueueViews } from './list-queue-views.ts'
import { listRemarkDrafts } from './list-remark-drafts.ts'
import { markPresence } from './mark-presence.ts'
import { previewCertificate } from './preview-certificate.ts'
import { receiveRequest } from './receive-request.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { rejectRequest } from './reject-request.ts'
import { returnRequest } from './return-request.ts'
import { saveCannedText } from './save-canned-text.ts'
import { saveQueueLayout } from './save-queue-layout.ts'
import { saveQueueView } from './save-queue-view.ts'
import { saveRemarkDraft } from './save-remark-draft.ts'
import { settleQuestion } from './settle-question.ts'
import { waiveFee } from './waive-fee.ts'
import { writeToApplicant } from './write-to-applicant.ts'

export const reviewRoutes = (services: Services): Binding[] => [
  bind(reviewCalls.listQueue, listQueue(services)),
  bind(queueCalls.getQueueChoices, getQueueChoices),
  bind(queueCalls.listMatching, listMatching(services)),
  bindTable(queueCalls.downloadQueue, downloadQueue(services)),
  bind(assignmentsCalls.countQueue, countQueue(services)),
  bind(assignmentsCalls.listColleagues, listColleagues(services)),
  bind(
    assignmentsCalls.assignRequests,
    once(assignmentsCalls.assignRequests, services.clock, assignRequests(services)),
  ),
  bind(queueViewsCalls.listQueueViews, listQueueViews),
  bind(queueViewsCalls.saveQueueView, saveQueueView(services)),
  bind(queueViewsCalls.getQueueLayout, getQueueLayout),
  bind(queueViewsCalls.saveQueueLayout, saveQueueLayout),
  bind(queueViewsCalls.deleteQueueView, deleteQueueView),
  bind(reviewCalls.getCase, getCase(services)),
  bind(presenceCalls.markPresence, markPresence(services)),
  bind(caseNotesCalls.getCaseHistory, getCaseHistory(services)),
  bind(
    requestMessagesCalls.writeToApplicant,
    once(requestMessagesCalls.writeToApplicant, services.clock, writeToApplicant(services)),
  ),
  bind(requestMessagesCalls.settleQuestion, once(requestMessagesCalls.settleQuestion, services.clock, settleQuestion)),
  bind(caseNotesCalls.addInternalNote, once(caseNotesCalls.addInternalNote, services.clock, addInternalNote(services))),
  bind(
    certificateDeskCalls.reissueCertificate,
    once(certificateDeskCalls.reissueCertificate, services.clock, reissueCertificate(services)),
  ),
  bind(remarkDraftsCalls.listRemarkDrafts, listRemarkDrafts),
  bind(remarkDraftsCalls.saveRemarkDraft, saveRemarkDraft(services)),
  bind(cannedTextsCalls.listCannedTexts, listCannedTexts),
  bind(cannedTextsCalls.saveCannedText, saveCannedText(services)),
  bind(cannedTextsCalls.deleteCannedText, deleteCannedText(services)),
  bind(reviewCalls.receiveRequest, once(reviewCalls.receiveRequest, services.clock, receiveRequest(services))),
  bind(reviewCalls.agreeRequest, once(reviewCalls.agreeRequest, services.clock, agreeRequest(services))),
  bind(reviewCalls.returnRequest, once(reviewCalls.returnRequest, services.clock, returnRequest(services))),
  bind(reviewCalls.rejectRequest, once(reviewCalls.rejectRequest, services.clock, rejectRequest(services))),
  bindRaw(reviewCalls.previewCertificate, previewCertificate(services)),
  bind(reviewCalls.approveRequest, once(reviewCalls.approveRequest, services.clock, approveRequest(services))),
  bind(reviewCalls.waiveFee, once(reviewCalls.waiveFee, services.clock, waiveFee(services))),
]
