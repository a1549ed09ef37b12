// Calculations and checks of a definition that could not be worked out, each at its place and with its question.
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import type { FormDefinition, SectionDefinition } from '../definition.ts'
import { cellScopes, fieldsOfSections, type PlacedField, sectionLists } from '../definition-fields.ts'
import type { CheckDefinition, FieldDefinition } from '../field-attributes.ts'
import { calculationCycles } from './calculation-cycles.ts'
import { namesBrought } from './explanations.ts'
import { expressionLimits, type ValueType } from './expression.ts'
import { cellsOf, type ExpressionScope, type Fields, judgeExpression, named } from './judge-expression.ts'
import { standsAt, tableAcross } from './placed-checks.ts'
import { type CostlyRule, costProblems } from './rule-cost.ts'
import { typeOfField } from './value-types.ts'

/** Every problem of the rules of a definition whose references are in order. */
export const ruleProblems = (definition: FormDefinition): readonly Problem[] =>
  sectionLists(definition).flatMap(({ sections, path }) =>
    listProblems(sections, path, path === 'sections' ? (definition.checks ?? []) : []),
  )

const listProblems = (
  sections: readonly SectionDefinition[],
  path: string,
  ofWholeForm: readonly CheckDefinition[],
): readonly Problem[] => {
  const placed = fieldsOfSections(sections, path)
  const form = named(placed.map(({ field }) => field))
  const own = (field: FieldDefinition, beside: Fields): ExpressionScope => ({
    beside,
    form,
    question: field._title ?? { mn: field.name ?? '', en: field.name ?? '' },
    self: field.name,
  })
  const tally = { parts: 0 }
  const judge = (json: unknown, place: string, scope: ExpressionScope, wanted: readonly ValueType[]) => {
    const { type, problems, parts } = judgeExpression(json, place, scope)
    tally.parts += parts
    if (type === null || wanted.includes(type)) return problems
    return [...problems, { code: 'wrong_type', path: place, params: { question: scope.question } }]
  }
  const calculations = (fields: readonly PlacedField[], beside: Fields) =>
    fields.flatMap(({ field, path: place }) =>
      field.calculate === undefined
        ? []
        : judge(field.calculate, `${place}/calculate`, own(field, beside), [typeOfField(field)]),
    )
  const checks = (list: readonly CheckDefinition[], place: string, table: FieldDefinition | null) =>
    list.flatMap((check, index) => {
      const at = `${place}/${index}`
      const beside = table === null ? form : (cellsOf(table) ?? form)
      const found = judge(check.that, `${at}/that`, { beside, form, question: check.say }, ['truth'])
      return found.length > 0 ? found : placeProblems(check, at, form, table)
    })
  const problems = [
    ...calculations(placed, form),
    ...placed.flatMap(table => {
      const inRows = cellScopes(table).flatMap(cells => calculations(cells, named(cells.map(({ field }) => field))))
      return [
        ...inRows,
        ...checks(table.field.checks ?? [], `${table.path}/checks`, null),
        ...checks(table.field.row_checks ?? [], `${table.path}/row_checks`, table.field),
      ]
    }),
    ...sections.flatMap((section, index) => checks(section.checks ?? [], `${path}/${index}/checks`, null)),
    ...checks(ofWholeForm, 'checks', null),
    ...duplicateExplanations(sections, placed, path, ofWholeForm),
  ]
  if (problems.length > 0) return problems
  if (tally.parts > expressionLimits.partsOfForm) {
    return [{ code: 'limit_exceeded', path, params: { max: expressionLimits.partsOfForm } }]
  }
  const circles = calculationCycles(placed)
  return circles.length > 0 ? circles : costProblems(placed, costlyRules(sections, placed, path, ofWholeForm), path)
}

