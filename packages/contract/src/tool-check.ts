// The tool check of a form; apart from registers, since every form may ask.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, commaList } from './envelope.ts'

export const checkTools = defineCall({
  name: 'checkTools',
  method: 'POST',
  path: '/dashboard/additional/form/checktool',
  access: 'signed-in',
  sentence: 'Answers for each tool field of a request whether all that the form asks of it is registered.',
  input: z.object({
    fields: commaList(50).pipe(z.array(z.string().regex(/^[A-Za-z]\w{0,63}$/))),
    requestid: z.string().max(40),
  }),
  output: z.object({
    data: z.record(z.string(), z.boolean()),
    msg: bilingual,
    /** The titles of the fields that lack something, else of all that were asked. */
    tool_name: bilingual,
  }),
  errors: ['request_not_found'],
})

export const toolCheckCalls = [checkTools]
