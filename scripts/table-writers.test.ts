import { describe, expect, it } from 'vitest'
import { findForeignWrites, findWrites, type TableWriters, tablesIn } from './table-writers.ts'

const path = 'apps/server/src/modules/invoices/invoices.sql.ts'
const known = new Set(['invoices', 'requests'])
const list: TableWriters = { tables: { invoices: 'invoices', requests: 'requests' }, others: [] }
const requestsWrite = findWrites('apps/server/src/modules/requests/requests.sql.ts', "tx.insertInto('requests')")
const judge = (text: string, writers: TableWriters = list) =>
  findForeignWrites([...requestsWrite, ...findWrites(path, `tx.insertInto('invoices')\n${text}`)], writers, known)

describe('the writers of tables', () => {
  it.each([
    "tx.insertInto('requests').values(row)",
    "tx\n  .updateTable('requests')",
    "tx.deleteFrom('requests as r')",
    'sql`insert into requests (id) values (1)`',
    'sql`update requests set state = 1`',
    'sql`update requests as r set state = 1`',
    'sql`update only requests r set state = 1`',
    'sql`with gone as (delete from requests returning id) select 1`',
    'sql`truncate requests`',
  ])('are refused where the table is that of another module: %s', text => {
    expect(judge(text)).toEqual([
      `${path} writes requests, which requests writes: call one of its use cases in the same transaction.`,
    ])
  })

  it.each([
    "tx.selectFrom('requests')",
    'sql`select 1 from requests for update of requests`',
    "const update = (requests: readonly string[]) => 'set'",
  ])('may read what is not theirs: %s', text => {
    expect(judge(text)).toEqual([])
  })

  it('are let through where the list says why, and the list is cut when nothing needs it', () => {
    const others = [{ module: 'invoices', tables: ['requests'], why: 'for a reason' }]
    expect(judge("tx.deleteFrom('requests')", { ...list, others })).toEqual([])
    expect(judge('', { ...list, others })).toEqual([
      'table-writers.json lets invoices write requests, which it does not: take it out.',
    ])
  })

  it('are named for every table that is written', () => {
    expect(judge('', { tables: { requests: 'requests' }, others: [] })).toEqual([
      `${path} writes invoices, for which table-writers.json names no module: add "invoices": "invoices".`,
    ])
  })

  it('know the tables of the schema', () => {
    const schema =
      'export interface Users {\n  id: string\n}\n\nexport interface DB {\n  users: Users\n  sessions: Sessions\n}'
    expect([...tablesIn(schema)]).toEqual(['users', 'sessions'])
  })
})
