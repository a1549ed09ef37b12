// The public catalogue (spec 1 §3, §7; CON-053).
import { z } from 'zod'
import { defineCall } from './call.ts'
import { bilingual } from './envelope.ts'

const clientType = z.enum(['CITIZEN', 'COMPANY', 'FOREIGNER'])
const icon = z.object({ url: z.string() })

/** A category tile, with its subcategories. */
export type Category = {
  id: number
  code: string | null
  data: { icon: { url: string }; _name: { mn: string; en: string } }
  folder: boolean
  children: Category[]
}
const category: z.ZodType<Category> = z.lazy(() =>
  z.object({
    id: z.number().int(),
    code: z.string().nullable(),
    data: z.object({ icon, _name: bilingual }),
    folder: z.boolean(),
    children: z.array(category),
  }),
)

/** A price: one amount in tugrik digits, or groups of bands (CON-106). */
export const priceSchema = z.union([
  z.object({ price: z.string() }),
  z.array(
    z.object({
      label: bilingual,
      options: z.array(z.object({ min: z.number(), max: z.number(), price: z.string() })),
    }),
  ),
])

/** A service as lists show it. */
export const serviceCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  category_id: z.number().int(),
  name_mn: z.string(),
  name_en: z.string(),
  icon,
  status: z.number().int(),
  temporary_disable: z.number().int(),
  clienttype: z.array(clientType),
  type: z.enum(['ONETIME', 'NEW', 'RENEW']),
  renewable: z.boolean(),
})

const fileLink = z.object({ title: z.string(), desc: z.string(), url: z.string() })

/** A service with everything a person reads before taking it. */
export const serviceSchema = serviceCardSchema.extend({
  /** The categories it stands in, from the top. */
  categories: z.array(z.object({ id: z.number().int(), _name: bilingual })),
  time: bilingual,
  price: priceSchema.nullable(),
  required_documents: z.array(z.object({ name: bilingual, licensor: bilingual, description: bilingual })),
  process: z.array(z.object({ title: bilingual, description: bilingual })),
  laws: z.array(z.object({ name: z.string(), index: z.string(), date: z.string(), link: z.string() })),
  attachments: z.array(z.object({ title: bilingual, files: z.array(fileLink) })),
})
export type Service = z.infer<typeof serviceSchema>

const categories = {
  access: 'public',
  input: z.object({}),
  output: z.object({ data: z.array(category), service_count: z.record(z.string(), z.number().int()) }),
  errors: [],
} as const

export const getCategories = defineCall({
  ...categories,
  name: 'getCategories',
  method: 'GET',
  path: '/getcategories',
  sentence: 'Answers the category tree with the number of services in each category.',
})

export const getCategoryList = defineCall({
  ...categories,
  name: 'getCategoryList',
  method: 'GET',
  path: '/getcategorylist',
  sentence: 'Answers the categories of the services page.',
})

/** Ids fill four bytes. */
const id = z.coerce.number().int().min(0).max(2_147_483_647)
const ofCategory = z.object({ serviceid: id })

export const getFormList = defineCall({
  name: 'getFormList',
  method: 'GET',
  path: '/getformlist',
  access: 'public',
  sentence: 'Lists the services of a category.',
  input: ofCategory,
  output: z.object({ data: z.array(serviceCardSchema), form_count: z.number().int() }),
  errors: [],
})

export const getModalFormList = defineCall({
  name: 'getModalFormList',
  method: 'GET',
  path: '/getmodalformlist',
  access: 'public',
  sentence: 'Lists the services of a folder.',
  input: ofCategory,
  output: z.object({ data: z.array(serviceCardSchema) }),
  errors: [],
})

export const getForm = defineCall({
  name: 'getForm',
  method: 'GET',
  path: '/getform/{slug}',
  access: 'public',
  sentence: 'Answers a service by its slug.',
  input: z.object({ slug: z.string().max(100) }),
  output: z.object({ data: serviceSchema }),
  errors: ['service_not_found'],
})

export const getOldForm = defineCall({
  name: 'getOldForm',
  method: 'GET',
  path: '/getform/old/{id}',
  access: 'public',
  sentence: 'Resolves the id of an old form to the slug of its service.',
  input: z.object({ id }),
  output: z.object({ slug: z.string() }),
  errors: ['service_not_found'],
})

export const getAttachment = defineCall({
  name: 'getAttachment',
  method: 'GET',
  path: '/attachments/{name}',
  access: 'public',
  sentence: 'Answers a paper that people print and fill by hand, as PDF.',
  input: z.object({ name: z.string().max(100) }),
  output: z.object({}),
  errors: ['file_not_found'],
  answers: 'pdf',
})

export const catalogueCalls = [
  getCategories,
  getCategoryList,
  getFormList,
  getModalFormList,
  getForm,
  getOldForm,
  getAttachment,
]
