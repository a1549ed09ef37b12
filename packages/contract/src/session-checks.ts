// Whether the session still holds; apart from signing in, since every page asks (CON-009).
import { z } from 'zod'
import { defineCall } from './call.ts'

export const checkToken = defineCall({
  name: 'checkToken',
  method: 'GET',
  path: '/auth/checktoken',
  access: 'public',
  beforeSecondFactor: true,
  sentence: 'Tells whether the bearer token of the call is still good.',
  input: z.object({}),
  output: z.object({ status: z.enum(['ACTIVE', 'EXPIRED']) }),
  errors: [],
})

export const checkAuth = defineCall({
  name: 'checkAuth',
  method: 'POST',
  path: '/auth/checkauth',
  access: 'public',
  beforeSecondFactor: true,
  sentence: 'Tells after idle time whether the session is still good; never ends it.',
  input: z.object({}),
  output: z.object({ status: z.enum(['ACTIVE', 'EXPIRED']) }),
  errors: [],
})

export const sessionCheckCalls = [checkToken, checkAuth]
