// What the rules of a form cost at most, counted in steps before anybody fills it in: what would cost more is refused.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { isRecord } from '../answers.ts'
import { cellScopes, type PlacedField } from '../definition-fields.ts'
import { type FieldDefinition, maxRowLimit } from '../field-attributes.ts'
import { conditionsOf } from '../field-conditions.ts'
import { kindOf } from '../fields/registry.ts'
import { longestChain } from './calculation-cycles.ts'
import { type Expression, operatorOf, partOf, partsOf, referencesIn } from './expression.ts'

/** A step works out one part of an expression or asks one question of a condition; a row that is known is a tenth of one. */
export const costLimits = {
  /** After a change of one answer. */
  change: 60_000,
  /** Of everything from nothing: when a form is opened, and when the server judges it. */
  whole: 500_000,
} as const

export type RuleCost = { readonly change: number; readonly whole: number }

/** An expression with its place, and how often it is worked out: once, or in every row of a table. */
export type CostlyRule = {
  readonly path: string
  readonly question: Bilingual
  readonly json: unknown
  /** The table in whose rows it stands, or null. */
  readonly table: PlacedField | null
  /** Whether it makes a value, which others may wait for; other rules are only looked at in the end. */
  readonly derived: boolean
}

/** What the rules of one list of steps cost together at most, and the one that costs most. */
export const costOfRules = (
  placed: readonly PlacedField[],
  rules: readonly CostlyRule[],
): RuleCost & { readonly dearest: CostlyRule | null } => {
  const form = formOf(placed)
  // Whatever is derived goes round once for each link of the longest chain, and once more to see that all is settled.
  const rounds = longestChain(placed) + 1
  const costs = rules.map(rule => {
    const { change, whole } = costOf(rule, form)
    return { rule, change: rule.derived ? rounds * change : change, whole }
  })
  const asked = rounds * placed.reduce((sum, one) => sum + conditionSteps(one), 0)
  const change = costs.reduce((sum, cost) => sum + cost.change, asked)
  const [dearest] = costs.toSorted((a, b) => b.change + b.whole - a.change - a.whole)
  return {
    change,
    whole: costs.reduce((sum, cost) => sum + cost.whole, change),
    dearest: dearest !== undefined && dearest.change + dearest.whole > asked ? dearest.rule : null,
  }
}

/** The problem of rules that cost too much, at the one that costs most and in the words of its question. */
export const costProblems = (
  placed: readonly PlacedField[],
  rules: readonly CostlyRule[],
  path: string,
): readonly Problem[] => {
  const { change, whole, dearest } = costOfRules(placed, rules)
  if (change <= costLimits.change && whole <= costLimits.whole) return []
  const [steps, max] = change > costLimits.change ? [change, costLimits.change] : [whole, costLimits.whole]
  const last = placed.at(-1)
  const question = dearest?.question ?? last?.field._title ?? { mn: '', en: '' }
  return [{ code: 'too_costly', path: dearest?.path ?? last?.path ?? path, params: { question, steps, max } }]
}

/** A table with how many rows it may have, and whether its cells ask nothing of the form around their row. */
type RowsOfForm = {
  readonly rows: number
  readonly cells: ReadonlySet<string>
  readonly alone: boolean
  /** How often what is derived in a row goes round: once, unless one cell waits for another. */
  readonly rounds: number
}

const formOf = (placed: readonly PlacedField[]): ReadonlyMap<string, RowsOfForm> =>
  new Map(
    placed.flatMap(one => {
      const { field } = one
      if (kindOf(field.type).rows === 'none') return []
      const fields = cellScopes(one)
        .flat()
        .map(cell => cell.field)
      const cells = new Set(fields.flatMap(({ name }) => name ?? []))
      const rows = field.type === 'statictable' ? (field.rows?.length ?? 0) : (field.limit ?? maxRowLimit)
      const alone = fields.flatMap(namesAsked).every(name => cells.has(name))
      const chain = longestChain(placed, field.name)
      const rounds = chain > 1 || field.row_checks !== undefined ? chain + 1 : 1
      return [[field.name ?? '', { rows, cells, alone, rounds }] as const]
    }),
  )

