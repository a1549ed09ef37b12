// Hostile definitions: each is refused with its place, or its rules take no more steps than were counted before.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Answers, isRecord } from '../answers.ts'
import { compileDefinition } from '../compile.ts'
import { type FormDefinition, parseDefinition } from '../definition.ts'
import { fieldsOfSections, sectionLists } from '../definition-fields.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import { seeded } from '../seeded-chance.ts'
import { ruledDefinition } from '../testing/generated-rules.ts'
import { validateForm } from '../validate.ts'
import type { Expression } from './expression.ts'
import { costLimits, costOfRules } from './rule-cost.ts'
import { costlyRules } from './rule-problems.ts'

const facts: Facts = { today: '2026-03-02', language: 'mn', options: {}, person: {}, company: null }
const title = (en: string) => ({ mn: `${en} асуулт`, en })
const number = (name: string, more: object = {}) => ({ type: 'number', name, _title: title(name), ...more })
const table = (name: string, more: object = {}, cells: readonly object[] = []) => ({
  type: 'table',
  name,
  _title: title(name),
  rows: [{ fields: [number('q'), number('p'), ...cells] }],
  ...more,
})
const form = (fields: readonly object[], more: object = {}) => ({
  _name: title('form'),
  sections: Array.from({ length: Math.ceil(fields.length / 200) }, (_, index) => ({
    _title: title(`step ${index}`),
    rows: fields.slice(index * 200, index * 200 + 200).map(field => ({ fields: [field] })),
    ...(index === 0 ? more : {}),
  })),
})
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const q = { field: 'q' }
const sum = (part: Expression, over = 't'): Expression => ({ sum: part, over })
const calculated = (count: number, make: (index: number) => Expression) =>
  times(count, index => number(`c${index}`, { calculate: make(index) }))
const before = (index: number): Expression => (index === 0 ? { field: 'a' } : { field: `c${index - 1}` })
const deep = (levels: number, inner: Expression): Expression =>
  times(levels, () => null).reduce<Expression>(part => ({ round: part }), inner)
const wide: Expression = { add: times(20, () => ({ multiply: [q, q, q] })) }
const text = (name: string, more: object) => ({ type: 'text', name, _title: title(name), ...more })

