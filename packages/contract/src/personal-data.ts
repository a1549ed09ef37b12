// Everything that the portal holds of a person, for that person (REQ-MYDATA-01 to 03).
import { z } from 'zod'
import { defineCall } from './call.ts'

export const exportMyData = defineCall({
  name: 'exportMyData',
  method: 'POST',
  path: '/profile/export',
  access: 'client',
  sentence: 'Answers a short-lived address at which everything about the caller is downloaded as a ZIP.',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  errors: ['not_allowed'],
})

/** The signed address itself: whoever holds it may read until it runs out. */
export const openMyData = defineCall({
  name: 'openMyData',
  method: 'GET',
  path: '/exports/my-data',
  access: 'public',
  sentence: 'Streams the ZIP of a person to whoever holds its signed address.',
  input: z.object({
    by: z.string().max(40).default(''),
    until: z.string().max(20),
    signature: z.string().max(100),
  }),
  output: z.object({}),
  errors: ['not_found'],
  answers: 'zip',
})

export const personalDataCalls = [exportMyData, openMyData]
