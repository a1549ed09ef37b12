import { describe, expect, it } from 'vitest'
import { findCasts, judgeCasts } from './row-casts.ts'

const path = 'apps/server/src/modules/invoices/invoices.sql.ts'

describe('casts in statements', () => {
  it.each([
    'export const found = rows as InvoiceRecord[]',
    'const rows = (await query.execute()) as unknown as readonly InvoiceRecord[]',
    'const paid = { state: row.state as InvoiceState }',
    'const held = Number(row.held as unknown as string)',
    'const one = sql`select 1` as never',
    'const rows = (await query.executeTakeFirst()) as\n  | InvoiceRecord\n  | undefined',
  ])('are refused: %s', line => {
    expect(findCasts(`const a = 1\n${line}`)[0]).toBe(2)
    expect(judgeCasts([{ path, text: line }])).toEqual([expect.stringContaining(`${path} casts a row (lines 1`)])
  })

  it.each([
    "select(['a.name as holder'])",
    'const columns = [] as const',
    'const row = read() as unknown',
    '// known as Invoice',
    '/** counts as Invoice */',
    "import { type Invoice as Paper } from './paper.ts'",
    'const counted = sql`select count(*) as Total`',
  ])('are not seen in: %s', line => {
    expect(findCasts(line)).toEqual([])
  })
})
