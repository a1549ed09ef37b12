// Remarks that are being prepared on a request; with a return or a rejection they are sent and gone.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { instant } from './envelope.ts'
import { requestNumber } from './requests.ts'

const reviewers: Access = { staff: ['REVIEWER', 'APPROVER'] }

export const remarkDraftSchema = z.object({
  /** The place it speaks of; empty for the request as a whole. */
  path: z.string(),
  /** The field to point at when it is sent, where it differs. */
  field_path: z.string().nullable(),
  title: z.string(),
  comment: z.string(),
  /** The round that was read when it was written. */
  round: z.number().int(),
  version: z.number().int(),
  author: z.object({ id: z.string(), name: z.string() }),
  at: instant,
})

export const listRemarkDrafts = defineCall({
  name: 'listRemarkDrafts',
  method: 'GET',
  path: '/staff/request/remarks',
  access: reviewers,
  sentence: 'Lists the remarks that are being prepared on a request, each with who writes it.',
  input: z.object({ requestnumber: requestNumber }),
  output: z.object({ data: z.array(remarkDraftSchema) }),
  errors: ['request_not_found'],
})

export const saveRemarkDraft = defineCall({
  name: 'saveRemarkDraft',
  method: 'POST',
  path: '/staff/request/remarks/save',
  access: reviewers,
  sentence: 'Keeps a remark that the caller prepares; an empty comment takes it away.',
  input: z.object({
    request_number: requestNumber,
    path: z.string().max(300),
    field_path: z.string().max(300).optional(),
    title: z.string().max(300),
    comment: z.string().max(4000),
    round: z.number().int(),
    /** The version that was changed; 0 where there was none. Another one refuses the call with what is kept. */
    version: z.number().int(),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['request_not_found', 'wrong_state', 'version_conflict'],
})

export const remarkDraftCalls = [listRemarkDrafts, saveRemarkDraft]
