// What may be chosen while a rule is built: nothing that the compiler would refuse for its type, its place or a circle.
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import { namesIn } from '../condition.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { conditionsOf } from '../field-conditions.ts'
import { type Expression, referencesIn, type ValueType } from '../rules/expression.ts'
import { expressionInWords, truthInWords } from '../rules/expression-in-words.ts'
import type { Question, TableOfForm } from './rule-form.ts'
import { type Comparison, comparisons, type Group, type Statement, type Term } from './rule-model.ts'
import { type ListedLabels, type Standpoint, wordsFrom } from './rule-words.ts'
import { writeStatement, writeTerm } from './rule-writing.ts'

/** A rule while it is built: where it stands, whose it is, and what it may say. */
export type RulePlace = Standpoint & {
  /** Conditions of `when` say less than expressions do. */
  readonly says: 'condition' | 'expression'
  /** The question that must not wait for itself; null of checks and of duties, which nobody waits for. */
  readonly self: Question | null
}

/** A question with the way to name it from where the rule stands. */
export type Asked = { readonly question: Question; readonly name: string; readonly ofForm: boolean }

/** The questions that a rule may ask. */
export const askedChoices = (place: RulePlace): readonly Asked[] => {
  const { form, cells, says, self } = place
  const near = new Set(cells?.map(({ name }) => name))
  const outside = says === 'expression' ? [...form.questions, ...form.fixedCells] : form.questions
  const waiting = waitingFor(place)
  const own = self === null ? '' : self.path
  return [
    ...(cells ?? []).map(question => ({ question, name: question.name, ofForm: false })),
    // What a cell of the same name hides can be asked only by an expression.
    ...outside
      .filter(({ name }) => says === 'expression' || !near.has(name))
      .map(question => ({ question, name: question.name, ofForm: near.has(question.name) })),
  ].filter(({ question }) => question.path !== own && !waiting.has(question.path) && !isAround(question, place))
}

/** A cell's rule does not ask for the table that it stands in. */
const isAround = ({ path }: Question, { cells, self }: RulePlace): boolean =>
  [cells?.[0], self].some(inside => inside?.path.startsWith(`${path}/`))

/** The places of the questions that wait for the one whose rule is built. */
const waitingFor = ({ form, self, cells }: RulePlace): ReadonlySet<string> => {
  if (self === null) return new Set()
  const asks = new Map<string, readonly string[]>()
  const placeOf = (name: string, beside: readonly Question[] | null) =>
    beside?.find(cell => cell.name === name)?.path ?? form.byName.get(name)?.path
  for (const question of form.questions) asks.set(question.path, placed(namesAsked(question.field), null, placeOf))
  for (const table of form.tables) {
    for (const cell of table.cells)
      if (cell.path !== table.path) asks.set(cell.path, placed(namesAsked(cell.field), table.cells, placeOf))
  }
  for (const cell of cells ?? []) asks.set(cell.path, placed(namesAsked(cell.field), cells, placeOf))
  // A table waits for what its cells wait for, and is asked whenever one of them is.
  const waits = (path: string, seen: Set<string>): boolean => {
    if (path === self.path || (self.path.startsWith(`${path}/`) && path !== self.path)) return true
    if (seen.has(path)) return false
    seen.add(path)
    const inside = [...asks.keys()].filter(other => other.startsWith(`${path}/`))
    return [...(asks.get(path) ?? []), ...inside].some(next => waits(next, seen))
  }
  return new Set([...asks.keys()].filter(path => path !== self.path && waits(path, new Set())))
}

const placed = (
  names: readonly string[],
  beside: readonly Question[] | null,
  placeOf: (name: string, beside: readonly Question[] | null) => string | undefined,
): readonly string[] => names.flatMap(name => placeOf(name, beside) ?? [])

/** Every name that a field's state or value depends on. */
const namesAsked = (field: FieldDefinition): readonly string[] => {
  const when = isRecord(field.when) ? field.when : {}
  const { show, enable } = conditionsOf({ ...field, when: Object.keys(when).length > 0 ? when : undefined })
  const calculated = field.calculate === undefined ? [] : referencesIn(field.calculate as Expression)
  return [
    ...[...show, ...enable].flatMap(({ condition }) => (isRecord(condition) ? namesIn(condition) : [])),
    ...calculated.flatMap(({ name, over }) => (over === null ? [name] : [over])),
  ]
}

/** One entry of a pick list. */
export type TermChoice = { readonly key: string; readonly label: Bilingual; readonly term: Term }

/** The name of a term in a pick list: what it is, whatever is typed in it. */
export const keyOfTerm = (term: Term): string => {
  switch (term.term) {
    case 'answer':
      return `answer ${term.ofForm} ${term.name}`
    case 'rows':
      return `rows ${term.how} ${term.table} ${term.cells[0] ?? ''}`
    case 'yearOf':
      return term.day.term === 'answer' ? `year ${term.day.ofForm} ${term.day.name}` : 'year'
    case 'reckon':
      return `reckon ${term.how}`
    case 'moved':
    case 'between':
      return `${term.term} ${term.unit}`
    default:
      return term.term
  }
}

