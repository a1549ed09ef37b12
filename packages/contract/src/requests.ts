// The applicant's side of a request (spec 1 §4, §7; CON-024, CON-041, CON-064…CON-080).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, day, instant, nothing, paged, pagingInput, problemSchema, transactionId } from './envelope.ts'

export const requestNumber = z.string().regex(/^[RFA]\d{9}$/)
const requestType = z.enum(['NEW', 'RENEW', 'ONETIME', 'UPDATE'])
const senderType = z.union([z.literal(1), z.literal(2)])
/** Answers by field name; the form engine knows their shapes. */
export const answersSchema = z.record(z.string().max(100), z.unknown())

/** One remark of a reviewer; `path` points at the field, row or file it speaks of. */
export const remarkSchema = z.object({
  title: z.string().trim().min(1).max(300),
  comment: z.string().trim().min(1).max(4000),
  path: z.string().max(300).optional(),
})
export type Remark = z.infer<typeof remarkSchema>

/** One entry of the timeline. */
export const stepSchema = z.object({
  status: z.number().int(),
  resolve: z.number().int().nullable(),
  action: z.string(),
  name: bilingual.nullable(),
  user_name: z.string(),
  user_position: z.string().nullable(),
  created_at: instant,
})

/** The request as detail screens show it. */
export const requestSchema = z.object({
  id: z.string(),
  request_number: z.string(),
  type: requestType,
  request_category: z.enum(['INSPECTION', 'FSI']),
  title: bilingual,
  category_data: z.object({ name: bilingual }),
  status: z.number().int(),
  version: z.number().int(),
  data: answersSchema.nullable(),
  step: z.number().int(),
  steps: z.array(stepSchema),
  created_at: instant,
  updated_at: instant,
  submitted_at: instant.nullable(),
  verified_date: instant.nullable(),
  due_date: day.nullable(),
  cert_id: z.string().nullable(),
  organization_id: z.number().int().nullable(),
  organization_value: z.string().nullable(),
  sender_type: senderType,
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  language: z.enum(['mn', 'en', 'ru']),
  actions: z.array(z.string()),
  round: z.number().int(),
})
export type RequestDetail = z.infer<typeof requestSchema>

/** A form definition version as it is pinned to the request; `body` follows the form engine's grammar. */
export const formSchema = z.object({
  id: z.number().int(),
  category_id: z.number().int(),
  version: z.number().int(),
  language: z.enum(['mn', 'en', 'ru']),
  body: z.unknown(),
  clienttype: z.array(z.enum(['CITIZEN', 'COMPANY', 'FOREIGNER'])),
})

const invoiceBrief = z.object({
  id: z.string(),
  gen_id: z.string(),
  amount: z.string(),
  status: z.number().int(),
  receipt: z.string().nullable(),
})

export const createRequest = defineCall({
  name: 'createRequest',
  method: 'POST',
  path: '/request/create',
  access: 'client',
  sentence: 'Makes a draft of a service for the caller and answers its number.',
  input: z.object({
    type: requestType.exclude(['UPDATE']),
    category_id: z.number().int(),
    formid: z.number().int(),
    cert_id: z.string().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ code: z.string() }),
  errors: [
    'service_not_found',
    'service_closed',
    'service_only_for_citizens',
    'service_only_for_companies',
    'contact_missing',
    'renewal_not_possible',
  ],
})

export const getServiceForm = defineCall({
  name: 'getServiceForm',
  method: 'GET',
  path: '/getserviceform',
  access: 'signed-in',
  sentence: 'Answers a request with its pinned form, category and the latest remarks.',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({
    form: formSchema,
    request: requestSchema,
    category: z.object({ id: z.number().int(), name: bilingual }),
    comments: z.array(remarkSchema),
    /** The answers of the round that was returned, for comparison. */
    previous: answersSchema.nullable(),
    invoice: invoiceBrief.nullable(),
    certificate: z.object({ cs_id: z.string(), ref_id: z.string() }).nullable(),
  }),
  errors: ['request_not_found'],
})