const costOf = ({ json, table, derived }: CostlyRule, form: ReadonlyMap<string, RowsOfForm>): RuleCost => {
  const through = { change: 0, whole: 0 }
  const here = stepsOf(json as Expression, form, through)
  const own = table === null ? undefined : form.get(table.field.name ?? '')
  if (own === undefined || table === null) return { change: here + through.change, whole: here + through.whole }
  const rounds = derived ? own.rounds : 1
  const rows = table.field.type === 'statictable' ? 1 : own.rows
  const change =
    own.alone && looksIntoItsRow(json as Expression, own) ? known(rows) + here * rounds : rows * here * rounds
  return { change: change + through.change, whole: rows * here * rounds + through.whole }
}

const known = (rows: number): number => Math.ceil(rows / 10)

/**
 * The steps of an expression where it stands. What goes through rows is worked out once for the form, however many rows
 * or rules ask for it there, so its rows are added to `through` and not multiplied.
 */
const stepsOf = (
  expression: Expression,
  form: ReadonlyMap<string, RowsOfForm>,
  through: { change: number; whole: number },
): number => {
  if (!isRecord(expression)) return 1
  const parts = partsOf(expression, operatorOf(expression))
  const steps = parts.reduce((sum: number, part) => sum + stepsOf(part, form, through), 1)
  const over = partOf(expression, 'over')
  if (typeof over !== 'string') return steps
  const table = form.get(over)
  const rows = table?.rows ?? maxRowLimit
  const alone = table?.alone === true && parts.every(part => looksIntoItsRow(part, table))
  through.whole += rows * steps
  through.change += alone ? known(rows) + steps : rows * steps
  return 1
}

/** Whether only the row itself decides what an expression is worth in it, so that rows that stand as they were are known. */
const looksIntoItsRow = (part: Expression, { cells }: RowsOfForm): boolean =>
  referencesIn(part)
    .map(nameOrForm)
    .every(name => cells.has(name))

const namesAsked = (field: FieldDefinition): readonly string[] => [
  ...conditionNames(field),
  ...(field.calculate === undefined ? [] : referencesIn(field.calculate as Expression).map(nameOrForm)),
]

const nameOrForm = ({ name, over, ofForm }: ReturnType<typeof referencesIn>[number]): string =>
  over === null && !ofForm ? name : ''

const conditionNames = (field: FieldDefinition): readonly string[] => {
  const { show, enable, require } = conditionsOf(field)
  const names: string[] = []
  for (const { condition } of [...show, ...enable, ...require]) countSteps(condition, name => names.push(name))
  return names
}

/** The questions that the conditions of a field ask; those of cells are asked in one row after a change. */
const conditionSteps = (one: PlacedField): number =>
  [one, ...cellScopes(one).flat()].reduce((sum, { field }) => {
    const { show, enable, require } = conditionsOf(field)
    return [...show, ...enable, ...require].reduce((all, { condition }) => all + countSteps(condition), sum)
  }, 0)

const countSteps = (condition: unknown, onName: (name: string) => void = () => undefined): number => {
  if (!isRecord(condition)) return 0
  const { all, any, not, field } = condition
  if (typeof field === 'string') onName(field)
  const parts = [
    ...(Array.isArray(all) ? all : []),
    ...(Array.isArray(any) ? any : []),
    ...(not === undefined ? [] : [not]),
  ]
  // Each listed answer is compared.
  const listed = Array.isArray(condition.in) ? condition.in.length / 10 : 0
  return parts.reduce((sum: number, part) => sum + countSteps(part, onName), 1 + Math.ceil(listed))
}
