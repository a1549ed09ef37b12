// Texts for remarks that the agency writes often, by service.
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { nothing } from './envelope.ts'

const reviewers: Access = { staff: ['REVIEWER', 'APPROVER'] }

/** At most so many texts for one service, and for all services. */
export const maxCannedTexts = 100

export const cannedTextSchema = z.object({
  id: z.string(),
  /** Null: offered with every service. */
  service: z.number().int().nullable(),
  title: z.string(),
  text: z.string(),
  version: z.number().int(),
})
export type CannedText = z.infer<typeof cannedTextSchema>

const serviceId = z.coerce.number().int().min(1).max(2_147_483_647)

export const listCannedTexts = defineCall({
  name: 'listCannedTexts',
  method: 'GET',
  path: '/staff/cannedtexts',
  access: reviewers,
  sentence: 'Lists the texts of a service and those of every service.',
  input: z.object({ service: serviceId }),
  output: z.object({ data: z.array(cannedTextSchema) }),
  errors: [],
})

export const saveCannedText = defineCall({
  name: 'saveCannedText',
  method: 'POST',
  path: '/staff/cannedtexts/save',
  access: reviewers,
  sentence: 'Keeps a new text, or changes one that is kept.',
  input: z.object({
    id: z.uuid().optional(),
    service: serviceId.nullable(),
    title: z.string().trim().min(1).max(120),
    text: z.string().trim().min(1).max(4000),
    /** The version that was on the screen, where a text is changed. */
    version: z.number().int().optional(),
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  errors: ['not_found', 'not_allowed', 'service_not_found', 'version_conflict', 'canned_texts_full'],
})

export const deleteCannedText = defineCall({
  name: 'deleteCannedText',
  method: 'POST',
  path: '/staff/cannedtexts/delete',
  access: reviewers,
  sentence: 'Takes a text out of the list.',
  input: z.object({ id: z.uuid(), version: z.number().int() }),
  output: nothing,
  errors: ['not_found', 'not_allowed', 'version_conflict'],
})

export const cannedTextCalls = [listCannedTexts, saveCannedText, deleteCannedText]
