// Zod's issues as coded problems of a definition.
import type { Problem } from '@khyanalt/domain/problem'
import type { z } from 'zod'

/** The problems of a definition that does not fit the grammar. */
export const grammarProblems = (issues: readonly z.core.$ZodIssue[]): readonly Problem[] =>
  issues.flatMap(issue => problemsOf(issue))

const problemsOf = (issue: z.core.$ZodIssue): readonly Problem[] => {
  const path = issue.path.map(String).join('/')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ code: 'unknown_attribute', path: join(path, key), params: { attribute: key } }))
    case 'invalid_union':
      if (issue.path.at(-1) === 'type') return [{ code: 'unknown_kind', path }]
      return [{ code: issue.input === undefined ? 'missing_attribute' : 'wrong_shape', path }]
    case 'too_big':
      return [{ code: 'limit_exceeded', path, params: { max: Number(issue.maximum) } }]
    case 'too_small':
      return [{ code: 'too_few', path, params: { min: Number(issue.minimum) } }]
    case 'invalid_format':
      return [{ code: 'bad_name', path }]
    case 'custom':
      return [{ code: issue.params?.code === 'forbidden_name' ? 'bad_name' : 'wrong_shape', path }]
    case 'invalid_type':
      return [{ code: issue.input === undefined ? 'missing_attribute' : 'wrong_shape', path }]
    default:
      return [{ code: 'wrong_shape', path }]
  }
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}/${key}`)
