// The agency's side of a request (decisions §M, CON-066…CON-070).
import { feeStates } from '@khyanalt/domain/fee-state'
import { partRefusals } from '@khyanalt/domain/took-part'
import { z } from 'zod'
import { awaySchema } from './absences.ts'
import { type Access, defineCall } from './call.ts'
import { internalNoteSchema } from './case-notes.ts'
import { addedConditionsSchema, saidShape } from './certificate-part.ts'
import { bilingual, day, instant, paged, pagingInput, transactionId } from './envelope.ts'
import { queueFilterInput } from './queue-filters.ts'
import { requestMessageSchema } from './request-message.ts'
import { answersSchema, formSchema, remarkSchema, requestNumber, requestSchema } from './requests.ts'
import { workerSchema } from './workers.ts'

const reviewers: Access = { staff: ['REVIEWER', 'APPROVER'] }
const approvers: Access = { staff: ['APPROVER'] }

/** Where the fee stands, and the amount that this speaks of, in tugrik digits. */
const feeSchema = z.object({ state: z.enum(feeStates), amount: z.string() })

/** A row of the agency's queue. */
export const queueRowSchema = z.object({
  request_number: z.string(),
  type: z.enum(['NEW', 'RENEW', 'ONETIME', 'UPDATE']),
  /** The id of the service that `title` names. */
  service: z.number().int(),
  title: bilingual,
  category: bilingual,
  organization: bilingual.nullable(),
  applicant: z.string(),
  status: z.number().int(),
  step_name: bilingual.nullable(),
  round: z.number().int(),
  submitted_at: instant.nullable(),
  due_date: day.nullable(),
  overdue: z.boolean(),
  holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether the caller stands in for the holder today. */
  as_deputy: z.boolean(),
  /** Since when something that the applicant wrote waits for an answer. */
  question_at: instant.nullable(),
  /** Null for what is free or decided. */
  fee: feeSchema.nullable(),
  actions: z.array(z.string()),
})
export type QueueRow = z.infer<typeof queueRowSchema>

/** The queue counts no further; a `total` of this size says "so many or more". */
export const queueTotalLimit = 1_000

export const listQueue = defineCall({
  name: 'listQueue',
  method: 'GET',
  path: '/staff/requests',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: `Lists the requests within the scope of the caller; "total" counts up to ${queueTotalLimit}. Sorts by number, applicant, sent or due.`,
  input: z.object({
    ...pagingInput,
    ...queueFilterInput,
  }),
  output: paged(queueRowSchema),
  errors: [],
})

/** Someone's answers of one sent round. */
export const roundSchema = z.object({ round: z.number().int(), submitted_at: instant, data: answersSchema })

const customerSchema = z.object({
  name: z.string(),
  register_number: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.object({ name: z.string(), register_number: z.string() }).nullable(),
})

