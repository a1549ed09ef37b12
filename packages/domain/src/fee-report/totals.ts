// Sums of a sheet, alike while somebody types and when the server judges (REQ-AMNAT-09, CON-180).
import type { BalanceSide, FeeReportAnswers, Sheet, SheetRow, SheetTotals } from './answers.ts'
import { balanceSides } from './answers.ts'
import { addUp, type Decimal, decimalDigits, decimalOr0, readDecimal } from './decimal.ts'
import { monthKey, monthsOf, type Season } from './quarters.ts'
import { type NumberRow, numberRows } from './sheet-templates.ts'

/** The sum of one column over the months of the quarter; what is no number yet counts as 0. */
export const columnTotal = (sheet: Sheet, season: Season, key: NumberRow): Decimal =>
  addUp(monthsOf(season).map(month => decimalOr0(sheet.row_data[monthKey(month)]?.[key] ?? '')))

/** The row of totals, as `total_data` carries it. Percents are summed like the rest (CON-177). */
export const sheetTotals = (sheet: Sheet, season: Season): SheetTotals =>
  Object.fromEntries(numberRows.map(key => [key, decimalDigits(columnTotal(sheet, season, key))])) as SheetTotals

/** What is left of a month's production: produced minus sold; null where more was sold than produced (CON-177). */
export const proposedLeft = ({ row_5, row_6, row_7 }: SheetRow): Decimal | null =>
  notNegative(minus(row_5, row_6, row_7))

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

/** How the totals of a table moved against another quarter. */
export type TotalMove = {
  readonly key: NumberRow
  readonly before: Decimal
  readonly now: Decimal
  readonly by: Decimal
}
export const compareTotals = (
  now: { readonly sheet: Sheet; readonly season: Season },
  before: { readonly sheet: Sheet; readonly season: Season },
): readonly TotalMove[] =>
  numberRows.map(key => {
    const [here, there] = [columnTotal(now.sheet, now.season, key), columnTotal(before.sheet, before.season, key)]
    return { key, before: there, now: here, by: (here - there) as Decimal }
  })