/** The answers, and what comes of rows, that are worth something of this type. */
export const termChoices = (place: RulePlace, wanted: ValueType, listed?: ListedLabels): readonly TermChoice[] => {
  const asked = askedChoices(place)
  const answers = asked.filter(({ question }) => question.type === wanted)
  const years = wanted === 'number' ? asked.filter(({ question }) => question.type === 'day') : []
  const terms: readonly Term[] = [
    ...answers.map(answerTerm),
    ...years.map((day): Term => ({ term: 'yearOf', day: answerTerm(day) })),
    ...(wanted === 'number' ? rowTerms(place) : []),
  ]
  const words = wordsFrom(place, listed)
  return terms.map(term => ({ key: keyOfTerm(term), term, label: expressionInWords(writeTerm(term) ?? '', words) }))
}

/** The answer as a term. */
export const answerTerm = ({ name, ofForm }: Asked): Term => ({ term: 'answer', name, ofForm, orZero: false })

const rowTerms = (place: RulePlace): readonly Term[] =>
  tablesAsked(place).flatMap(({ name: table, cells }) => [
    ...cells
      .filter(({ type }) => type === 'number')
      .flatMap(({ name }) =>
        (['sum', 'max', 'min'] as const).map(
          (how): Term => ({ term: 'rows', how, table, cells: [name], orZero: false }),
        ),
      ),
    { term: 'rows', how: 'count', table, cells: [], orZero: false } as const,
  ])

/** The tables whose rows an expression may go through. */
export const tablesAsked = (place: RulePlace): readonly TableOfForm[] => {
  if (place.says === 'condition') return []
  const waiting = waitingFor(place)
  return place.form.tables.filter(
    table => table.cells.length > 0 && !waiting.has(table.path) && !isAround(table, place),
  )
}

/** How an answer, or what comes of rows, may be asked about. */
export const ways = ['filled', 'empty', 'ticked', 'unticked', 'oneOf', 'noneOf', ...comparisons] as const
export type Way = (typeof ways)[number]

/** The ways that suit a question; what has no value to compare can only be there or not. */
export const waysOf = ({ type, options, field }: Question, says: RulePlace['says']): readonly Way[] => {
  const isThere = ['filled', 'empty'] as const
  const typed = says === 'condition' ? (['equals', 'differs', 'atMost', 'atLeast'] as const) : comparisons
  switch (type) {
    case 'number':
      return [...typed, ...isThere]
    case 'day':
      return says === 'condition' ? ['atMost', 'atLeast', ...isThere] : [...comparisons, ...isThere]
    case 'truth':
      return says === 'condition' && field.type === 'hidden' ? ['oneOf'] : ['ticked', 'unticked']
    case 'list':
      return options === null ? isThere : ['oneOf', 'noneOf', ...isThere]
    case 'text': {
      const compared = says === 'expression' && options === null ? (['equals', 'differs'] as const) : []
      return ['oneOf', 'noneOf', ...compared, ...isThere]
    }
    case 'any':
      return isThere
  }
}

/** The way in which a statement about one answer asks; null of others. */
export const wayOf = (statement: Statement): Way | null => {
  switch (statement.is) {
    case 'filled':
      return statement.not ? 'empty' : 'filled'
    case 'ticked':
      return statement.not ? 'unticked' : 'ticked'
    case 'oneOf':
      return statement.not ? 'noneOf' : 'oneOf'
    case 'compare':
      return statement.how
    default:
      return null
  }
}

/** A statement about an answer in another way; what was said stays where it can. */
export const statementOf = (asked: Asked, way: Way, before: Statement | null): Statement => {
  const { name, ofForm, question } = asked
  switch (way) {
    case 'filled':
    case 'empty':
      return { is: 'filled', name, ofForm, not: way === 'empty' }
    case 'ticked':
    case 'unticked':
      return { is: 'ticked', name, ofForm, not: way === 'unticked' }
    case 'oneOf':
    case 'noneOf': {
      const kept =
        before?.is === 'oneOf' && before.name === name ? before.values : question.options === null ? [''] : []
      return { is: 'oneOf', name, ofForm, values: kept, not: way === 'noneOf' }
    }
    default:
      return { is: 'compare', left: answerTerm(asked), how: way, right: rightOf(before, question.type) }
  }
}

/** What stands to the right, kept where it suits, else to be typed. */
const rightOf = (before: Statement | null, type: ValueType): Term => {
  if (before?.is === 'compare') return before.right
  return type === 'day' ? { term: 'day', value: '' } : { term: type === 'number' ? 'number' : 'text', value: '' }
}

/** A term compared in some way. */
export const comparedTerm = (left: Term, how: Comparison, type: ValueType): Statement => ({
  is: 'compare',
  left,
  how,
  right: type === 'day' ? { term: 'today' } : { term: 'number', value: '' },
})

/** A group as it reads, or null while it is not whole. */
export const groupInWords = (group: Group, place: RulePlace, listed?: ListedLabels): Bilingual | null => {
  const written = writeStatement(group)
  return written === null ? null : truthInWords(written, wordsFrom(place, listed))
}
