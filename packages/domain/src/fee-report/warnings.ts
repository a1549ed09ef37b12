// What looks wrong in a whole report without being forbidden: each is corrected or explained before it is sent
// (REQ-DECLARE-03). Browser and server ask the same function; paths name cells as problems do.
import type { Problem } from '../problem.ts'
import { balanceLines, type FeeReportAnswers, isXReport, type SheetRow } from './answers.ts'
import { addUp, type Decimal, decimalOr0, formatDecimal } from './decimal.ts'
import { baseFeeOf, baseFeeRate } from './fee-rates.ts'
import { closingBalance, netBalance, soldAmount } from './proposals.ts'
import { monthKey, monthsOf, type Season } from './quarters.ts'
import { inKilograms, leftOfStock, proposedFee, proposedLeft, reportSummary } from './totals.ts'

export const feeWarningCodes = [
  'percent_above_100',
  'sold_above_stock',
  'left_differs',
  'quantity_differs',
  'value_without_quantity',
  'quantity_without_value',
  'fee_far_from_rate',
  'total_fee_differs',
  'x_with_numbers',
  'balance_empty',
  'opening_differs',
  'imposed_differs',
  'closing_differs',
  'order_of_magnitude',
] as const
export type FeeWarningCode = (typeof feeWarningCodes)[number]
export type FeeWarning = Problem & { readonly code: FeeWarningCode }

/** What is known around the report. */
export type WarningContext = {
  /** The report of the quarter before with the same licence and mineral. */
  readonly last?: { readonly season: Season; readonly answers: FeeReportAnswers } | null | undefined
}

/** The warnings of a report, in the order of its form; none when nothing stands out. */
export const reportWarnings = (answers: FeeReportAnswers, { last }: WarningContext = {}): readonly FeeWarning[] => {
  const { season_value: season } = answers
  if (season === null) return []
  const months = monthsOf(season).map(monthKey)
  return [
    ...(isXReport(answers) ? idleWarnings(answers, season) : []),
    ...months.flatMap(month => quantityWarnings(answers, month)),
    ...months.flatMap(month => salesWarnings(answers, month)),
    ...balanceWarnings(answers, season, last ?? null),
    ...(last ? magnitudeWarnings(answers, season, last) : []),
  ]
}

const warning = (path: string, code: FeeWarningCode, params: Problem['params'] = {}): FeeWarning => ({
  path,
  code,
  params,
})
const say = formatDecimal
const hundred = decimalOr0('100')
const isFilled = (text: string): boolean => decimalOr0(text) !== 0n

/** A mine that did not work produced and sold nothing. */
const idleWarnings = (answers: FeeReportAnswers, season: Season): readonly FeeWarning[] => {
  const { produced, soldHere, exported, valuation } = reportSummary(answers, season)
  return [produced.value, soldHere.value, exported.value, valuation].every(value => value === 0n)
    ? []
    : [warning('season_active', 'x_with_numbers')]
}

const above100 = (path: string, text: string): readonly FeeWarning[] =>
  decimalOr0(text) > hundred ? [warning(path, 'percent_above_100', { value: say(decimalOr0(text)) })] : []

const quantityWarnings = ({ too_hemjee }: FeeReportAnswers, month: string): readonly FeeWarning[] => {
  const row = too_hemjee.row_data[month]
  if (!row) return []
  const at = `too_hemjee/${month}`
  return [...above100(`${at}/row_3`, row.row_3), ...stockWarnings(row, at)]
}

/** Sold more than was there; or left what neither the month's production nor the stock of earlier periods leaves. */
const stockWarnings = (row: SheetRow, at: string): readonly FeeWarning[] => {
  const sold = addUp([decimalOr0(row.row_6), decimalOr0(row.row_7)])
  const there = addUp([decimalOr0(row.row_4), decimalOr0(row.row_5)])
  if (sold > there) {
    const path = `${at}/${isFilled(row.row_6) ? 'row_6' : 'row_7'}`
    return [warning(path, 'sold_above_stock', { sold: say(sold), there: say(there) })]
  }
  const left = decimalOr0(row.row_8)
  const expected = proposedLeft(row) ?? leftOfStock(row)
  if (expected === null || left === expected || left === leftOfStock(row)) return []
  return [warning(`${at}/row_8`, 'left_differs', { left: say(left), expected: say(expected) })]
}

