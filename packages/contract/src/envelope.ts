// The envelope of every JSON answer (CON-001…CON-008).
import { z } from 'zod'

/** A problem with a path, as answers carry it. */
export const problemSchema = z.object({
  code: z.string(),
  path: z.string(),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.object({ mn: z.string(), en: z.string() })]))
    .optional(),
})

/** The answer to anything that did not succeed; `message` is bilingual so that it can be shown where it happened. */
export const failureSchema = z.object({
  result: z.literal('error'),
  code: z.string(),
  message: z.string(),
  message_en: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  problems: z.array(problemSchema).optional(),
  /** On version_conflict: what the server holds now. */
  current: z.unknown().optional(),
})
export type Failure = z.infer<typeof failureSchema>

/** Page number from 1 and page size (CON-008). */
export const pagingInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  results: z.coerce.number().int().min(1).max(100).default(10),
  sortField: z.string().max(40).optional(),
  sortOrder: z.enum(['ascend', 'descend']).optional(),
}

/** A paged answer: rows, page size and total inside `data`. */
export const paged = <R extends z.ZodType>(row: R) =>
  z.object({ data: z.object({ data: z.array(row), per_page: z.number().int(), total: z.number().int() }) })

/** Several values as `a,b` or as an array (CON-006); at most `max`. */
export const commaList = (max: number) =>
  z.union([z.string().max(10_000), z.array(z.string().max(100))]).transform((given, context) => {
    const values = (typeof given === 'string' ? given.split(',') : given).map(value => value.trim()).filter(Boolean)
    if (values.length > max) context.addIssue({ code: 'custom', message: `At most ${max} values.` })
    return [...new Set(values)]
  })

/** Nothing beside `result` and `message`. */
export const nothing = z.object({})

/** A client-made id of one intended act; the same id gives the same answer, once. */
export const transactionId = z.uuid()

/** An ISO instant in UTC. */
export const instant = z.iso.datetime()
/** A day, YYYY-MM-DD. */
export const day = z.iso.date()
/** A text in Mongolian and English. */
export const bilingual = z.object({ mn: z.string(), en: z.string() })

/** In which form and language a table is downloaded; the call answers `table`. */
export const tableInput = { format: z.enum(['csv', 'xlsx']), lang: z.enum(['mn', 'en']).default('mn') }
export type TableFormat = z.infer<typeof tableInput.format>
