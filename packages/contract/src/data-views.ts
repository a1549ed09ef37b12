// Who of the agency opened a person's data (a right of whoever the data is about).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, instant, paged, pagingInput } from './envelope.ts'

export const dataViewSchema = z.object({
  id: z.string(),
  at: instant,
  /** What was opened: a request with its answers, one of its papers, the registers of equipment; or who was searched for. */
  what: z.enum(['request', 'paper', 'register', 'search']),
  request_number: z.string().nullable(),
  name: z.string(),
  position: z.string().nullable(),
  organization: bilingual.nullable(),
  /** Set when the company's data was opened, not the person's own. */
  company: z.string().nullable(),
})
export type SeenBy = z.infer<typeof dataViewSchema>

export const listDataViews = defineCall({
  name: 'listDataViews',
  method: 'GET',
  path: '/profile/access',
  access: 'client',
  sentence: 'Lists who of the agency opened the data of the caller and of the companies whose ADMIN he or she is.',
  input: z.object({ page: pagingInput.page, results: pagingInput.results }),
  output: paged(dataViewSchema),
  errors: [],
})

export const dataViewCalls = [listDataViews]
