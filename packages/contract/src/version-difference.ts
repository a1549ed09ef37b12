// What differs between two versions of a service, line by line as people read it.
import { z } from 'zod'
import { bilingual } from './envelope.ts'

/** The parts of a service that are drafted and published together. */
export const serviceParts = ['page', 'plan', 'certificate', 'form'] as const
export type ServicePart = (typeof serviceParts)[number]

/** One difference: what it is about, what was and what is; both null where the label says it all. */
export const differenceLineSchema = z.object({
  part: z.enum(serviceParts),
  label: bilingual,
  from: bilingual.nullable(),
  to: bilingual.nullable(),
})
export type DifferenceLine = z.output<typeof differenceLineSchema>

/** A line as one text: `label: from → to`. */
export const differenceInWords = (
  { label, from, to }: Pick<DifferenceLine, 'label' | 'from' | 'to'>,
  language: 'mn' | 'en',
): string => {
  const values = [from, to].flatMap(words => (words ? [words[language] || words.mn] : []))
  const name = label[language] || label.mn
  return values.length === 0 ? name : `${name}: ${values.join(' → ')}`
}
