// What messages say instead of the words that the product came with; kept by administrators.
import { textGroups } from '@khyanalt/domain/own-texts/own-texts'
import { z } from 'zod'
import { type Access, defineCall } from './call.ts'
import { bilingual, instant, transactionId } from './envelope.ts'

const admins: Access = { staff: ['ADMIN'] }
const name = z.string().max(60).regex(/^\w+$/)
const words = z.record(z.string(), bilingual)

const savedShape = {
  /** 0 as long as nobody changed it. */
  version: z.number().int(),
  /** By part; null where the shipped words hold. */
  words: words.nullable(),
  saved_by: z.string().nullable(),
  saved_at: instant.nullable(),
} as const

export const ownTextSchema = z.object({
  name,
  group: z.enum(textGroups),
  ...savedShape,
  /** Variables that messages came without since the words were saved; they were sent in the shipped ones. */
  lacks: z.array(z.object({ variable: z.string(), times: z.number().int(), last_at: instant })),
})
export type OwnTextState = z.output<typeof ownTextSchema>

export const listOwnTexts = defineCall({
  name: 'listOwnTexts',
  method: 'GET',
  path: '/staff/texts',
  access: admins,
  sentence: 'Lists what messages say, with the words that administrators gave them.',
  input: z.object({}),
  output: z.object({ data: z.array(ownTextSchema) }),
  errors: [],
})

export const listOwnTextVersions = defineCall({
  name: 'listOwnTextVersions',
  method: 'GET',
  path: '/staff/texts/versions',
  access: admins,
  sentence: 'Lists what a message said before, latest first.',
  input: z.object({ name }),
  output: z.object({ data: z.array(z.object(savedShape)) }),
  errors: ['not_found'],
})

const part = z.strictObject({ mn: z.string().max(5000), en: z.string().max(5000) })

export const saveOwnText = defineCall({
  name: 'saveOwnText',
  method: 'POST',
  path: '/staff/texts/save',
  access: admins,
  body: 'medium',
  sentence: 'Words a message anew, or gives it the shipped words back; what is sent from then on says so.',
  input: z.object({
    name,
    version: z.number().int().min(0),
    words: z.record(z.string().max(30), part).nullable(),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ data: ownTextSchema }),
  errors: ['not_found', 'version_conflict', 'text_invalid'],
})

export const ownTextCalls = [listOwnTexts, listOwnTextVersions, saveOwnText]
