// Equipment and tools that a form asks for (spec 1 §8).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual } from './envelope.ts'

export const checkTools = defineCall({
  name: 'checkTools',
  method: 'POST',
  path: '/dashboard/additional/form/checktool',
  access: 'signed-in',
  sentence: 'Answers for each tool field of a request whether it is registered in the saved answers.',
  input: z.object({
    fields: z.array(z.string().regex(/^[A-Za-z]\w{0,63}$/)).max(50),
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

export const equipmentCalls = [checkTools]