/** Every calculation and check with its place, for what it costs. */
export const costlyRules = (
  sections: readonly SectionDefinition[],
  placed: readonly PlacedField[],
  path: string,
  ofWholeForm: readonly CheckDefinition[],
): readonly CostlyRule[] => {
  const calculated = ({ field, path: place }: PlacedField, table: PlacedField | null): readonly CostlyRule[] =>
    field.calculate === undefined
      ? []
      : [
          {
            path: `${place}/calculate`,
            question: field._title ?? { mn: '', en: '' },
            json: field.calculate,
            table,
            derived: true,
          },
        ]
  const checks = (list: readonly CheckDefinition[] | undefined, place: string, table: PlacedField | null) =>
    (list ?? []).map(({ that, say, severity }, index) => ({
      path: `${place}/${index}/that`,
      question: say,
      json: that,
      table,
      // Whether a warning is raised is a value, for its explanation to ask.
      derived: severity === 'warn',
    }))
  return [
    ...placed.flatMap(one => [
      ...calculated(one, null),
      ...cellScopes(one).flatMap(cells => cells.flatMap(cell => calculated(cell, one))),
      ...checks(one.field.checks, `${one.path}/checks`, null),
      ...checks(one.field.row_checks, `${one.path}/row_checks`, one),
    ]),
    ...sections.flatMap((section, index) => checks(section.checks, `${path}/${index}/checks`, null)),
    ...checks(ofWholeForm, 'checks', null),
  ]
}

/** A check stands at answers that are there: fields, cells of fixed rows, or the cell it looks at in each row. */
const placeProblems = (
  check: CheckDefinition,
  path: string,
  form: Fields,
  table: FieldDefinition | null,
): readonly Problem[] => {
  const missing = (attribute: string) => [
    { code: 'missing_attribute', path: `${path}/${attribute}`, params: { question: check.say } },
  ]
  if (check.severity === 'warn' && check.name === undefined) return missing('name')
  const places = standsAt(check, table?.name ?? null)
  if (places.length === 0) return missing('at')
  return places.flatMap((at, index) =>
    isPlace(at, check, form, table)
      ? []
      : [
          {
            code: 'dangling_reference',
            path: check.at === undefined ? `${path}/at` : `${path}/at/${index}`,
            params: { name: at.slice(0, 64), question: check.say },
          },
        ],
  )
}

const isPlace = (at: string, check: CheckDefinition, form: Fields, table: FieldDefinition | null): boolean => {
  if (table !== null) return cellsOf(table)?.has(at) === true
  if (form.has(at)) return true
  const [name = '', second = '', third] = at.split('/')
  const found = form.get(name)
  if (found === undefined) return false
  if (third !== undefined) {
    const row = found.rows?.find(({ name: own }) => own === second)
    return row?.fields.some(cell => cell.name === third) === true
  }
  return tableAcross(check) === name && cellsOf(found)?.has(second) === true
}

/** The explanations of warnings are answers too, and no two answers bear one name. */
const duplicateExplanations = (
  sections: readonly SectionDefinition[],
  placed: readonly PlacedField[],
  path: string,
  ofWholeForm: readonly CheckDefinition[],
): readonly Problem[] => {
  const taken = new Set(placed.flatMap(({ field }) => field.name ?? []))
  const inForm = [
    ...sections.flatMap((section, index) => listed(section.checks, `${path}/${index}/checks`)),
    ...placed.flatMap(table => listed(table.field.checks, `${table.path}/checks`)),
    ...listed(ofWholeForm, 'checks'),
  ]
  return [
    ...clashes(inForm, taken),
    ...placed.flatMap(({ field, path: place }) =>
      clashes(listed(field.row_checks, `${place}/row_checks`), new Set(cellsOf(field)?.keys() ?? [])),
    ),
  ]
}

type PlacedCheckDefinition = { readonly check: CheckDefinition; readonly path: string }

const listed = (checks: readonly CheckDefinition[] | undefined, path: string): readonly PlacedCheckDefinition[] =>
  (checks ?? []).map((check, index) => ({ check, path: `${path}/${index}` }))

const clashes = (checks: readonly PlacedCheckDefinition[], taken: ReadonlySet<string>): readonly Problem[] => {
  const seen = new Set(taken)
  return checks.flatMap(({ check, path }) =>
    namesBrought(check).flatMap(name => {
      if (seen.has(name)) return [duplicate(name, path, check.say)]
      seen.add(name)
      return []
    }),
  )
}

const duplicate = (name: string, path: string, question: Bilingual): Problem => ({
  code: 'duplicate_name',
  path: `${path}/name`,
  params: { name, question },
})
