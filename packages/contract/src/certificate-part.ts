// What the documents of a service say: pinned with each version of its form, in a file beside plan and form.
import { certificateBackgrounds, certificateKinds, certificateSeals } from '@khyanalt/domain/certificate-kinds'
import { z } from 'zod'
import { bilingual } from './envelope.ts'

/** Most lines of conditions of one document, be they the service's own or written at approval. */
export const mostConditions = 20

/** Longest line of a condition, in characters. */
export const longestCondition = 500

/** Longest own words of a document, in characters. */
export const longestOwnWords = { heading: 60, granted: 300, signatory: 120 } as const

const ownWords = (longest: number) => {
  const words = z.string().trim().min(1).max(longest)
  return z.strictObject({ mn: words, en: words }).optional()
}

const line = z.string().trim().max(longestCondition)
const said = z.string().trim().min(1).max(longestCondition)

/** `prints` are answers by path, `table/column` for a cell; what is not public stands on the holder's document alone. */
export const certificatePartSchema = z.strictObject({
  /** How the document is headed, and what it says it grants. */
  title: z.enum(certificateKinds),
  /** Words of its own instead of those of its kind. */
  heading: ownWords(longestOwnWords.heading),
  granted: ownWords(longestOwnWords.granted),
  /** The office that stands over the name of whoever approves, instead of that person's own. */
  signatory: ownWords(longestOwnWords.signatory),
  seal: z.enum(certificateSeals).optional(),
  background: z.enum(certificateBackgrounds).optional(),
  prints: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(130)
          .regex(/^\w+(\/\w+)?$/),
        public: z.boolean(),
      }),
    )
    .max(200),
  /** Conditions of every document of the service. */
  conditions: z.array(z.strictObject({ mn: said, en: said })).max(mostConditions),
})
export type CertificatePart = z.output<typeof certificatePartSchema>

/** Conditions that the head adds at approval, as typed; English is up to the head. */
export const addedConditionsSchema = z.array(z.strictObject({ mn: said, en: line.default('') })).max(mostConditions)

/** An answer as a document tells it: a text, or the rows of a table. */
export const printedFactSchema = z.object({
  title: bilingual,
  public: z.boolean(),
  text: bilingual.optional(),
  columns: z.array(z.object({ title: bilingual, public: z.boolean() })).optional(),
  rows: z.array(z.object({ title: bilingual.optional(), cells: z.array(bilingual) })).optional(),
})
export type ShownFact = z.output<typeof printedFactSchema>

/** What a document says beside number, holder and days. */
export const saidShape = {
  /** How the document is headed. */
  kind: z.enum(certificateKinds),
  /** Its own heading, where it has one. */
  heading: bilingual.optional(),
  facts: z.array(printedFactSchema),
  conditions: z.array(bilingual),
} as const
