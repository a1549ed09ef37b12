// Numbers of a fee report that follow from others. They are offered; nothing here writes over what somebody typed.
import { type BalanceLine, type BalanceSide, balanceSides, type FeeReportAnswers, type SheetRow } from './answers.ts'
import { addUp, type Decimal, decimalDigits, decimalOr0, readDecimal, zero } from './decimal.ts'
import { baseFeeOf, baseFeeRate } from './fee-rates.ts'
import { monthKey, monthsOf, type Season } from './quarters.ts'
import { leftOfStock, proposedFee, proposedLeft, reportSummary } from './totals.ts'

/** Where a computed number comes from; each follows from what those before it give. */
export const proposalSources = ['left', 'sold', 'base_fee', 'total_fee', 'opening', 'imposed', 'closing'] as const
export type ProposalSource = (typeof proposalSources)[number]

/** A number that a cell should hold by what stands in others, with what stands in it now. */
export type Proposal = {
  /** As problems name cells: `unelgee/month_4/row_7`. */
  readonly path: string
  readonly value: Decimal
  readonly source: ProposalSource
  /** As typed; empty where nothing is. */
  readonly typed: string
}

/** What is known around the report. */
export type ProposalContext = {
  /** The report of the quarter before; its closing balance is this one's opening balance. */
  readonly last?: Pick<FeeReportAnswers, 'tailan_etssiin_uldegdel'> | null | undefined
}

/** Every cell that differs from what follows from the others, in the order of the form; unreadable ones are left out. */
export const proposeFigures = (answers: FeeReportAnswers, { last }: ProposalContext = {}): readonly Proposal[] => {
  const { season_value: season } = answers
  if (season === null) return []
  return [
    ...monthsOf(season).flatMap(month => quantityProposals(answers, monthKey(month))),
    ...monthsOf(season).flatMap(month => salesProposals(answers, monthKey(month))),
    ...balanceProposals(answers, season, last ?? null),
  ]
}

/** What is proposed for cells that are still empty; a line of the balance counts as one, since its sides belong together. */
export const proposeEmptyCells = (answers: FeeReportAnswers, context: ProposalContext = {}): readonly Proposal[] => {
  const all = proposeFigures(answers, context)
  const typedLines = new Set(all.filter(({ typed }) => typed !== '').map(({ path }) => lineOf(path)))
  return all.filter(({ path, typed }) => typed === '' && !typedLines.has(lineOf(path)))
}

/** The line of a cell of the balance; any other cell stands for itself. */
const lineOf = (path: string): string => (path.split('/').length === 2 ? (path.split('/')[0] ?? '') : path)

/** The cells still empty and what they would hold when all is accepted, one following from another. */
export const fillEmptyCells = (
  answers: FeeReportAnswers,
  context: ProposalContext = {},
): Readonly<Record<string, string>> => {
  const filled: Record<string, string> = {}
  let now = answers
  // Each source draws on those before it alone: fees bring their sum, which brings the balance.
  for (const source of proposalSources) {
    for (const proposal of proposeEmptyCells(now, context)) {
      if (proposal.source !== source) continue
      const text = decimalDigits(proposal.value)
      filled[proposal.path] = text
      now = withCell(now, proposal.path, text)
    }
  }
  return filled
}

const quantityProposals = ({ too_hemjee }: FeeReportAnswers, month: string): readonly Proposal[] => {
  const row = too_hemjee.row_data[month]
  if (!row || isBlank(row.row_5, row.row_6, row.row_7)) return []
  const left = proposedLeft(row) ?? leftOfStock(row)
  if (left === null || decimalOr0(row.row_8) === leftOfStock(row)) return []
  return propose(`too_hemjee/${month}/row_8`, row.row_8, left, 'left')
}

const salesProposals = (answers: FeeReportAnswers, month: string): readonly Proposal[] => {
  const row = answers.unelgee.row_data[month]
  if (!row) return []
  const at = `unelgee/${month}`
  const sold = soldAmount(answers, month)
  const rate = baseFeeRate(answers.mineral_name)
  return [
    ...(sold === null ? [] : propose(`${at}/row_3`, row.row_3, sold, 'sold')),
    ...(rate === null || isBlank(row.row_4)
      ? []
      : propose(`${at}/row_7`, row.row_7, baseFeeOf(decimalOr0(row.row_4), rate, decimalOr0(row.row_5)), 'base_fee')),
    ...(isBlank(row.row_7, row.row_8) ? [] : propose(`${at}/row_9`, row.row_9, proposedFee(row), 'total_fee')),
  ]
}

