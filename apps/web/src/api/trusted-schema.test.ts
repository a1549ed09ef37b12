import { describe, expect, it } from 'vitest'
import { z as trusted } from './trusted-schema.ts'

type Method =
  | 'array'
  | 'coerce'
  | 'default'
  | 'enum'
  | 'extend'
  | 'int'
  | 'min'
  | 'number'
  | 'object'
  | 'optional'
  | 'parse'
  | 'safeParse'
type Anything = { readonly [M in Method]: Anything } & ((...args: unknown[]) => Anything)

describe('the browser’s stand-in for schemas', () => {
  it('lets every shape of the contract be written and takes what the server answers as it is', () => {
    const z = trusted as Anything
    const paging = { page: z.coerce.number().int().min(1).default(1) }
    const schema = z.object({ ...paging, status: z.enum(['A', 'B']).optional() }).extend({ more: z.array(z) })
    const answer = { page: 2, unknown: 'kept' }
    expect(schema.parse(answer)).toBe(answer)
    expect(schema.safeParse(answer)).toEqual({ success: true, data: answer })
  })
})
