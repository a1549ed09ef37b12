// Contact data of the signed-in person (REQ-PROF-01…03, REQ-SVC-12, CON-042).
import { z } from 'zod'
import { behalf } from './behalf.ts'
import { defineCall } from './call.ts'
import { nothing } from './envelope.ts'

export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'POST',
  path: '/profile/update',
  access: 'client',
  sentence: 'Changes phone, e-mail and both addresses of the caller.',
  input: z.object({
    phone: z.string().max(40),
    email: z.string().max(254),
    custom_address: z.string().max(500),
    custom_address_english: z.string().max(500),
  }),
  output: nothing,
  errors: ['invalid_input', 'not_allowed', 'step_up_needed'],
})

export const chooseBehalf = defineCall({
  name: 'chooseBehalf',
  method: 'POST',
  path: '/profile/behalf',
  access: 'client',
  sentence: 'Remembers for whom the caller acts, so that the next window opens with it.',
  input: z.object({ behalf: z.union([z.literal('all'), behalf]) }),
  output: nothing,
  errors: ['company_not_found'],
})

export const profileCalls = [updateProfile, chooseBehalf]