export const getCase = defineCall({
  name: 'getCase',
  method: 'GET',
  path: '/staff/request',
  access: { staff: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  sentence: 'Answers a request with everything needed to decide on it.',
  input: z.object({ requestnumber: z.string().max(40) }),
  output: z.object({
    form: formSchema,
    request: requestSchema,
    plan: z.array(z.object({ name: bilingual, role: z.string(), workingDays: z.number().int() })),
    holder: z
      .object({
        id: z.string(),
        name: z.string(),
        /** Since when it is his or hers. */
        since: instant.nullable(),
        /** Until when he or she is away, and who stands in. */
        away: awaySchema.nullable(),
      })
      .nullable(),
    /** Whether the caller may take the request, or give it to somebody. */
    may_assign: z.boolean(),
    /** Whether the caller may hold it, that is act on its current step. */
    may_take: z.boolean(),
    /** Who gave it to whom, oldest first. */
    assignments: z.array(
      z.object({ by: z.string(), from: z.string().nullable(), to: z.string().nullable(), at: instant }),
    ),
    /** Notes among colleagues, oldest first; no applicant reads them. */
    notes: z.array(internalNoteSchema),
    /** What applicant and agency wrote to each other, oldest first. */
    messages: z.array(requestMessageSchema),
    may_write: z.boolean(),
    /** Since when something that the applicant wrote waits for an answer. */
    question_at: instant.nullable(),
    comments: z.array(remarkSchema.extend({ round: z.number().int(), created_at: instant, author: z.string() })),
    rounds: z.array(roundSchema),
    /** The employees that the rounds name, as they were sent. */
    workers: z.array(workerSchema),
    invoices: z.array(
      z.object({
        id: z.string(),
        gen_id: z.string(),
        amount: z.string(),
        status: z.number().int(),
        duedate: day,
        receipt: z.string().nullable(),
        /** Other invoices to which the very same file is attached. */
        same_receipt: z.array(z.string()),
        version: z.number().int(),
      }),
    ),
    certificate: z.object({ cs_id: z.string(), ref_id: z.string(), status: z.number().int() }).nullable(),
    /** The applicant as the latest round froze it. */
    customer: customerSchema,
    /** Today's data of the applicant where they differ; null while they are the same. */
    customer_now: customerSchema.nullable(),
    /** What the request costs, in tugrik digits; null for what is free. */
    price: z.string().nullable(),
    fee: feeSchema.extend({
      /** The step, from 1, that does not begin before the fee is settled. */
      due_step: z.number().int(),
      /** The decision that the caller could take now, were it not for the fee. */
      holds: z.enum(['agree', 'approve']).nullable(),
      waiver: z
        .object({ reason: z.string(), author: z.string(), position: z.string().nullable(), at: instant })
        .nullable(),
    }),
    /** Why the caller, whose turn it is, does not take the last decision: the part taken in the case. */
    barred: z.enum(partRefusals).nullable(),
    issues_certificate: z.boolean(),
    validity_months: z.number().int().nullable(),
  }),
  errors: ['request_not_found'],
})

const deciding = {
  request_number: requestNumber,
  /** The version the decider saw; a newer one refuses the call, so that two deciders get one winner. */
  version: z.number().int(),
  transaction_id: transactionId.optional(),
}
const decided = z.object({ status: z.number().int(), version: z.number().int() })
const decideErrors = [
  'request_not_found',
  'wrong_state',
  'wrong_step',
  'not_allowed',
  'own_request',
  'version_conflict',
] as const

export const receiveRequest = defineCall({
  name: 'receiveRequest',
  method: 'POST',
  path: '/staff/request/receive',
  access: reviewers,
  sentence: 'Takes a sent request into review.',
  input: z.object(deciding),
  output: decided,
  errors: [...decideErrors],
})

export const agreeRequest = defineCall({
  name: 'agreeRequest',
  method: 'POST',
  path: '/staff/request/agree',
  access: { staff: ['REVIEWER'] },
  sentence: 'Agrees on the current step and hands the request to the next one.',
  input: z.object({ ...deciding, note: z.string().trim().max(4000).optional() }),
  output: decided,
  errors: [...decideErrors, 'fee_unsettled'],
})

export const returnRequest = defineCall({
  name: 'returnRequest',
  method: 'POST',
  path: '/staff/request/return',
  access: reviewers,
  body: 'medium',
  sentence: 'Returns the request for correction with remarks.',
  input: z.object({ ...deciding, comments: z.array(remarkSchema).max(200) }),
  output: decided,
  errors: [...decideErrors, 'remarks_missing', 'unknown_path'],
})

export const rejectRequest = defineCall({
  name: 'rejectRequest',
  method: 'POST',
  path: '/staff/request/reject',
  access: approvers,
  body: 'medium',
  sentence: 'Rejects the request for good, with remarks.',
  input: z.object({ ...deciding, comments: z.array(remarkSchema).max(200) }),
  output: decided,
  errors: [...decideErrors, 'remarks_missing', 'unknown_path'],
})

const certificateShape = {
  sdate: day.optional(),
  edate: day.optional(),
  /** Conditions of this document alone; left out by a change of information, those of before stay. */
  conditions: addedConditionsSchema.optional(),
}

export const previewCertificate = defineCall({
  name: 'previewCertificate',
  method: 'POST',
  path: '/staff/request/certificate/preview',
  access: approvers,
  sentence: 'Answers the document that an approval would issue, drawn and marked as a draft; nothing is stored.',
  input: z.object({ request_number: requestNumber, version: z.number().int(), ...certificateShape }),
  output: z.object({
    data: z.object({
      ...saidShape,
      /** Those of the conditions that can be changed with the decision. */
      added: z.array(bilingual),
      holder: z.string(),
      sdate: day,
      edate: day,
      /** The PDF in base64. */
      paper: z.string(),
    }),
  }),
  errors: [...decideErrors, ...partRefusals, 'dates_invalid', 'no_certificate'],
})

export const approveRequest = defineCall({
  name: 'approveRequest',
  method: 'POST',
  path: '/staff/request/approve',
  access: approvers,
  sentence: 'Approves the request and, where the service issues one, makes the certificate.',
  stepUp: { of: 'enrolled' },
  input: z.object({ ...deciding, ...certificateShape }),
  output: decided.extend({ ref_id: z.string().nullable(), cs_id: z.string().nullable() }),
  errors: [...decideErrors, ...partRefusals, 'dates_invalid', 'fee_unsettled'],
})

export const waiveFee = defineCall({
  name: 'waiveFee',
  method: 'POST',
  path: '/staff/request/waivefee',
  access: approvers,
  sentence: 'Waives the fee of a request with the reason, and voids its open invoice.',
  stepUp: { of: 'enrolled' },
  input: z.object({ ...deciding, comment: z.string().trim().max(2000) }),
  output: decided,
  errors: [...decideErrors, 'reason_missing', 'fee_not_owed'],
})

export const reviewCalls = [
  listQueue,
  getCase,
  receiveRequest,
  agreeRequest,
  returnRequest,
  rejectRequest,
  previewCertificate,
  approveRequest,
  waiveFee,
]
