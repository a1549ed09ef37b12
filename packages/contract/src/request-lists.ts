// Lists of requests: the own list with its counters, and what every list shares (spec 3 §3; CON-008, CON-064).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day, instant, paged, pagingInput } from './envelope.ts'

/** Kinds of requests on the wire. */
export const requestType = z.enum(['NEW', 'RENEW', 'ONETIME', 'UPDATE'])

/** Filters of the lists; `date` is a day, or two days joined by a comma. */
export const requestFilters = {
  category: z.coerce.number().int().optional(),
  reqnumber: z.string().max(40).optional(),
  status: z.string().max(20).optional(),
  date: z.string().max(30).optional(),
}

/** What every row tells of its request. */
export const requestStatusFields = {
  id: z.string(),
  request_number: z.string(),
  type: requestType,
  request_category: z.enum(['INSPECTION', 'FSI']),
  title: bilingual,
  status: z.number().int(),
}

/** A row of the own list. */
export const requestRowSchema = z.object({
  ...requestStatusFields,
  category_data: z.object({ name: bilingual }),
  created_at: instant,
  submitted_at: instant.nullable(),
  due_date: day.nullable(),
  /** Whether a change of the certificate's information may be asked for. */
  can_edit_cert: z.boolean(),
  actions: z.array(z.string()),
  /** The organisation whose it is; null for the person's own; the release before says nothing. */
  company_id: z.string().nullable().optional(),
})
export type RequestRow = z.infer<typeof requestRowSchema>

export const listMyRequests = defineCall({
  name: 'listMyRequests',
  method: 'GET',
  path: '/dashboard/myrequest',
  access: 'client',
  sentence: 'Lists the own requests, newest first, with filters.',
  input: z.object({ ...pagingInput, ...requestFilters, ...behalfInput }),
  output: paged(requestRowSchema),
  errors: ['company_not_found'],
})

export const getStats = defineCall({
  name: 'getStats',
  method: 'GET',
  path: '/dashboard/getstats',
  access: 'client',
  sentence: 'Counts the own requests: all, returned, in action, approved.',
  input: z.object(behalfInput),
  output: z.object({
    data: z.object({
      TOTAL: z.number().int(),
      STATUS_RETURN: z.number().int(),
      STATUS_PROCESSING: z.number().int(),
      STATUS_APPROVAL: z.number().int(),
    }),
  }),
  errors: ['company_not_found'],
})

export const findDraft = defineCall({
  name: 'findDraft',
  method: 'GET',
  path: '/request/opendraft',
  access: 'signed-in',
  sentence: 'Answers the newest unsent draft of a service, so that it is continued instead of doubled.',
  input: z.object({
    formid: z.coerce.number().int(),
    type: requestType.exclude(['UPDATE']).optional(),
    /** The certificate to be renewed; only drafts that renew it are meant. */
    cert_id: z.string().max(60).optional(),
    /** Of an operator: whom the draft is for. */
    customer_id: z.uuid().optional(),
    ...behalfInput,
  }),
  output: z.object({ data: z.object({ request_number: z.string(), updated_at: instant }).nullable() }),
  errors: ['company_not_found'],
})

export const requestListCalls = [listMyRequests, getStats, findDraft]