const hostile: Readonly<Record<string, unknown>> = {
  'a hundred thousand levels': form([number('n', { calculate: deep(100_000, 1) })]),
  'nine levels': form([number('n', { calculate: deep(9, 1) })]),
  'a hundred thousand parts': form([number('n', { calculate: { add: times(100_000, () => 1) } })]),
  'parts of parts': form([number('n', { calculate: { add: times(20, () => ({ add: times(20, () => 1) })) } })]),
  'a circle of two': form([
    number('n', { calculate: { add: [{ field: 'm' }, 1] } }),
    number('m', { calculate: { add: [{ field: 'n' }, 1] } }),
  ]),
  'a chain of a thousand': form([number('a'), ...calculated(999, index => ({ add: [before(index), 1] }))]),
  'powers of powers': form([number('a'), ...calculated(20, index => ({ multiply: times(5, () => before(index)) }))]),
  'a huge number': form([number('n', { calculate: { multiply: [1e300, 1e300] } })]),
  'a number that is none': form([number('n', { calculate: { add: [Number.MAX_VALUE, 1] } })]),
  'days without end': form([
    { type: 'date', name: 'd', _title: title('d'), calculate: { addYears: [{ today: true }, 999_999_999] } },
  ]),
  'rows times rows': form([table('t'), ...calculated(1, () => sum({ multiply: [q, sum(q)] }))]),
  'rows times rows times rows': form([
    table('t'),
    table('u'),
    ...calculated(1, () => sum({ multiply: [q, sum({ multiply: [q, sum(q)] }, 'u')] })),
  ]),
  'every row asks for all rows': form([
    table(
      't',
      {},
      times(5, index => number(`s${index}`, { calculate: { divide: [q, sum(q)] } })),
    ),
  ]),
  'a table of tables of sums': form([
    ...times(20, index => table(`t${index}`)),
    ...calculated(200, index => sum({ add: times(6, () => q) }, `t${index % 20}`)),
  ]),
  'wide sums': form([table('t'), ...calculated(3, () => sum(wide))]),
  'ten wide sums': form([table('t'), ...calculated(10, () => sum(wide))]),
  'sums that ask the form': form([
    number('a'),
    table('t'),
    ...calculated(30, () => sum({ multiply: [q, { form: 'a' }] })),
  ]),
  'a chain of sums': form([
    number('a'),
    table('t'),
    ...calculated(20, index => sum({ multiply: [q, index === 0 ? { form: 'a' } : { form: `c${index - 1}` }] })),
  ]),
  'a chain through the rows': form([
    table(
      't',
      { limit: 50 },
      times(8, index => number(`s${index}`, { calculate: index === 0 ? sum(q) : sum({ field: `s${index - 1}` }) })),
    ),
  ]),
  'one serial number in a thousand': form([
    table('t', { checks: times(40, () => ({ that: { unique: q, over: 't' }, say: title('twice') })) }),
  ]),
  'checks of every row': form([
    number('a'),
    table('t', {
      row_checks: times(50, () => ({
        that: { less: [{ add: times(20, () => q) }, { form: 'a' }] },
        say: title('row'),
      })),
    }),
  ]),
  'warnings over rows': form([table('t')], {
    checks: times(10, index => ({
      that: { all: { less: [{ multiply: [q, q, q, q, q] }, 5] }, over: 't' },
      say: title(`warning ${index}`),
      severity: 'warn',
      name: `w${index}`,
    })),
  }),
  'locks in a row': form(
    times(900, index =>
      text(`f${index}`, {
        defaultvalue: 'x',
        ...(index === 0 ? {} : { when: { enable: { field: `f${index - 1}`, filled: false } } }),
      }),
    ),
  ),
  'conditions without end': form(
    times(190, index =>
      text(`f${index}`, {
        when: { show: { all: times(20, () => ({ any: times(20, () => ({ field: 'a', in: ['x'] })) })) } },
      }),
    ).concat([text('a', {})]),
  ),
  'conditions nested without end': form([
    text('a', {}),
    text('b', { when: { show: times(6, () => null).reduce<unknown>(not => ({ not }), { field: 'a', filled: true }) } }),
  ]),
}

/** The definition with expressions that count how often one of their parts is worked out. */
const counting = (
  definition: FormDefinition,
): { readonly definition: FormDefinition; readonly steps: () => number } => {
  let steps = 0
  const watched = <T>(json: T): T => {
    if (typeof json !== 'object' || json === null) return json
    const inner = Array.isArray(json)
      ? json.map(watched)
      : Object.fromEntries(Object.entries(json).map(([key, part]) => [key, watched(part)]))
    if (Array.isArray(json)) return inner as T
    return new Proxy(inner, {
      ownKeys: target => {
        steps += 1
        return Reflect.ownKeys(target)
      },
    }) as T
  }
  const copied = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(copied)
    if (!isRecord(json)) return json
    return Object.fromEntries(
      Object.entries(json).map(([key, part]) => [
        key,
        key === 'calculate' || key === 'that' ? watched(part) : copied(part),
      ]),
    )
  }
  return { definition: copied(definition) as FormDefinition, steps: () => steps }
}

const costOf = (definition: FormDefinition) => {
  const costs = sectionLists(definition).map(({ sections, path }) => {
    const placed = fieldsOfSections(sections, path)
    return costOfRules(
      placed,
      costlyRules(sections, placed, path, path === 'sections' ? (definition.checks ?? []) : []),
    )
  })
  return { change: Math.max(...costs.map(({ change }) => change)), whole: Math.max(...costs.map(({ whole }) => whole)) }
}

/** Every table as full as it may be, every question answered. */
const full = (definition: FormDefinition): Answers =>
  Object.fromEntries(
    fieldsOfSections(definition.sections, 'sections').flatMap(({ field }): [string, unknown][] => {
      const { name = '', type, limit = 1000 } = field
      if (type === 'table')
        return [[name, times(limit, index => ({ _id: `r${index}`, q: `${index}.5`, p: '2', qty: '3' }))]]
      return type === 'number' ? [[name, '5']] : []
    }),
  )

