// Names of fields, rows and lists in a definition.
import { z } from 'zod'
import { isForbiddenKey } from './answers.ts'

/** A field's name: a letter, then letters, digits and underscores; never a client-only `temp_` key. */
export const fieldName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, { abort: true })
  .refine(name => !isForbiddenKey(name) && !name.startsWith('temp_'), { params: { code: 'forbidden_name' } })

/** The name of a served list or of the words of a field: `countries`, `tool.models`. */
export const libraryName = z.string().regex(/^[A-Za-z][A-Za-z0-9_./-]{0,99}$/)
