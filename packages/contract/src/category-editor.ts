// Categories of the catalogue as the administrator keeps them.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, transactionId } from './envelope.ts'

const admins: Access = { staff: ['ADMIN'] }
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const version = z.coerce.number().int().min(0)
const writing = { transaction_id: transactionId.optional() }

/** A category with what decides on its removal. */
export const editedCategorySchema = z.object({
  id: z.number().int(),
  parent_id: z.number().int().nullable(),
  code: z.string().nullable(),
  name: bilingual,
  icon: z.string(),
  folder: z.boolean(),
  module: z.enum(['INSPECTION', 'FSI', 'AMNAT']),
  sort: z.number().int(),
  version: z.number().int(),
  services: z.number().int(),
  children: z.number().int(),
})
export type EditedCategory = z.output<typeof editedCategorySchema>

export const saveCategory = defineCall({
  name: 'saveCategory',
  method: 'POST',
  path: '/staff/catalogue/category/save',
  access: admins,
  sentence: 'Adds a category or changes one.',
  input: z.object({
    /** Absent for a new one. */
    id: id.optional(),
    version: version.default(0),
    parent_id: id.nullable(),
    code: z
      .string()
      .regex(/^\d{2}$/)
      .nullable(),
    name: z.object({ mn: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) }),
    icon: z.string().regex(/^[a-z-]{0,40}$/),
    folder: z.boolean(),
    sort: z.number().int().min(0).max(10_000),
    ...writing,
  }),
  output: z.object({ data: editedCategorySchema }),
  errors: ['not_found', 'version_conflict', 'definition_invalid'],
})

export const deleteCategory = defineCall({
  name: 'deleteCategory',
  method: 'POST',
  path: '/staff/catalogue/category/delete',
  access: admins,
  sentence: 'Takes a category out of the catalogue that holds nothing any more.',
  input: z.object({ id, version, ...writing }),
  output: z.object({}),
  errors: ['not_found', 'version_conflict', 'category_in_use'],
})

export const categoryCalls = [saveCategory, deleteCategory]
