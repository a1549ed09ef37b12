// Renewing a certificate (spec 1 §4, CON-074).
import { z } from 'zod'
import { behalfInput } from './behalf.ts'
import { defineCall } from './call.ts'
import { bilingual, day } from './envelope.ts'

export const listRenewable = defineCall({
  name: 'listRenewable',
  method: 'POST',
  path: '/getcertlist',
  access: 'client',
  sentence: 'Lists the own certificates of a service that may be renewed: active or expired.',
  input: z.object({ form_id: z.coerce.number().int(), ...behalfInput }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        ref_id: z.string(),
        form_name: bilingual,
        status: z.number().int(),
        edate: day,
        company_id: z.string().nullable().optional(),
      }),
    ),
  }),
  errors: ['company_not_found'],
})

export const renewalCalls = [listRenewable]