/** What section 3 says was sold in a month, in the unit of section 4; null where it says nothing or no hundredth fits. */
export const soldAmount = ({ too_hemjee, unelgee }: FeeReportAnswers, month: string): Decimal | null => {
  const [from, to] = [too_hemjee.row_data[month], unelgee.row_data[month]]
  if (!from || !to || isBlank(from.row_6, from.row_7)) return null
  return convert(addUp([decimalOr0(from.row_6), decimalOr0(from.row_7)]), from, to)
}

const convert = (value: Decimal, from: SheetRow, to: SheetRow): Decimal | null => {
  if (from.row_2 === to.row_2) return value
  if (from.row_2 === 'тн' && to.row_2 === 'кг') return (value * 1000n) as Decimal
  if (from.row_2 !== 'кг' || to.row_2 !== 'тн') return null
  return value % 1000n === 0n ? ((value / 1000n) as Decimal) : null
}

const balanceProposals = (
  answers: FeeReportAnswers,
  season: Season,
  last: ProposalContext['last'] | null,
): readonly Proposal[] => {
  const { totalFee } = reportSummary(answers, season)
  const closing = closingBalance(answers)
  return [
    ...(last ? proposeLine(answers, 'tailan_uldegdel', netBalance(last.tailan_etssiin_uldegdel), 'opening') : []),
    ...(totalFee === zero ? [] : proposeLine(answers, 'tailan_nogduulsan_tolbor', -totalFee, 'imposed')),
    ...(closing === null ? [] : proposeLine(answers, 'tailan_etssiin_uldegdel', closing, 'closing')),
  ]
}

/** A line whose net is this: what is owed stands on the side of the deficit, what is too much on the other. */
const proposeLine = (
  answers: FeeReportAnswers,
  line: BalanceLine,
  net: bigint,
  source: ProposalSource,
): readonly Proposal[] => {
  const now = answers[line]
  if (balanceSides.some(side => readDecimal(now[side]).kind === 'refused') || netBalance(now) === net) return []
  const wanted: Record<BalanceSide, bigint> = { iluu: net > 0n ? net : 0n, dutuu: net < 0n ? -net : 0n }
  return balanceSides.flatMap(side => propose(`${line}/${side}`, now[side], wanted[side] as Decimal, source))
}

/** Surplus less deficit; what is owed is below 0. */
export const netBalance = ({ iluu, dutuu }: Readonly<Record<BalanceSide, string>>): bigint =>
  decimalOr0(iluu) - decimalOr0(dutuu)

/** What the first three lines leave: opening balance, less what was imposed, with what was paid; null while all are blank. */
export const closingBalance = (answers: FeeReportAnswers): bigint | null => {
  const lines = [answers.tailan_uldegdel, answers.tailan_nogduulsan_tolbor, answers.tailan_hugatsaand_tolson]
  if (lines.every(({ iluu, dutuu }) => isBlank(iluu, dutuu))) return null
  return lines.reduce((sum, line) => sum + netBalance(line), 0n)
}

/** An empty cell says 0, so that 0 is proposed only where something else stands. */
const propose = (path: string, typed: string, value: Decimal, source: ProposalSource): readonly Proposal[] => {
  const reading = readDecimal(typed)
  if (reading.kind === 'refused' || (reading.kind === 'number' ? reading.value : zero) === value) return []
  return [{ path, value, source, typed: typed.trim() }]
}

const isBlank = (...texts: readonly string[]): boolean => texts.every(text => text.trim() === '')

/** The report with another text in a cell. */
const withCell = (answers: FeeReportAnswers, path: string, text: string): FeeReportAnswers => {
  const [table = '', part = '', key] = path.split('/')
  if (key === undefined) return { ...answers, [table]: { ...answers[table as BalanceLine], [part]: text } }
  const sheet = answers[table as 'unelgee']
  const row = { ...sheet.row_data[part], [key]: text } as SheetRow
  return { ...answers, [table]: { ...sheet, row_data: { ...sheet.row_data, [part]: row } } }
}