const salesWarnings = (answers: FeeReportAnswers, month: string): readonly FeeWarning[] => {
  const row = answers.unelgee.row_data[month]
  if (!row) return []
  const at = `unelgee/${month}`
  const [quantity, value] = [decimalOr0(row.row_3), decimalOr0(row.row_4)]
  const sold = soldAmount(answers, month)
  return [
    ...(value > 0n && quantity === 0n ? [warning(`${at}/row_3`, 'value_without_quantity', { value: say(value) })] : []),
    ...(sold !== null && sold !== quantity && !(value > 0n && quantity === 0n)
      ? [warning(`${at}/row_3`, 'quantity_differs', { quantity: say(quantity), sold: say(sold) })]
      : []),
    ...(quantity > 0n && value === 0n
      ? [warning(`${at}/row_4`, 'quantity_without_value', { quantity: say(quantity) })]
      : []),
    ...(['row_5', 'row_6'] as const).flatMap(key => above100(`${at}/${key}`, row[key])),
    ...feeWarnings(answers.mineral_name, row, at),
  ]
}

/** A fee counts as right within a hundredth of what the rate gives, or a tugrik: people round. */
const isFar = (fee: Decimal, expected: Decimal): boolean => {
  const gap = fee > expected ? fee - expected : expected - fee
  const share = expected / 100n
  return gap > (share > 100n ? share : 100n)
}

const feeWarnings = (mineral: string, row: SheetRow, at: string): readonly FeeWarning[] => {
  const rate = baseFeeRate(mineral)
  const fee = decimalOr0(row.row_7)
  const expected = rate === null ? fee : baseFeeOf(decimalOr0(row.row_4), rate, decimalOr0(row.row_5))
  const [total, whole] = [decimalOr0(row.row_9), proposedFee(row)]
  return [
    ...(rate !== null && isFar(fee, expected)
      ? [warning(`${at}/row_7`, 'fee_far_from_rate', { fee: say(fee), expected: say(expected), rate: say(rate) })]
      : []),
    ...(total === whole
      ? []
      : [warning(`${at}/row_9`, 'total_fee_differs', { total: say(total), expected: say(whole) })]),
  ]
}

const balanceWarnings = (
  answers: FeeReportAnswers,
  season: Season,
  last: WarningContext['last'] | null,
): readonly FeeWarning[] => {
  const { produced, totalFee } = reportSummary(answers, season)
  const texts = balanceLines.flatMap(line => Object.values(answers[line]))
  // Zeros are an answer where nothing is owed; blanks are none.
  const empty = texts.every(text => text.trim() === '') || (totalFee > 0n && !texts.some(isFilled))
  if (empty) return produced.value > 0n || totalFee > 0n ? [warning('tailan_uldegdel/iluu', 'balance_empty')] : []
  const compare = (line: (typeof balanceLines)[number], code: FeeWarningCode, expected: bigint | null) => {
    const now = netBalance(answers[line])
    if (expected === null || now === expected) return []
    const side = expected > 0n ? 'iluu' : 'dutuu'
    return [warning(`${line}/${side}`, code, { now: signed(now), expected: signed(expected) })]
  }
  return [
    ...(last ? compare('tailan_uldegdel', 'opening_differs', netBalance(last.answers.tailan_etssiin_uldegdel)) : []),
    ...compare('tailan_nogduulsan_tolbor', 'imposed_differs', -totalFee),
    ...compare('tailan_etssiin_uldegdel', 'closing_differs', closingBalance(answers)),
  ]
}

/** What is owed with its sign before it. */
const signed = (value: bigint): string => (value < 0n ? `−${say(-value as Decimal)}` : say(value as Decimal))

/** Ten times as much as in the quarter before, or a tenth: as a slip of a digit or of the unit looks. */
const magnitudeWarnings = (
  answers: FeeReportAnswers,
  season: Season,
  last: NonNullable<WarningContext['last']>,
): readonly FeeWarning[] => {
  const [now, before] = [reportSummary(answers, season), reportSummary(last.answers, last.season)]
  const jumps = (path: string, here: Decimal, there: Decimal, kilograms: 0 | 1) =>
    here > 0n && there > 0n && (here >= there * 10n || there >= here * 10n)
      ? [warning(path, 'order_of_magnitude', { now: say(here), before: say(there), kilograms })]
      : []
  return [
    ...jumps('too_hemjee/total_data/row_5', inKilograms(now.produced), inKilograms(before.produced), 1),
    ...jumps('unelgee/total_data/row_4', now.valuation, before.valuation, 0),
    ...jumps('unelgee/total_data/row_9', now.totalFee, before.totalFee, 0),
  ]
}
