// Searching services, categories, posts and certificates at once.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { publicCertificateSchema } from './certificates.ts'
import { bilingual } from './envelope.ts'

const foundService = z.object({
  slug: z.string(),
  name: bilingual,
  /** The category it stands in. */
  category: bilingual,
  icon: z.object({ url: z.string() }),
})
const foundCategory = z.object({ id: z.number().int(), name: bilingual, icon: z.object({ url: z.string() }) })
const foundPost = z.object({ id: z.number().int(), title: bilingual, excerpt: bilingual })
/** A certificate, or a reference of the food-safety register, which goes by its number. */
const foundCertificate = publicCertificateSchema.pick({
  request_category: true,
  cs_id: true,
  ref_id: true,
  form_name: true,
  holder: true,
  status: true,
})

/** What a search found, the best of each kind first. */
export const findingsSchema = z.object({
  services: z.array(foundService),
  categories: z.array(foundCategory),
  posts: z.array(foundPost),
  certificates: z.array(foundCertificate),
  /** What was looked for instead, when the keyboard stood in the other script. */
  instead: z.string().nullable(),
})
export type Findings = z.infer<typeof findingsSchema>

export const searchPortal = defineCall({
  name: 'searchPortal',
  method: 'GET',
  path: '/search',
  access: 'public',
  sentence:
    'Searches services, categories, posts, certificates and food-safety references in any spelling of Mongolian, and in English.',
  input: z.object({
    q: z.string().max(200),
    /** At most so many of each kind. */
    results: z.coerce.number().int().min(1).max(50).default(5),
    /** The text was sent and not only typed so far: what is not found is counted, without who asked. */
    sent: z.enum(['1']).optional(),
  }),
  output: z.object({ data: findingsSchema }),
  errors: [],
})

export const searchCalls = [searchPortal]
