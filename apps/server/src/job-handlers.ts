// What the jobs and the nights do: every name with its handler.
import { keyNames } from './jobs/key-names.job.ts'
import { type NightlyTask, nightlyHandler, refuseWrongClock } from './jobs/nightly.ts'
import { digestEarlier } from './modules/audit/digest-earlier.job.ts'
import type { SignedJournalHead } from './modules/audit/journal-head.ts'
import { sealJournal } from './modules/audit/seal-journal.job.ts'
import { sendHeadMail } from './modules/audit/send-head-mail.job.ts'
import { verifySeals } from './modules/audit/verify-journal.job.ts'
import { verifyLatest } from './modules/audit/verify-latest.job.ts'
import { sendPasswordLink } from './modules/auth/send-password-link.job.ts'
import { runBulkActs } from './modules/bulk/run-bulk-acts.job.ts'
import { endSuspensions } from './modules/certificates/end-suspensions.job.ts'
import { expireCertificates } from './modules/certificates/expire-certificates.job.ts'
import { extendSignatures } from './modules/certificates/extend-signatures.job.ts'
import { keyHolders } from './modules/certificates/key-holders.job.ts'
import { renderCertificate } from './modules/certificates/render-certificate.job.ts'
import { expireRequests } from './modules/expiry/expire-requests.job.ts'
import { warnBeforeExpiry } from './modules/expiry/warn-before-expiry.job.ts'
import { sweepLeftovers } from './modules/files/sweep-leftovers.job.ts'
import { renderLetter } from './modules/letters/render-letter.job.ts'
import { sendNotificationMail } from './modules/notifications/send-notification-mail.job.ts'
import { sendPush } from './modules/notifications/send-push.job.ts'
import { sendSms } from './modules/notifications/send-sms.job.ts'
import { makeReports } from './modules/oversight/make-reports.job.ts'
import { sumUpLatest, sumUpYear } from './modules/oversight/sum-up-days.job.ts'
import { checkPayments } from './modules/payments/check-payments.job.ts'
import { expireProposals } from './modules/proposals/expire-proposals.job.ts'
import { learnFromCases } from './modules/requests/learn-experience.job.ts'
import { liftOldDrafts } from './modules/requests/lift-drafts.job.ts'
import { tellOfNewForm } from './modules/requests/tell-form-changed.job.ts'
import { forgetOldData } from './modules/retention/forget-old-data.job.ts'
import { remindOfDue } from './modules/review/remind-of-due.job.ts'
import { putVersionsInForce } from './modules/service-editor/put-versions-in-force.job.ts'
import type { Services } from './services.ts'

/** Work of the night, at two in the morning of the agency; every task may run again and must not mind. */
export const nightlyTasks = (services: Services, tellHead: (head: SignedJournalHead) => void): NightlyTask[] => [
  { name: 'expire-certificates', run: expireCertificates(services) },
  { name: 'end-suspensions', run: endSuspensions(services) },
  { name: 'learn-from-cases', run: learnFromCases(services) },
  { name: 'expire-requests', run: expireRequests(services) },
  { name: 'lift-old-drafts', run: liftOldDrafts(services) },
  { name: 'warn-before-expiry', run: warnBeforeExpiry(services) },
  { name: 'remind-of-due', run: remindOfDue(services) },
  { name: 'expire-proposals', run: expireProposals(services) },
  { name: 'forget-old-data', run: forgetOldData(services) },
  { name: 'sweep-leftovers', run: sweepLeftovers(services) },
  { name: 'sum-up-days', run: sumUpYear(services) },
  { name: 'make-reports', run: makeReports(services) },
  { name: 'extend-signatures', run: extendSignatures(services) },
  { name: 'verify-journal', run: verifySeals(services, tellHead) },
]

/** The handler of every kind of job. */
export const jobHandlers = (services: Services, tasks: readonly NightlyTask[], log: (error: Error) => void) => ({
  'render-certificate': renderCertificate(services),
  'render-letter': renderLetter(services),
  'send-notification-mail': sendNotificationMail(services),
  'send-push': sendPush(services),
  'send-sms': sendSms(services),
  'send-password-link': sendPasswordLink(services),
  'tell-form-changed': tellOfNewForm(services),
  nightly: async (payload: { readonly task: string }) => {
    await refuseWrongClock(services)
    await nightlyHandler(services, tasks)(payload)
  },
  'key-holders': keyHolders(services),
  'key-names': keyNames(services),
  'seal-journal': sealJournal(services),
  'digest-earlier': digestEarlier(services),
  'verify-latest': verifyLatest(services),
  'send-head-mail': sendHeadMail(services),
  'sum-up-days': sumUpLatest(services),
  'check-payments': checkPayments(services, log),
  'put-versions-in-force': putVersionsInForce(services),
  'run-bulk-acts': runBulkActs(services),
})
