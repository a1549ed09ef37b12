// What the agency knows of a request beside its answers: notes among colleagues, and what came before.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { restrictionShape } from './certificate-restrictions.ts'
import { bilingual, day, instant, nothing, transactionId } from './envelope.ts'
import { requestNumber } from './requests.ts'

const desk: Access = { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] }

/** A note among colleagues; `step` is set when it was left on agreeing. */
export const internalNoteSchema = z.object({
  text: z.string(),
  author: z.string(),
  position: z.string().nullable(),
  at: instant,
  agreed: z.boolean(),
})

export const addInternalNote = defineCall({
  name: 'addInternalNote',
  method: 'POST',
  path: '/staff/request/note',
  access: desk,
  sentence: 'Leaves a note for colleagues; the applicant never reads it.',
  input: z.object({
    request_number: requestNumber,
    text: z.string().trim().min(1).max(4000),
    transaction_id: transactionId.optional(),
  }),
  output: nothing,
  errors: ['request_not_found'],
})

export const getCaseHistory = defineCall({
  name: 'getCaseHistory',
  method: 'GET',
  path: '/staff/request/history',
  access: desk,
  sentence: 'Answers earlier requests and certificates of the applicant within the scope of the caller, newest first.',
  input: z.object({ requestnumber: z.string().max(40) }),
  output: z.object({
    requests: z.array(
      z.object({
        request_number: z.string(),
        title: bilingual,
        status: z.number().int(),
        round: z.number().int(),
        submitted_at: instant.nullable(),
      }),
    ),
    certificates: z.array(
      z.object({
        cs_id: z.string(),
        ref_id: z.string(),
        title: bilingual,
        status: z.number().int(),
        suspension: restrictionShape.suspension,
        sdate: day,
        edate: day,
        version: z.number().int(),
        request_number: z.string(),
        /** The certificate that this request renews, changes or led to. */
        concerned: z.boolean(),
      }),
    ),
  }),
  errors: ['request_not_found'],
})

export const caseNoteCalls = [addInternalNote, getCaseHistory]
