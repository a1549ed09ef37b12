// Contact data of the signed-in person (REQ-SVC-12, CON-042).
import { z } from 'zod'
import { userSchema } from './auth.ts'
import { defineCall } from './call.ts'

export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'POST',
  path: '/profile/update',
  access: 'client',
  sentence: 'Changes phone, e-mail and address of the caller.',
  input: z.object({
    phone: z.string().regex(/^\d{8}$/),
    email: z.email().max(200),
    custom_address: z.string().trim().min(1).max(500),
    custom_address_english: z.string().trim().max(500).optional(),
  }),
  output: z.object({ user: userSchema }),
  errors: [],
})

export const profileCalls = [updateProfile]
