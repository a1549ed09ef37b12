// The key of what a browser keeps of a person's typing; apart from signing in, since only forms ask for it.
import { z } from 'zod'
import { defineCall } from './call.ts'

export const getDraftKey = defineCall({
  name: 'getDraftKey',
  method: 'GET',
  path: '/auth/draftkey',
  access: 'signed-in',
  sentence: 'Answers the key under which the browser of the caller keeps what was typed and is not saved yet.',
  input: z.object({}),
  /** `key` is 32 bytes as base64. */
  output: z.object({ user_id: z.string(), key: z.string() }),
  errors: [],
})

export const draftKeyCalls = [getDraftKey]
