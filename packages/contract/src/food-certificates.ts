// Public references of the food-safety register (spec 3, CON-132).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual, instant, nothing } from './envelope.ts'

/** A reference as anybody may see it: no register numbers of people, no contact data. */
export const foodCertificateSchema = z.object({
  request_number: z.string(),
  verified_date: instant,
  /** 1000 valid; 3000 and 4000 invalid. */
  status: z.number().int(),
  holder: z.string(),
  company_type: z.string().nullable(),
  fsi_sender_type: z.number().int(),
  /** Name of the registered object. */
  title: z.string(),
  address: z.string(),
  organization: bilingual.nullable(),
  /** Kinds of activity, the broadest first. */
  service_table: z.array(z.array(bilingual)),
  version: z.number().int(),
  pdf_ready: z.boolean(),
  sha256: z.string().nullable(),
})
export type FoodCertificate = z.infer<typeof foodCertificateSchema>

const number = z.string().max(40)

export const getFoodCertificate = defineCall({
  name: 'getFoodCertificate',
  method: 'POST',
  path: '/certificates/fsi/info',
  access: 'public',
  sentence: 'Answers the public reference of a food-safety registration by its number.',
  input: z.object({ requestnumber: number }),
  output: z.object({ data: foodCertificateSchema }),
  errors: ['food_certificate_not_found'],
})

export const getFoodCertificatePdf = defineCall({
  name: 'getFoodCertificatePdf',
  method: 'GET',
  path: '/certificates/pdf/fsi/{requestNumber}',
  access: 'public',
  sentence: 'Answers the signed PDF of a food-safety reference.',
  input: z.object({ requestNumber: number, download: z.enum(['true', 'false']).optional() }),
  output: nothing,
  errors: ['food_certificate_not_found'],
  answers: 'pdf',
})

export const foodCertificateCalls = [getFoodCertificate, getFoodCertificatePdf]
