// Generated forms with rules: calculations, checks that stop and that warn, over fields, rows and fixed rows.
import { isRecord } from '../answers.ts'
import { compileDefinition } from '../compile.ts'
import type { CompiledForm } from '../compiled-form.ts'
import { parseDefinition } from '../definition.ts'
import type { CheckDefinition, FieldDefinition } from '../field-attributes.ts'
import type { Expression } from '../rules/expression.ts'
import { between, pick } from '../samples/draw.ts'

/** A generated form with rules, compiled. */
export const generatedRules = (random: () => number): CompiledForm => {
  const parsed = parseDefinition(ruledDefinition(random))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}

/** The body of a form of typed, chosen and calculated answers; each calculation asks earlier ones alone. */
export const ruledDefinition = (random: () => number): unknown => {
  const numbers = ['n0', 'n1']
  const fields: FieldDefinition[] = [
    { type: 'number', name: 'n0', _title: title('n0') },
    { type: 'number', name: 'n1', _title: title('n1'), when: { show: { field: 'y', in: ['yes'] } } },
    { type: 'yesno', name: 'y', _title: title('y') },
    { type: 'date', name: 'd', _title: title('d') },
    { type: 'text', name: 's', _title: title('s'), format: 'identifier' },
    {
      type: 'table',
      name: 't',
      _title: title('t'),
      limit: 60,
      rows: [{ fields: cells(random) }],
      row_checks: rowChecks(random),
    },
    fixedTable,
  ]
  for (let index = 0; index < between(random, 1, 6); index += 1) {
    const name = `c${index}`
    fields.push({ type: 'number', name, _title: title(name), calculate: numberFrom(random, numbers, 3) as never })
    numbers.push(name)
  }
  const checks = Array.from({ length: between(random, 1, 4) }, (_, index) => check(random, numbers, `w${index}`))
  const middle = between(random, 1, fields.length - 1)
  return {
    _name: title('Маягт'),
    sections: [fields.slice(0, middle), fields.slice(middle)].map((part, index) => ({
      _title: title(`Алхам ${index}`),
      rows: part.map(field => ({ fields: [field] })),
    })),
    checks,
  }
}

const fixedTable: FieldDefinition = {
  type: 'statictable',
  name: 'z',
  _title: { mn: 'z', en: 'z' },
  rows: ['one', 'two'].map(name => ({
    name,
    _title: { mn: name, en: name },
    fields: [{ type: 'number', name: 'r', _title: { mn: 'r', en: 'r' } }],
  })),
}

const cells = (random: () => number): FieldDefinition[] => [
  { type: 'text', name: 'serial', _title: title('serial'), format: 'identifier' },
  { type: 'number', name: 'qty', _title: title('qty') },
  { type: 'number', name: 'worth', _title: title('worth'), calculate: cellFrom(random) as never },
]

const cellFrom = (random: () => number): Expression =>
  pick<Expression>(random, [
    { multiply: [{ field: 'qty' }, between(random, 0, 9)] },
    { add: [{ field: 'qty' }, { default: [{ field: 'n0' }, 1] }] },
    { divide: [{ field: 'qty' }, { sum: { field: 'qty' }, over: 't' }], digits: 3 },
  ])

const rowChecks = (random: () => number): CheckDefinition[] => [
  { that: { atMost: [{ field: 'qty' }, { field: 'worth' }] }, say: title('мөр'), ...severity(random, 'row_why') },
]

const severity = (random: () => number, name: string): Partial<CheckDefinition> =>
  random() < 0.5 ? {} : { severity: 'warn', name }

const check = (random: () => number, numbers: readonly string[], name: string): CheckDefinition => {
  const that = pick<Expression>(random, [
    { atMost: [numberFrom(random, numbers, 2), numberFrom(random, numbers, 2)] },
    { unique: { field: 'serial' }, over: 't' },
    { all: { more: [{ field: 'qty' }, 0] }, over: 't' },
    { less: [{ field: 'd' }, { addDays: [{ today: true }, between(random, -30, 30)] }] },
    { any: [{ filled: { field: 's' } }, { equals: [{ field: 'y' }, 'yes'] }] },
    { less: [{ field: 'z/one/r' }, { field: 'z/two/r' }] },
  ])
  const stands =
    isRecord(that) && 'any' in that ? { at: ['s'] } : isRecord(that) && 'atMost' in that ? { at: ['n0'] } : {}
  return { that: that as CheckDefinition['that'], say: title(name), ...stands, ...severity(random, name) }
}

const numberFrom = (random: () => number, numbers: readonly string[], depth: number): Expression => {
  const field = numbers[Math.floor(random() * numbers.length)] ?? 'n0'
  const inner = (): Expression => numberFrom(random, numbers, depth - 1)
  if (depth === 0) return pick<Expression>(random, [{ field }, between(random, -5, 500), 0.125])
  return pick<Expression>(random, [
    { field },
    { add: [inner(), inner()] },
    { subtract: [inner(), inner()] },
    { multiply: [inner(), inner()] },
    { divide: [inner(), inner()], digits: between(random, 0, 6) },
    { round: inner(), digits: between(random, 0, 3) },
    { max: [inner(), inner()] },
    { default: [inner(), 0] },
    { if: [{ more: [inner(), inner()] }, inner(), inner()] },
    { sum: { field: 'worth' }, over: 't' },
    { count: true, over: 't' },
    { daysBetween: [{ field: 'd' }, { today: true }] },
  ])
}

const title = (text: string) => ({ mn: text, en: text })
