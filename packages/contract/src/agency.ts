// What everybody may know of the agency: its units, and the licences it gives (CON-044).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { serviceCardSchema } from './catalogue.ts'
import { bilingual } from './envelope.ts'

export const listUnits = defineCall({
  name: 'listUnits',
  method: 'GET',
  path: '/units',
  access: 'public',
  sentence: 'Lists the receiving units of the agency in both languages.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ id: z.number().int(), name: bilingual })) }),
  errors: [],
})

export const listLicences = defineCall({
  name: 'listLicences',
  method: 'GET',
  path: '/licenses',
  access: 'public',
  sentence: 'Lists active services of type NEW and RENEW by category.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        category: z.object({ id: z.number().int(), name: bilingual }),
        services: z.array(serviceCardSchema),
      }),
    ),
  }),
  errors: [],
})

export const agencyCalls = [listUnits, listLicences]
