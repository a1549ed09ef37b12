// What operators of the front office do for customers (spec 1 §4, spec 3 §3; CON-024, CON-025).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, instant, paged, pagingInput, transactionId } from './envelope.ts'
import { requestFilters, requestStatusFields } from './request-lists.ts'

/** Whom the operator acts for: a person, or an organisation. */
export const customerKind = z.enum(['CITIZEN', 'COMPANY'])

export const searchCustomer = defineCall({
  name: 'searchCustomer',
  method: 'GET',
  path: '/portal/searchCustomer',
  access: { staff: ['OPERATOR'] },
  sentence: 'Finds the customer with exactly this register number; parts of a number find nobody.',
  input: z.object({ type: customerKind, register_number: z.string().max(30) }),
  output: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
})

export const createForCustomer = defineCall({
  name: 'createForCustomer',
  method: 'POST',
  path: '/portal/request/create',
  access: { staff: ['OPERATOR'] },
  sentence: 'Makes a draft of a service for a customer and answers its number.',
  input: z.object({
    category_id: z.number().int(),
    formid: z.number().int(),
    /** The person or the organisation that the search answered. */
    customer_id: z.uuid(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ code: z.string() }),
  errors: [
    'service_not_found',
    'service_closed',
    'service_only_for_citizens',
    'service_only_for_companies',
    'customer_not_found',
    'customer_contact_missing',
  ],
})

/** A row of the operators' list. */
export const portalRowSchema = z.object({
  ...requestStatusFields,
  category_data: z.object({ name: bilingual }),
  /** The customer: the organisation, or the person. */
  customer: z.string(),
  created_at: instant,
})
export type PortalRow = z.infer<typeof portalRowSchema>

export const listPortalRequests = defineCall({
  name: 'listPortalRequests',
  method: 'GET',
  path: '/portal/requestlist',
  access: { staff: ['OPERATOR'] },
  sentence: "Lists the requests that operators of the caller's unit made for customers, newest first.",
  input: z.object({
    ...pagingInput,
    ...requestFilters,
    /** Of this customer alone. */
    customer_id: z.uuid().optional(),
  }),
  output: paged(portalRowSchema),
  errors: [],
})

export const portalRequestCalls = [searchCustomer, createForCustomer, listPortalRequests]
