// Support acts as a client: a token made by an administrator, spent once at /loginclient (CON-029).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant } from './envelope.ts'

const administrator = { staff: ['ADMIN'] } as const

export const findClient = defineCall({
  name: 'findClient',
  method: 'GET',
  path: '/staff/client',
  access: administrator,
  sentence: 'Finds an active client by the whole register number.',
  input: z.object({ register_number: z.string().trim().min(1).max(20) }),
  output: z.object({
    data: z.object({
      user_id: z.string(),
      register_number: z.string(),
      name: z.string(),
      lastname: z.string().nullable(),
      type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      companies: z.array(z.string()),
    }),
  }),
  errors: ['client_not_found'],
})

export const createClientToken = defineCall({
  name: 'createClientToken',
  method: 'POST',
  path: '/staff/clienttoken',
  access: administrator,
  sentence: 'Makes a token with which the caller may act as the client, once and soon; the reason is kept.',
  stepUp: { of: 'enrolled' },
  input: z.object({ user_id: z.uuid(), reason: z.string().trim().min(1).max(500) }),
  output: z.object({ token: z.string(), expires_at: instant }),
  errors: ['client_not_found'],
})

export const spendClientToken = defineCall({
  name: 'spendClientToken',
  method: 'POST',
  path: '/auth/loginclient',
  access: 'public',
  sentence: 'Opens a short session in which support acts as the client; a token works once.',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.object({
    access_token: z.string(),
    /** Who acts, and until when. */
    support: z.object({ name: z.string(), ends_at: instant }),
  }),
  errors: ['client_token_invalid', 'too_many_requests'],
})

export const clientTokenCalls = [findClient, createClientToken, spendClientToken]
