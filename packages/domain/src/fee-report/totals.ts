// Sums of a sheet, alike while somebody types and when the server judges (REQ-AMNAT-09, CON-180).
import type { BalanceSide, FeeReportAnswers, Sheet, SheetRow, SheetTotals } from './answers.ts'
import { balanceSides } from './answers.ts'
import { addUp, type Decimal, decimalDigits, decimalOr0, divideRounded, readDecimal } from './decimal.ts'
import { monthKey, monthsOf, type Season } from './quarters.ts'
import { type NumberRow, numberRows, type SheetName, type SheetUnit, sheetColumns } from './sheet-templates.ts'

/** The sum of one column over the months of the quarter; what is no number yet counts as 0. */
export const columnTotal = (sheet: Sheet, season: Season, key: NumberRow): Decimal =>
  addUp(monthsOf(season).map(month => decimalOr0(sheet.row_data[monthKey(month)]?.[key] ?? '')))

/** The row of totals as `total_data` carries it; percents are summed there like the rest (CON-177). */
export const sheetTotals = (sheet: Sheet, season: Season): SheetTotals =>
  Object.fromEntries(numberRows.map(key => [key, decimalDigits(columnTotal(sheet, season, key))])) as SheetTotals

/** What stands below a column: the sum, or the weighted mean of what cannot be added. */
export type ColumnSummary = { readonly kind: 'sum' | 'mean'; readonly value: Decimal }

/** What a reader sees below a column of these rows; null where nothing weighs anything, so that no mean exists. */
export const summariseColumn = (
  name: SheetName,
  key: NumberRow,
  rows: readonly Partial<SheetRow>[],
): ColumnSummary | null => {
  const column = sheetColumns[name].find(one => one.key === key)
  const values = rows.map(row => decimalOr0(row[key] ?? ''))
  if (column?.measure !== 'percent') return { kind: 'sum', value: addUp(values) }
  // Tonnes weigh a thousand times as much as kilograms; money has no unit and weighs as it stands.
  const scale = (row: Partial<SheetRow>): bigint => (name === 'too_hemjee' && row.row_2 === 'тн' ? 1000n : 1n)
  const weights = rows.map(row => decimalOr0(row[column.weight] ?? '') * scale(row))
  const weight = weights.reduce((sum, one) => sum + one, 0n)
  if (weight === 0n) return null
  return {
    kind: 'mean',
    value: divideRounded(
      values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0n), 0n),
      weight,
    ),
  }
}

/** The months of a quarter that the sheet has a line for, in order. */
export const rowsOf = (sheet: Sheet, season: Season): readonly SheetRow[] =>
  monthsOf(season).flatMap(month => sheet.row_data[monthKey(month)] ?? [])

/** An amount over the months with its unit; in kilograms where months differ. */
export type Amount = { readonly value: Decimal; readonly unit: SheetUnit }

/** The sum of a column of amounts, exact in either unit. */
export const amountTotal = (sheet: Sheet, season: Season, ...keys: readonly NumberRow[]): Amount => {
  const rows = rowsOf(sheet, season)
  const unit = rows.every(row => row.row_2 === 'тн') && rows.length > 0 ? 'тн' : 'кг'
  const value = rows.reduce(
    (sum, row) =>
      sum + addUp(keys.map(key => decimalOr0(row[key]))) * (unit === 'кг' && row.row_2 === 'тн' ? 1000n : 1n),
    0n,
  )
  return { value: value as Decimal, unit }
}

/** An amount in kilograms, to be compared whatever unit it was written in. */
export const inKilograms = ({ value, unit }: Amount): Decimal => (unit === 'тн' ? value * 1000n : value) as Decimal

/** What the whole report comes to. */
export const reportSummary = (answers: FeeReportAnswers, season: Season) => {
  const { too_hemjee: quantities, unelgee: sales } = answers
  return {
    produced: amountTotal(quantities, season, 'row_5'),
    soldHere: amountTotal(quantities, season, 'row_6'),
    exported: amountTotal(quantities, season, 'row_7'),
    valuation: columnTotal(sales, season, 'row_4'),
    baseFee: columnTotal(sales, season, 'row_7'),
    additionalFee: columnTotal(sales, season, 'row_8'),
    totalFee: columnTotal(sales, season, 'row_9'),
  }
}

/** What is left of a month's production: produced minus sold; null where more was sold than produced (CON-177). */
export const proposedLeft = ({ row_5, row_6, row_7 }: SheetRow): Decimal | null =>
  notNegative(minus(row_5, row_6, row_7))

/** What is left when the stock of earlier periods is sold from as well; null where more was sold than there was. */
export const leftOfStock = ({ row_4, row_5, row_6, row_7 }: SheetRow): Decimal | null =>
  notNegative((decimalOr0(row_4) + minus(row_5, row_6, row_7)) as Decimal)

/** The whole fee of a month: base and additional fee together. */
export const proposedFee = ({ row_7, row_8 }: SheetRow): Decimal => addUp([decimalOr0(row_7), decimalOr0(row_8)])

const minus = (from: string, ...less: readonly string[]): bigint =>
  decimalOr0(from) - less.reduce((sum, text) => sum + decimalOr0(text), 0n)
const notNegative = (value: bigint): Decimal | null => (value < 0n ? null : (value as Decimal))

/** One side of the opening balance that is not what the quarter before closed with. */
export type CarryOver = { readonly side: BalanceSide; readonly before: Decimal; readonly now: Decimal }

/** Where the opening balance differs from the last quarter's closing balance; it is explained, never refused. */
export const carryOverGaps = (
  now: Pick<FeeReportAnswers, 'tailan_uldegdel'>,
  before: Pick<FeeReportAnswers, 'tailan_etssiin_uldegdel'>,
): readonly CarryOver[] =>
  balanceSides.flatMap(side => {
    const opening = readDecimal(now.tailan_uldegdel[side])
    if (opening.kind === 'refused') return []
    const gap = {
      side,
      before: decimalOr0(before.tailan_etssiin_uldegdel[side]),
      now: opening.kind === 'number' ? opening.value : decimalOr0(''),
    }
    return gap.before === gap.now ? [] : [gap]
  })

/** How what stands below a column moved against another quarter; null where a mean does not exist. */
export type TotalMove = {
  readonly key: NumberRow
  readonly before: Decimal | null
  readonly now: Decimal | null
  readonly by: Decimal | null
}
export const compareTotals = (
  name: SheetName,
  now: { readonly sheet: Sheet; readonly season: Season },
  before: { readonly sheet: Sheet; readonly season: Season },
): readonly TotalMove[] =>
  numberRows.map(key => {
    const of = ({ sheet, season }: typeof now) => summariseColumn(name, key, rowsOf(sheet, season))?.value ?? null
    const [here, there] = [of(now), of(before)]
    return { key, before: there, now: here, by: here === null || there === null ? null : ((here - there) as Decimal) }
  })
