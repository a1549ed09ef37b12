// Manuals of the portal: how each role works with it, and how forms are written.
import { z } from 'zod'
import { defineCall } from './call.ts'

/** Who a manual is for. */
export const manualNames = ['client', 'inspector', 'head', 'finance', 'administrator', 'forms'] as const
export type ManualName = (typeof manualNames)[number]

const manualCard = z.object({
  name: z.enum(manualNames),
  title: z.string(),
  title_en: z.string().nullable(),
  summary: z.string(),
  summary_en: z.string().nullable(),
})
export type ManualCard = z.infer<typeof manualCard>

const outline = z.array(z.object({ id: z.string(), title: z.string() }))

/** A manual with its text: clean HTML, made of the Markdown that comes with the product. English may be missing. */
const manualSchema = manualCard.extend({
  content: z.string(),
  content_en: z.string().nullable(),
  outline: z.object({ mn: outline, en: outline }),
})
export type Manual = z.infer<typeof manualSchema>

export const listManuals = defineCall({
  name: 'listManuals',
  method: 'GET',
  path: '/manuals',
  access: 'public',
  sentence: 'Lists the manuals of the portal.',
  input: z.object({}),
  output: z.object({ data: z.array(manualCard) }),
  errors: [],
})

export const getManual = defineCall({
  name: 'getManual',
  method: 'GET',
  path: '/manuals/{name}',
  access: 'public',
  sentence: 'Answers a manual.',
  input: z.object({ name: z.string().max(40) }),
  output: z.object({ data: manualSchema }),
  errors: ['manual_not_found'],
})

export const manualCalls = [listManuals, getManual]
