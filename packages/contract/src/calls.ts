// Every call of the product. The server refuses to start when one has no use case.
import { absenceCalls } from './absences.ts'
import { agencyCalls } from './agency.ts'
import { agencySettingsCalls } from './agency-settings.ts'
import { applicantCalls } from './applicants.ts'
import { assignmentCalls } from './assignments.ts'
import { auditCalls } from './audit.ts'
import { authCalls } from './auth.ts'
import { bulkActCalls } from './bulk-acts.ts'
import type { Call } from './call.ts'
import { cannedTextCalls } from './canned-texts.ts'
import { caseNoteCalls } from './case-notes.ts'
import { catalogueCalls } from './catalogue.ts'
import { certificateChangeCalls } from './certificate-changes.ts'
import { certificateDeskCalls } from './certificate-desk.ts'
import { certificateLogCalls } from './certificate-log.ts'
import { certificateRestrictionCalls } from './certificate-restrictions.ts'
import { certificateCalls } from './certificates.ts'
import { clientTokenCalls } from './client-tokens.ts'
import { companyCalls } from './companies.ts'
import { companyMemberCalls } from './company-members.ts'
import { consoleCalls } from './console.ts'
import { dataViewCalls } from './data-views.ts'
import { deskCalls } from './desk.ts'
import { draftKeyCalls } from './draft-key.ts'
import { equipmentCalls } from './equipment.ts'
import { equipmentSectionCalls } from './equipment-sections.ts'
import { everydayWordCalls } from './everyday-words.ts'
import { explosiveCalls } from './explosives.ts'
import { feeReportPaperCalls } from './fee-report-paper.ts'
import { feeReportCalls } from './fee-reports.ts'
import { feeSheetCalls } from './fee-sheets.ts'
import { fileCalls } from './files.ts'
import { foodCertificateCalls } from './food-certificates.ts'
import { foodObjectCalls } from './food-objects.ts'
import { handOverCalls } from './hand-over.ts'
import { invoiceCalls } from './invoices.ts'
import { jobCalls } from './jobs.ts'
import { lateRequestCalls } from './late-requests.ts'
import { letterCalls } from './letters.ts'
import { listCalls } from './lists.ts'
import { manualCalls } from './manuals.ts'
import { notificationCalls } from './notifications.ts'
import { onlinePaymentCalls } from './online-payments.ts'
import { openFormCalls } from './open-form.ts'
import { openingCalls } from './opening.ts'
import { oversightCalls } from './oversight.ts'
import { oversightAnswerCalls } from './oversight-answers.ts'
import { oversightReportCalls } from './oversight-reports.ts'
import { ownCertificateCalls } from './own-certificates.ts'
import { ownTextCalls } from './own-texts.ts'
import { personalDataCalls } from './personal-data.ts'
import { portalRequestCalls } from './portal-requests.ts'
import { postCalls } from './posts.ts'
import { presenceCalls } from './presence.ts'
import { profileCalls } from './profile.ts'
import { proposalCalls } from './proposals.ts'
import { queueCalls } from './queue.ts'
import { queueViewCalls } from './queue-views.ts'
import { remarkDraftCalls } from './remark-drafts.ts'
import { renewalCalls } from './renewals.ts'
import { requestExportCalls } from './request-exports.ts'
import { requestListCalls } from './request-lists.ts'
import { requestMessageCalls } from './request-messages.ts'
import { requestPaperCalls } from './request-paper.ts'
import { requestRoundCalls } from './request-rounds.ts'
import { requestCalls } from './requests.ts'
import { reviewCalls } from './review.ts'
import { searchCalls } from './search.ts'
import { secondFactorCalls } from './second-factor.ts'
import { sentRequestCalls } from './sent-request.ts'
import { serviceEditorCalls } from './service-editor.ts'
import { sessionCheckCalls } from './session-checks.ts'
import { staffCompanyCalls } from './staff-companies.ts'
import { staffFeeReportCalls } from './staff-fee-reports.ts'
import { staffFoodCalls } from './staff-food.ts'
import { staffListFileCalls } from './staff-list-files.ts'
import { staffListCalls } from './staff-lists.ts'
import { staffPeopleCalls } from './staff-people.ts'
import { staffPostCalls } from './staff-posts.ts'
import { staffRegisterCalls } from './staff-registers.ts'
import { staffWordCalls } from './staff-words.ts'
import { statementCalls } from './statements.ts'
import { workerCalls } from './workers.ts'

export const calls: readonly Call[] = [
  ...authCalls,
  ...secondFactorCalls,
  ...sessionCheckCalls,
  ...draftKeyCalls,
  ...clientTokenCalls,
  ...catalogueCalls,
  ...openFormCalls,
  ...postCalls,
  ...manualCalls,
  ...staffPostCalls,
  ...agencyCalls,
  ...agencySettingsCalls,
  ...onlinePaymentCalls,
  ...openingCalls,
  ...requestCalls,
  ...requestExportCalls,
  ...personalDataCalls,
  ...requestListCalls,
  ...deskCalls,
  ...sentRequestCalls,
  ...requestRoundCalls,
  ...requestPaperCalls,
  ...portalRequestCalls,
  ...certificateChangeCalls,
  ...applicantCalls,
  ...renewalCalls,
  ...equipmentCalls,
  ...equipmentSectionCalls,
  ...consoleCalls,
  ...everydayWordCalls,
  ...ownTextCalls,
  ...letterCalls,
  ...explosiveCalls,
  ...feeReportCalls,
  ...feeReportPaperCalls,
  ...feeSheetCalls,
  ...lateRequestCalls,
  ...staffFeeReportCalls,
  ...reviewCalls,
  ...assignmentCalls,
  ...bulkActCalls,
  ...absenceCalls,
  ...handOverCalls,
  ...presenceCalls,
  ...remarkDraftCalls,
  ...queueCalls,
  ...queueViewCalls,
  ...caseNoteCalls,
  ...requestMessageCalls,
  ...cannedTextCalls,
  ...invoiceCalls,
  ...statementCalls,
  ...certificateCalls,
  ...certificateDeskCalls,
  ...certificateRestrictionCalls,
  ...foodCertificateCalls,
  ...foodObjectCalls,
  ...staffFoodCalls,
  ...certificateLogCalls,
  ...ownCertificateCalls,
  ...fileCalls,
  ...listCalls,
  ...staffListCalls,
  ...staffListFileCalls,
  ...staffWordCalls,
  ...notificationCalls,
  ...searchCalls,
  ...profileCalls,
  ...workerCalls,
  ...companyCalls,
  ...companyMemberCalls,
  ...dataViewCalls,
  ...staffPeopleCalls,
  ...proposalCalls,
  ...auditCalls,
  ...oversightCalls,
  ...oversightAnswerCalls,
  ...oversightReportCalls,
  ...staffCompanyCalls,
  ...staffRegisterCalls,
  ...jobCalls,
  ...serviceEditorCalls,
]