const steps = (json: FormDefinition) => {
  const { definition, steps: taken } = counting(json)
  const compiled = compileDefinition(definition, { renew: false })
  // What compiling looks at is no evaluation.
  deriveAnswers(compiled, {}, facts)
  const start = taken()
  const derived = deriveAnswers(compiled, full(json), facts)
  validateForm(compiled, derived, facts)
  const whole = taken() - start
  const changed = Object.fromEntries(
    Object.entries(derived).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row, index) => (index === 3 ? { ...row, q: '7.25' } : row)) : value,
    ]),
  )
  // A screen holds what was derived; from then on rows are known as they stand there.
  deriveAnswers(compiled, derived, facts)
  const again = taken()
  deriveAnswers(compiled, changed, facts)
  return { whole, change: taken() - again }
}

describe('hostile definitions', () => {
  it.each(Object.entries(hostile))('[REQ-COST-01] %s: refused in the words of a question, or bounded', (_, json) => {
    const parsed = parseDefinition(json)
    if (!parsed.ok) {
      expect(parsed.problems.length).toBeGreaterThan(0)
      for (const { path, params } of parsed.problems) {
        // What is out of bounds as JSON is not read as far as its questions.
        if (path !== '')
          expect(params?.question ?? path).toMatchObject(params?.question ? { en: expect.any(String) } : {})
      }
      return
    }
    const taken = steps(parsed.definition)
    const cost = costOf(parsed.definition)
    expect(taken.whole).toBeLessThanOrEqual(cost.whole)
    expect(taken.change).toBeLessThanOrEqual(cost.change)
    expect(cost.whole).toBeLessThanOrEqual(costLimits.whole)
    expect(cost.change).toBeLessThanOrEqual(costLimits.change)
  })

  it('[REQ-COST-01] are refused where their rules cost too much, at the dearest one', () => {
    const refused = Object.entries(hostile).flatMap(([name, json]) => {
      const parsed = parseDefinition(json)
      return parsed.ok
        ? []
        : parsed.problems.filter(({ code }) => code === 'too_costly').map(({ path }) => [name, path])
    })
    expect(refused).toEqual([
      ['every row asks for all rows', expect.stringMatching(/calculate$/)],
      ['a table of tables of sums', expect.stringMatching(/calculate$/)],
      ['ten wide sums', expect.stringMatching(/calculate$/)],
      ['sums that ask the form', expect.stringMatching(/calculate$/)],
      ['a chain of sums', expect.stringMatching(/calculate$/)],
      ['checks of every row', 'sections/0/rows/1/fields/0/row_checks/0/that'],
      ['locks in a row', expect.stringMatching(/^sections/)],
    ])
  })
})

describe('what the compiler counts', () => {
  it('[REQ-COST-02] is never less than what is taken, over generated forms with full tables', () => {
    let most = 0
    for (let seed = 0; seed < 60; seed += 1) {
      const json = ruledDefinition(seeded(seed)) as Record<string, unknown>
      const parsed = parseDefinition(json)
      if (!parsed.ok) {
        expect(parsed.problems.map(({ code }) => code)).toEqual(['too_costly'])
        continue
      }
      const [taken, cost] = [steps(parsed.definition), costOf(parsed.definition)]
      expect(taken.whole).toBeLessThanOrEqual(cost.whole)
      expect(taken.change).toBeLessThanOrEqual(cost.change)
      most = Math.max(most, taken.whole)
    }
    expect(most).toBeGreaterThan(1000)
  })

  it('[REQ-COST-01] leaves every seeded service far below the bounds', () => {
    const folder = new URL('../../../../apps/server/seeds/reference/services/', import.meta.url)
    for (const name of readdirSync(folder).filter(file => file.endsWith('.json'))) {
      const parsed = parseDefinition(JSON.parse(readFileSync(new URL(name, folder), 'utf8')).body)
      if (!parsed.ok) throw new Error(`${name} ${JSON.stringify(parsed.problems)}`)
      expect(costOf(parsed.definition).change).toBeLessThan(costLimits.change / 5)
    }
  })
})
