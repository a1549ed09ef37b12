// One way to state a problem of a field, so that every problem carries the field's title.
import type { Problem, ProblemParams } from '@khyanalt/domain/problem'
import type { FieldDefinition } from '../field-attributes.ts'

/** A problem at a path; `field` in its params is the title a sentence can name. */
export const fieldProblem = (code: string, path: string, field: FieldDefinition, params?: ProblemParams): Problem => ({
  code,
  path,
  params: { field: field._title ?? { mn: field.name ?? '', en: field.name ?? '' }, ...params },
})
