// What forms know of the sender that is being chosen (CON-024).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { applicantSchema } from './requests.ts'

export const getApplicant = defineCall({
  name: 'getApplicant',
  method: 'GET',
  path: '/request/applicant',
  access: 'signed-in',
  sentence: 'Answers what forms know of the owner of a request and of a company he or she may send it for.',
  input: z.object({ id: z.string().max(40), company_id: z.union([z.uuid(), z.literal('')]).optional() }),
  output: z.object({ data: applicantSchema }),
  errors: ['request_not_found', 'company_missing'],
})

export const applicantCalls = [getApplicant]
