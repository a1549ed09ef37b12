// Every rule of a form as a sentence in both languages, with its place and the questions that it belongs to.
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import { jsonBounds, jsonExcess } from '../bounded-json.ts'
import type { CheckDefinition } from '../field-attributes.ts'
import { conditionsOf } from '../field-conditions.ts'
import { kindOf } from '../fields/registry.ts'
import { conditionAsExpression } from '../rules/condition-as-expression.ts'
import type { Expression } from '../rules/expression.ts'
import { expressionInWords, truthInWords, type WordsOfForm } from '../rules/expression-in-words.ts'
import { standsAt, tableAcross } from '../rules/placed-checks.ts'
import { listOf, nameless, type Question, type RuleForm, readRuleForms, wordsOf } from './rule-form.ts'
import { askedFrom, type ListedLabels, type Standpoint, wordsFrom } from './rule-words.ts'

/** What a rule does. */
export type RuleKind = 'show' | 'opened' | 'enable' | 'require' | 'calculate' | 'check' | 'warning' | 'required_one'

export type RuleSentence = {
  readonly kind: RuleKind
  /** The place of the rule in the body. */
  readonly path: string
  /** The places of the questions, or of the step, that it belongs to. */
  readonly about: readonly string[]
  /** What the sentence is said of; null of a whole step or form. */
  readonly title: Bilingual | null
  /** The rule without the question it is said of: “shown when …”. */
  readonly words: Bilingual
}

/** All rules of a body, in the order of the form; what cannot be read says so little as there is. Never throws. */
export const sentencesOf = (body: unknown, listed?: ListedLabels): readonly RuleSentence[] =>
  jsonExcess(body, jsonBounds.definition) === null
    ? readRuleForms(body)
        .flatMap(form => sentencesOfForm(form, body, listed))
        .map(rule => ({ ...rule, words: { mn: sentence(rule.words.mn), en: sentence(rule.words.en) } }))
    : []

/** With a capital at its beginning and a full stop. */
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const sentencesOfForm = (form: RuleForm, body: unknown, listed?: ListedLabels): readonly RuleSentence[] => [
  ...form.steps.flatMap(({ json }, index) => [
    ...form.questions
      .filter(({ step }) => step === index)
      .flatMap(question => [
        ...questionRules(question, { form, cells: null }, listed),
        ...tableRules(question, form, listed),
      ]),
    ...checkRules(json.checks, `${form.list}/${index}/checks`, { form, cells: null }, null, listed),
    ...requiredOneRules(json.required_one, form, index),
  ]),
  ...(form.list === 'sections' && isRecord(body)
    ? checkRules(body.checks, 'checks', { form, cells: null }, null, listed)
    : []),
]

/** The places in the body at which cells stand, with what stands beside each. */
export const cellStandpoints = (table: Question, form: RuleForm): readonly (Standpoint & { cell: Question })[] => {
  const own = form.tableByName.get(table.name)
  if (own === undefined || own.path !== table.path) return []
  if (table.field.type !== 'statictable')
    return own.cells.filter(({ path }) => path !== table.path).map(cell => ({ form, cells: own.cells, cell }))
  const rows = new Map<string, Question[]>()
  for (const cell of form.fixedCells) {
    if (!cell.path.startsWith(`${table.path}/rows/`)) continue
    const row = cell.path.split('/').slice(0, -2).join('/')
    rows.set(row, [...(rows.get(row) ?? []), { ...cell, name: cell.name.split('/').at(-1) ?? '' }])
  }
  return [...rows.values()].flatMap(cells => cells.map(cell => ({ form, cells, cell })))
}

const tableRules = (question: Question, form: RuleForm, listed?: ListedLabels): readonly RuleSentence[] => {
  const inRows = cellStandpoints(question, form).flatMap(at => questionRules(at.cell, at, listed))
  const table = form.tableByName.get(question.name)
  if (table === undefined) return inRows
  const row = { form, cells: table.cells }
  return [
    ...inRows,
    ...checkRules(question.field.checks, `${question.path}/checks`, { form, cells: null }, null, listed),
    ...checkRules(question.field.row_checks, `${question.path}/row_checks`, row, table.name, listed),
  ]
}

const effects = {
  show: condition => ({ mn: `${condition.mn} бол харуулна`, en: `shown when ${condition.en}` }),
  enable: condition => ({ mn: `${condition.mn} бол засаж болно`, en: `can be edited when ${condition.en}` }),
  require: condition => ({ mn: `${condition.mn} бол заавал бөглөнө`, en: `must be answered when ${condition.en}` }),
} as const satisfies Readonly<Record<string, (condition: Bilingual) => Bilingual>>