const sending = z.object({
  request_number: requestNumber,
  data: answersSchema,
  organization_id: z.number().int().nullable().optional(),
  sender_type: senderType.optional(),
  company_id: z.string().nullable().optional(),
  /** The version the sender saw; a newer one on the server refuses the call. */
  version: z.number().int().optional(),
  transaction_id: transactionId.optional(),
})
const sendErrors = [
  'request_not_found',
  'wrong_state',
  'version_conflict',
  'answers_incomplete',
  'company_missing',
] as const

export const submitRequest = defineCall({
  name: 'submitRequest',
  method: 'POST',
  path: '/request/submit',
  access: 'signed-in',
  sentence: 'Sends a draft: checks the answers, freezes them and queues the request for review.',
  input: sending,
  output: z.object({ request_number: z.string(), status: z.number().int(), version: z.number().int() }),
  errors: [...sendErrors],
})

export const resubmitRequest = defineCall({
  name: 'resubmitRequest',
  method: 'POST',
  path: '/request/resubmit',
  access: 'signed-in',
  sentence: 'Sends a returned request again.',
  input: sending,
  output: z.object({ request_number: z.string(), status: z.number().int(), version: z.number().int() }),
  errors: [...sendErrors],
})

export const saveDraft = defineCall({
  name: 'saveDraft',
  method: 'POST',
  path: '/request/savedraft',
  access: 'signed-in',
  sentence: 'Keeps answers of a draft or returned request: all of them (`data`) or the changed fields (`patch`).',
  input: z.object({
    request_number: requestNumber,
    data: answersSchema.optional(),
    /** Changed fields; null clears one. */
    patch: z.record(z.string().max(100), z.unknown()).optional(),
    step: z.number().int().min(0).max(200).optional(),
    organization_id: z.number().int().nullable().optional(),
    sender_type: senderType.optional(),
    company_id: z.string().nullable().optional(),
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ version: z.number().int(), saved_at: instant }),
  errors: ['request_not_found', 'wrong_state', 'version_conflict', 'company_missing'],
  success: 'saved',
})

export const deleteRequest = defineCall({
  name: 'deleteRequest',
  method: 'POST',
  path: '/dashboard/request/delete',
  access: 'signed-in',
  sentence: 'Deletes a draft.',
  input: z.object({ requestid: z.string().max(40) }),
  output: nothing,
  errors: ['request_not_found', 'wrong_state'],
})

/** A row of the request lists. */
export const requestRowSchema = z.object({
  id: z.string(),
  request_number: z.string(),
  type: requestType,
  request_category: z.enum(['INSPECTION', 'FSI']),
  title: bilingual,
  category_data: z.object({ name: bilingual }),
  status: z.number().int(),
  created_at: instant,
  submitted_at: instant.nullable(),
  due_date: day.nullable(),
  actions: z.array(z.string()),
})
export type RequestRow = z.infer<typeof requestRowSchema>

export const listMyRequests = defineCall({
  name: 'listMyRequests',
  method: 'GET',
  path: '/dashboard/myrequest',
  access: 'client',
  sentence: 'Lists the own requests, newest first, with filters.',
  input: z.object({
    ...pagingInput,
    category: z.coerce.number().int().optional(),
    reqnumber: z.string().max(40).optional(),
    status: z.string().max(20).optional(),
    date: z.string().max(30).optional(),
  }),
  output: paged(requestRowSchema),
  errors: [],
})

export const getStats = defineCall({
  name: 'getStats',
  method: 'GET',
  path: '/dashboard/getstats',
  access: 'client',
  sentence: 'Counts the own requests: all, returned, in action, approved.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      TOTAL: z.number().int(),
      STATUS_RETURN: z.number().int(),
      STATUS_PROCESSING: z.number().int(),
      STATUS_APPROVAL: z.number().int(),
    }),
  }),
  errors: [],
})

/** The refusal of answers: every problem with its path and step. */
export const answersRefusal = z.object({ problems: z.array(problemSchema) })

export const requestCalls = [
  createRequest,
  getServiceForm,
  submitRequest,
  resubmitRequest,
  saveDraft,
  deleteRequest,
  listMyRequests,
  getStats,
]
