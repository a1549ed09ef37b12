// Quantities of explosives move with the request that asks for them, in the same transaction (CON-111).
import { afterEntry, settlementOf } from '@khyanalt/domain/explosive-ledger'
import { parseQuantity, type Quantity, quantityUnits } from '@khyanalt/domain/quantity'
import type { RequestState } from '@khyanalt/domain/request-status'
import { type Answers, rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { appendRow, insertPermit, type LedgerRow, listHeld, lockEnd } from './explosives.sql.ts'
import { materialTables } from './material-tables.ts'
import { certificateOf } from './permitted-options.ts'

/** Appends an entry, or refuses what the balance does not allow. */
const move = async (tx: Tx, row: LedgerRow): Promise<void> => {
  const before = await lockEnd(tx, row.certificateId, row.material)
  const after = afterEntry(before, row.entry, row.quantity)
  if (after === null) throw refuse('quantity_exceeded')
  await appendRow(tx, row, before, after)
}

type Named = { readonly requestId: string; readonly at: Date }

/** Reserves what a request that is sent asks for; the form has been judged against the same locked balances. */
export const reserveQuantities = async (
  tx: Tx,
  form: CompiledForm,
  answers: Answers,
  { requestId, at, certificateId: own }: Named & { readonly certificateId: string | null },
): Promise<void> => {
  const certificateId = certificateOf(form, answers, own)
  if (certificateId === null) return
  for (const [material, quantity] of sumsOf(form, answers, 'explosive_usage_tool')) {
    await move(tx, { certificateId, material, entry: 'reserve', quantity, requestId, at })
  }
}

/** Uses or releases what a request holds when it comes to a state that decides so. */
export const settleQuantities = async (tx: Tx, state: RequestState, { requestId, at }: Named): Promise<void> => {
  const entry = settlementOf(state)
  if (entry === null) return
  for (const held of await listHeld(tx, requestId)) await move(tx, { ...held, entry, requestId, at })
}

/** Permits what a certificate was issued for: the rows of the table of materials. */
export const permitQuantities = async (
  tx: Tx,
  form: CompiledForm,
  answers: Answers,
  { certificateId, requestId, at }: Named & { readonly certificateId: string },
): Promise<void> => {
  const rows = materialTables(form, answers).flatMap(table => table.rows)
  const firstOf = (name: unknown) => rows.find(row => row.explosive_name === name)
  // One material has one unit: that of its first row; sending refused any other (permit-problems.ts).
  const alike = rows.filter(row => row.unit_type === firstOf(row.explosive_name)?.unit_type)
  for (const [material, quantity] of sumRows(alike)) {
    const first = firstOf(material)
    const unit = quantityUnits.find(known => known === first?.unit_type)
    if (unit === undefined) throw new Error(`The form let ${material} pass without a unit.`)
    await insertPermit(tx, { certificate_id: certificateId, material, mark: String(first?.mark ?? ''), unit })
    await move(tx, { certificateId, material, entry: 'permit', quantity, requestId, at })
  }
}

const sumsOf = (form: CompiledForm, answers: Answers, type: string) =>
  sumRows([...form.fields.values()].filter(field => field.type === type).flatMap(({ name }) => rowsOf(answers[name])))

/** Quantities by material, in the order in which chains are locked. */
const sumRows = (rows: readonly Answers[]): [string, Quantity][] => {
  const sums = new Map<string, number>()
  for (const { explosive_name: material, quantity_numeric: given } of rows) {
    const quantity = parseQuantity(given)
    if (typeof material === 'string' && quantity) sums.set(material, (sums.get(material) ?? 0) + quantity)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([material, sum]) => [material, sum as Quantity])
}
