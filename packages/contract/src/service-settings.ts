// A service as it is edited, seeded, exported and imported: what its page says, its review plan, and the file of all of it.
import { z } from 'zod'
import { serviceSchema } from './catalogue.ts'
import { certificatePartSchema } from './certificate-part.ts'
import { bilingual } from './envelope.ts'

/** Addresses under /services/get/ that belong to screens of their own (CON-040). */
const reservedSlugs = ['fsi']

const both = bilingual.refine(({ mn, en }) => mn.trim() !== '' && en.trim() !== '', 'lacks a language')
const { required_documents, process, laws, attachments } = serviceSchema.shape
const fileLink = attachments.element.shape.files.element

/** Tugrik digits with at most two decimals. */
const tugrik = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)
const price = z
  .union([
    z.strictObject({ price: tugrik }),
    z
      .array(
        z.strictObject({
          label: bilingual,
          options: z
            .array(z.strictObject({ min: z.number().min(0), max: z.number().min(0), price: tugrik }))
            .min(1)
            .max(50),
        }),
      )
      .min(1)
      .max(30),
  ])
  .nullable()

/** Addresses that a link of the page may lead to. */
const link = z.string().regex(/^(|https?:\/\/[^\s<>"]+|\/api\/attachments\/[a-z0-9-]+\.pdf)$/)

/** What may be said of a service; its number and state stand beside it. */
export const serviceSettingsSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60)
    .refine(slug => !reservedSlugs.includes(slug), 'is reserved'),
  category_id: z.int(),
  name_mn: z.string().trim().min(1).max(300),
  name_en: z.string().trim().min(1).max(300),
  icon: z.string().regex(/^[a-z-]*$/),
  client_types: z.array(z.enum(['CITIZEN', 'COMPANY', 'FOREIGNER'])).min(1),
  type: z.enum(['ONETIME', 'NEW', 'RENEW']),
  renewable: z.boolean(),
  issues_certificate: z.boolean(),
  validity_months: z.int().positive().max(1200).nullable(),
  /** What an invoice proposes; möngö. */
  fee: z.int().positive().nullable(),
  /** Signed-in people may read the form without a request (CON-003). */
  openly_readable: z.boolean().default(false),
  details: z.strictObject({
    /** Offered for trying things; no licence of the agency. */
    sample: z.literal(true).optional(),
    time: both,
    price,
    required_documents: z.array(required_documents.element.extend({ name: both })).max(50),
    process: z.array(process.element.extend({ title: both })).max(50),
    laws: z
      .array(laws.element.extend({ name: z.string().min(1), date: z.union([z.literal(''), z.iso.date()]), link }))
      .max(100),
    attachments: z
      .array(attachments.element.extend({ files: z.array(fileLink.extend({ url: link })).max(20) }))
      .max(30),
  }),
})
export type ServiceSettings = z.output<typeof serviceSettingsSchema>

/** Whether the service can be taken at all, and for a while. */
export const serviceStateShape = {
  status: z.union([z.literal(0), z.literal(1)]).default(1),
  temporary_disable: z.boolean().default(false),
} as const

export const formLanguage = z.enum(['mn', 'en', 'ru'])

/** The steps of review as a file holds them. */
export const reviewPlanSchema = z
  .array(
    z.strictObject({
      name: both,
      role: z.enum(['REVIEWER', 'APPROVER']),
      working_days: z.int().positive().max(365),
      /** The fee is settled before this step begins; named by no step, before the last one. */
      fee_due: z.literal(true).optional(),
    }),
  )
  .min(1)
  .max(20)
  .refine(steps => steps.filter(({ fee_due }) => fee_due).length <= 1, 'names more than one step for the fee')
export type FiledPlan = z.output<typeof reviewPlanSchema>

/** A service in a file: the same for the seed, export and import. */
export const serviceFileSchema = z.strictObject({
  /** Where the shape of such files is described, for editors. */
  $schema: z.string().max(300).optional(),
  /** A service that is only offered where the demo is on. */
  only: z.literal('demo').optional(),
  service: serviceSettingsSchema.extend({
    id: z.int().positive().max(2_000_000_000),
    language: formLanguage,
    ...serviceStateShape,
  }),
  plan: reviewPlanSchema.optional(),
  /** What its documents say, where it issues any. */
  certificate: certificatePartSchema.nullable().optional(),
  /** The form; the engine's own grammar judges it. */
  body: z.unknown(),
})
export type FiledService = z.output<typeof serviceFileSchema>
