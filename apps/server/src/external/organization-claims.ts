// What an issuer tells of an organisation; anything but number and name may be missing or malformed.
import { z } from 'zod'

const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .nullish()
  .catch(null)
  .transform(value => value ?? null)
const line = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .nullish()
  .catch(null)
  .transform(value => value ?? null)
const nobody = { register_number: null, lastname: null, firstname: null, position: null, phone: null }

const organizationSchema = z.object({
  register_number: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(200),
  name_en: text,
  legal_form: text,
  legal_form_en: text,
  founded_on: z.iso
    .date()
    .nullish()
    .catch(null)
    .transform(value => value ?? null),
  address_codes: z.array(z.string().max(12)).max(6).catch([]).default([]),
  address: line,
  address_en: line,
  industry: z.array(z.string().trim().min(1).max(200)).max(50).catch([]).default([]),
  director: z
    .object({ register_number: text, lastname: text, firstname: text, position: text, phone: text })
    .catch(nobody)
    .default(nobody),
  phone: text,
  email: text,
})

/** An organisation as the issuer describes it. */
export type OrganizationClaims = z.output<typeof organizationSchema>

/** The claim, or null when it names no organisation. */
export const readOrganization = (claim: unknown): OrganizationClaims | null => {
  const { data } = organizationSchema.safeParse(claim)
  return data ?? null
}
