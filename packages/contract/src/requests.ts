// The applicant's side of a request (spec 1 §4, §7; CON-024, CON-041, CON-064…CON-080).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, instant, nothing, transactionId } from './envelope.ts'
import { formChangeSchema } from './form-versions.ts'
import { requestType } from './request-lists.ts'
import { requestMessageSchema } from './request-message.ts'
import { workerSchema } from './workers.ts'

export const requestNumber = z.string().regex(/^[RFA]\d{9}$/)
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
  /** Working days left to the agency while the clock stands still. */
  days_left: z.number().int().nullable(),
  /** The last day to answer a return; of an unpaid invoice, after which day the request closes. */
  expires_on: day.nullable(),
  cert_id: z.string().nullable(),
  organization_id: z.number().int().nullable(),
  organization_value: z.string().nullable(),
  /** The receiving unit by its name in both languages. */
  organization: bilingual.nullable(),
  sender_type: senderType,
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  language: z.enum(['mn', 'en', 'ru']),
  /** Whether a change of the certificate's information may be asked for. */
  can_edit_cert: z.boolean(),
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

const text = z.string().nullable()
/** Person and company under the names that `librarykey` paths use. */
export const applicantSchema = z.object({
  person: z.object({
    id: z.string(),
    register_number: text,
    name: z.string(),
    surname: text,
    lastname: text,
    phone: text,
    email: text,
    custom_address: text,
    custom_address_english: text,
    nationality: text,
    gender: text,
    birth_date: text,
    passport_address: text,
    user_type: z.number().int(),
  }),
  company: z
    .object({
      id: z.string(),
      register_number: text,
      name_mn: z.string(),
      name_en: text,
      legal_form: text,
      legal_form_en: text,
      founded_on: text,
      address: z.unknown(),
      custom_address: text,
      custom_address_english: text,
      industry: z.string(),
      director_register_number: text,
      director_lastname: text,
      director_firstname: text,
      director_position: text,
      director_phone: text,
      phone: text,
      email: text,
      postbox: text,
      fax: text,
    })
    .nullable(),
})

const invoiceBrief = z.object({
  id: z.string(),
  gen_id: z.string(),
  amount: z.string(),
  status: z.number().int(),
  duedate: day,
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
    /** For whom; without it the first organisation of a member, else the person. */
    ...behalfInput,
    transaction_id: transactionId.optional(),
  }),
  // A page may still be answered by the release before, which said nothing (REQ-CREATE-12).
  output: z.object({ code: z.string(), message: z.string().optional() }),
  errors: [
    'service_not_found',
    'service_closed',
    'service_only_for_citizens',
    'service_only_for_companies',
    'contact_missing',
    'drafts_full',
    'renewal_not_possible',
    'right_missing',
    'company_not_found',
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
    /** The owner and the sending company, as forms read them: now while the answers are open, else as they were sent. */
    applicant: applicantSchema,
    /** The employees that the sent answers name, as they were; none while the answers are still open. */
    workers: z.array(workerSchema),
    /** The answers of the round that was returned, for comparison. */
    previous: answersSchema.nullable(),
    invoice: invoiceBrief.nullable(),
    certificate: z.object({ cs_id: z.string(), ref_id: z.string() }).nullable(),
    /** What applicant and agency wrote to each other. */
    messages: z.array(requestMessageSchema),
    may_write: z.boolean(),
    form_change: formChangeSchema,
    /** What past requests of the service teach; empty where they are too few to say anything. */
    outlook: z.object({
      /** Days from sending to the decision: a fifth were quicker, a fifth slower. */
      days: z.object({ quick: z.number().int(), slow: z.number().int(), cases: z.number().int() }).nullable(),
      /** Fields that requests were most often returned for. */
      returned_for: z.array(z.object({ path: z.string(), title: bilingual })),
    }),
  }),
  errors: ['request_not_found', 'right_missing'],
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
  'right_missing',
] as const

export const submitRequest = defineCall({
  name: 'submitRequest',
  method: 'POST',
  path: '/request/submit',
  access: 'signed-in',
  body: 'large',
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
  body: 'large',
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
  body: 'large',
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
  errors: ['request_not_found', 'wrong_state', 'version_conflict', 'company_missing', 'right_missing'],
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
  errors: ['request_not_found', 'wrong_state', 'right_missing'],
})

export const withdrawRequest = defineCall({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/request/withdraw',
  access: 'signed-in',
  sentence: 'Takes a request back before the agency has received it; it is a draft again and keeps its number.',
  input: z.object({
    request_number: requestNumber,
    version: z.number().int().optional(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['request_not_found', 'wrong_state', 'version_conflict', 'right_missing'],
})

export const takeNewForm = defineCall({
  name: 'takeNewForm',
  method: 'POST',
  path: '/request/takenewform',
  access: 'signed-in',
  sentence: 'Takes a returned request to the present version of its form; what has no place there is set aside.',
  input: z.object({
    request_number: requestNumber,
    version: z.number().int(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['request_not_found', 'wrong_state', 'version_conflict', 'right_missing'],
})

export const requestCalls = [
  createRequest,
  getServiceForm,
  submitRequest,
  resubmitRequest,
  saveDraft,
  deleteRequest,
  withdrawRequest,
  takeNewForm,
]
