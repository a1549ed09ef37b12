// What a new version of its form did, or would do, to an open request.
import { z } from 'zod'
import { bilingual, instant } from './envelope.ts'

/** An answer that the new version has no place for or refuses, as its person gave it. */
export const asideAnswerSchema = z.object({
  code: z.enum(['field_removed', 'answer_hidden', 'answer_refused']),
  path: z.string(),
  title: bilingual,
  /** The table and the place of the row in it, from 1, where the answer is a cell. */
  row: z.object({ table: bilingual, number: z.number().int() }).optional(),
  text: bilingual,
})
export type AsideAnswer = z.output<typeof asideAnswerSchema>

export const formChangeSchema = z.object({
  /** The form was changed while the request was open: when, and what of the answers it does not show or take. */
  lifted: z.object({ at: instant, aside: z.array(asideAnswerSchema) }).nullable(),
  /** A version that a returned request may go over to, with what would be set aside and what it asks anew. */
  offer: z.object({ aside: z.array(asideAnswerSchema), asked: z.array(bilingual) }).nullable(),
})
export type FormChange = z.output<typeof formChangeSchema>
