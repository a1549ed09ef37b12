// SQL of made-up invoices with their receipts, and of statements of the bank.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoStaff } from '../demo/people.ts'
import { chance, countMade, plainId } from './bulk-load.sql.ts'
import { requestNoun } from './bulk-requests.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const invoiceNoun = 6
const receiptNoun = 7
const statementNoun = 8
const lineNoun = 9

const n = sql<number>`n`
const firstNumber = 5_000_000
const amounts = sql`(array[1000000, 2500000, 5000000, 7500000, 12000000, 35000000])`
const linesOfStatement = 100

/** One for each request, in the state that the request's own state leaves it in; every fifth has a receipt. */
export const fillInvoices = async (tx: Tx, first: number, last: number, _: BulkContext): Promise<void> => {
  const requests = await countMade(tx, 'requests')
  const receipt = sql<string>`case when n % 5 = 0 then ${plainId(receiptNoun, n)} end`
  await sql`
    with drawn as (
      select n, r.id as request, r.created_at + interval '5 days' as at,
        case when r.state = 'payment' and n <= ${sql.lit(requests)} then 'unpaid'
          when r.state in ('approved', 'superseded', 'review') then 'paid' else 'void' end as state
      from generate_series(${first}::bigint, ${last}::bigint) as n
      join requests r on r.id = ${plainId(requestNoun, sql`1 + (n - 1) % ${sql.lit(requests)}`)}
    )
    insert into invoices (id, gen_id, request_id, amount, state, due_on, receipt_file_id, created_by, created_at,
      closed_by, closed_at)
    select ${plainId(invoiceNoun, n)}, 'N' || to_char(at, 'YY') || lpad((${sql.lit(firstNumber)} + n)::text, 7, '0'),
      request, ${amounts}[1 + floor(${chance(50)} * 6)::int], state, (at + interval '10 days')::date, ${receipt},
      ${demoStaff.inspector.id}::uuid, at, case when state <> 'unpaid' then ${demoStaff.finance.id}::uuid end,
      case when state <> 'unpaid' then at + ${chance(51)} * interval '9 days' end
    from drawn`.execute(tx)
  await sql`
    insert into files (id, name, title, size, sha256, storage_key, purpose, request_id, created_at)
    select i.receipt_file_id, md5('receipt' || i.gen_id) || '.pdf', 'receipt.pdf', 20000,
      md5('receipt' || i.gen_id) || md5(i.gen_id), 'bulk/' || i.gen_id, 'receipt', i.request_id, i.created_at
    from generate_series(${first}::bigint, ${last}::bigint) as n
    join invoices i on i.id = ${plainId(invoiceNoun, n)} where i.receipt_file_id is not null`.execute(tx)
}

/** Lines of the bank, a hundred to a statement. */
export const fillLines = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const statement = sql`(1 + (n - 1) / ${sql.lit(linesOfStatement)})`
  const at = sql`${now}::timestamptz - ${statement} * interval '1 hour'`
  await sql`
    insert into statements (id, title, sha256, uploaded_by, uploaded_at)
    select distinct on (${statement}) ${plainId(statementNoun, statement)}, 'statement-' || ${statement} || '.csv',
      md5('statement' || ${statement}), ${demoStaff.finance.id}::uuid, ${at}
    from generate_series(${first}::bigint, ${last}::bigint) as n on conflict do nothing`.execute(tx)
  await sql`
    insert into statement_lines (id, statement_id, number, booked_on, amount, text, payer, reference, digest)
    select ${plainId(lineNoun, n)}, ${plainId(statementNoun, statement)}, (n - 1) % ${sql.lit(linesOfStatement)} + 1,
      (${at})::date, ${amounts}[1 + floor(${chance(52)} * 6)::int],
      'N26' || lpad((${sql.lit(firstNumber)} + n)::text, 7, '0'), 'person' || n, n::text, md5('line' || n)
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}