const questionRules = (question: Question, at: Standpoint, listed?: ListedLabels): readonly RuleSentence[] => {
  const { field, path, title } = question
  const words = wordsFrom(at, listed)
  const rule = (kind: RuleKind, place: string, said: Bilingual): RuleSentence => ({
    kind,
    path: `${path}/${place}`,
    about: [path],
    title,
    words: said,
  })
  const when = isRecord(field.when) ? field.when : {}
  // The earlier way to say when a question is shown says the same as the first part of `when.show`.
  const { show } = conditionsOf({ ...field, when: isRecord(when.show) ? { show: when.show } : undefined })
  const conditions = show.map(({ condition }) => conditionAsExpression(condition))
  const [only] = conditions
  const openers = openersOf(question, at)
  return [
    ...(only === undefined
      ? []
      : [rule('show', 'when/show', effects.show(said(conditions.length > 1 ? { all: conditions } : only, words)))]),
    ...openers.map(opener =>
      rule('opened', 'tool_fields', {
        mn: `«${opener.title.mn}» тийм бол харуулна`,
        en: `shown when “${opener.title.en || opener.title.mn}” is yes`,
      }),
    ),
    ...(['enable', 'require'] as const).flatMap(effect =>
      when[effect] === undefined
        ? []
        : [rule(effect, `when/${effect}`, effects[effect](said(conditionAsExpression(when[effect]), words)))],
    ),
    ...(field.calculate === undefined || kindOf(field.type).holds === 'none'
      ? []
      : [rule('calculate', 'calculate', calculated(title, field.calculate as Expression, words))]),
  ]
}

const said = (expression: Expression, words: WordsOfForm): Bilingual => truthInWords(expression, words)

const calculated = (title: Bilingual, expression: Expression, words: WordsOfForm): Bilingual => {
  const { mn, en } = expressionInWords(expression, words)
  return { mn: `«${title.mn}» = ${mn}`, en: `“${title.en || title.mn}” = ${en}` }
}

/** The yes or no questions that open this one as a tool. */
const openersOf = ({ name }: Question, { form, cells }: Standpoint): readonly Question[] =>
  (cells ?? form.questions).filter(
    ({ field }) => field.hastool === true && Array.isArray(field.tool_fields) && field.tool_fields.includes(name),
  )

const checkRules = (
  checks: unknown,
  path: string,
  at: Standpoint,
  table: string | null,
  listed?: ListedLabels,
): readonly RuleSentence[] =>
  listOf(checks).flatMap((check, index) => {
    if (!isRecord(check)) return []
    const warns = check.severity === 'warn'
    const places = placesOf(check as CheckDefinition, at, table)
    const condition = truthInWords(check.that as Expression, wordsFrom(at, listed))
    const say = wordsOf(check.say) ?? nameless
    const row = table === null ? null : (at.form.tableByName.get(table)?.title ?? nameless)
    return [
      {
        kind: warns ? 'warning' : 'check',
        path: `${path}/${index}`,
        about: places.map(({ path: place }) => place),
        title: places[0]?.title ?? null,
        words: checkInWords(condition, say, row, warns),
      },
    ]
  })

const checkInWords = (condition: Bilingual, say: Bilingual, row: Bilingual | null, warns: boolean): Bilingual => {
  const inRow = row === null ? { mn: '', en: '' } : rowWords(row)
  const en = say.en || say.mn
  return warns
    ? {
        mn: `${inRow.mn}${condition.mn} байх ёстой, эс бөгөөс «${say.mn}» гэж анхааруулж, тайлбар авна`,
        en: `${inRow.en}${condition.en}, otherwise warn “${en}” and ask for an explanation`,
      }
    : {
        mn: `${inRow.mn}${condition.mn} байх ёстой, эс бөгөөс «${say.mn}» гэж хэлнэ`,
        en: `${inRow.en}${condition.en}, otherwise say “${en}”`,
      }
}

const rowWords = (row: Bilingual): Bilingual => ({
  mn: `«${row.mn}» хүснэгтийн мөр бүрд `,
  en: `in each row of “${row.en || row.mn}” `,
})

/** The questions that a check stands at. */
const placesOf = (check: CheckDefinition, at: Standpoint, table: string | null): readonly Question[] => {
  const places = Array.isArray(check.at) ? check.at.map(String) : standsAt({ ...check, at: undefined }, table)
  const across = table === null ? tableAcross(check) : null
  return places.flatMap(place => {
    const [name = '', cell] = place.split('/')
    if (across !== null && name === across && cell !== undefined) return askedFrom(at, cell, false, across) ?? []
    return askedFrom(at, place, false, table) ?? []
  })
}

const requiredOneRules = (names: unknown, form: RuleForm, step: number): readonly RuleSentence[] => {
  if (!Array.isArray(names)) return []
  const asked = names.flatMap(name => form.byName.get(String(name)) ?? [])
  const titles = (language: 'mn' | 'en') =>
    asked.map(({ title }) => (language === 'mn' ? `«${title.mn}»` : `“${title.en || title.mn}”`)).join(', ')
  return [
    {
      kind: 'required_one',
      path: `${form.list}/${step}/required_one`,
      about: [`${form.list}/${step}`, ...asked.map(({ path }) => path)],
      title: form.steps[step]?.title ?? null,
      words: {
        mn: `дараахаас дор хаяж нэгийг бөглөнө: ${titles('mn')}`,
        en: `at least one of these must be answered: ${titles('en')}`,
      },
    },
  ]
}
