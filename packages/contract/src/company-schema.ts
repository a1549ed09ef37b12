// A company as answers show it; apart from the calls, since every signed-in page reads it.
import { z } from 'zod'
import { bilingual, day, instant } from './envelope.ts'

/** What somebody is in a company (REQ-COMP-18). */
export const memberRole = z.enum(['MEMBER', 'ADMIN'])

/** A company as profile pages show it; the names are fixed by the documents (CON-191). */
export const companySchema = z.object({
  id: z.string(),
  companyRegnum: z.string(),
  companyName: z.string(),
  companyNameEn: z.string().nullable(),
  /** Legal form, Mongolian and English. */
  description: z.string().nullable(),
  description_en: z.string().nullable(),
  createdDate: day.nullable(),
  /** The levels of the address from province or city downwards. */
  address: z.array(z.object({ value: z.string(), label: bilingual })),
  custom_address: z.string().nullable(),
  custom_address_english: z.string().nullable(),
  induty: z.array(z.string()),
  generalR: z.object({
    regnum: z.string().nullable(),
    lastName: z.string().nullable(),
    firstName: z.string().nullable(),
    positionName: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  }),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  postBox: z.string().nullable(),
  fax: z.string().nullable(),
  created_at: instant,
  active: z.union([z.literal(0), z.literal(1)]),
  /** Whether a person verified by single sign-on stands for it. */
  verified: z.boolean(),
  version: z.number().int(),
  /** What the caller is there. */
  role: memberRole,
})
export type Company = z.infer<typeof companySchema>
