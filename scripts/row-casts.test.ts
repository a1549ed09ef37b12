import { describe, expect, it } from 'vitest'
import { findCasts, judgeCasts } from './row-casts.ts'

const path = 'apps/server/src/modules/invoices/invoices.sql.ts'

describe('casts in statements', () => {
  it.each([
    'return rows as InvoiceRecord[]',
    'return (await query.execute()) as unknown as readonly InvoiceRecord[]',
    'state: row.state as InvoiceState,',
  ])('are refused: %s', line => {
    expect(findCasts(`const a = 1\n${line}`)).toEqual([2])
    expect(judgeCasts([{ path, text: line }], {})).toEqual([
      `${path} casts a row (lines 1): take the type from the statement.`,
    ])
  })

  it.each([
    "select(['a.name as holder'])",
    'const columns = [] as const',
    '// known as Invoice',
    ' * counts as Invoice',
    "import { type Invoice as Paper } from './paper.ts'".replace(' as Paper', ''),
  ])('are not seen in: %s', line => {
    expect(findCasts(line)).toEqual([])
  })

  it('that are left may only become fewer', () => {
    const text = 'return rows as InvoiceRecord[]'
    expect(judgeCasts([{ path, text }], { [path]: 1 })).toEqual([])
    expect(judgeCasts([{ path, text }], { [path]: 2 })).toEqual([
      `rowCastsAllowed lets ${path} hold 2 casts, and it holds 1: lower it.`,
    ])
    expect(judgeCasts([], { [path]: 1 })).toHaveLength(1)
  })
})
