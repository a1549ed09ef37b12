import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answers, ownValue, rowsOf } from './answers.ts'
import { compileDefinition } from './compile.ts'
import type { CompiledForm } from './compiled-form.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import { liftAnswers, liftBreaks, mergeAside } from './lift-answers.ts'
import { scopeOf } from './places.ts'
import { sameJson } from './same-json.ts'
import { validAnswers } from './samples/sample-answers.ts'
import { seeded } from './seeded-chance.ts'
import { generatedForm } from './testing/generated-form.ts'

const facts: Facts = JSON.parse(readFileSync(new URL('../cases/facts.json', import.meta.url), 'utf8'))

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const compiled = (...fields: readonly object[]): CompiledForm => {
  const sections = [{ _title: words('Алхам'), rows: fields.map(one => ({ fields: [one] })) }]
  const parsed = parseDefinition({ _name: words('Маягт'), sections })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const lift = (before: CompiledForm, after: CompiledForm, answers: Answers) =>
  liftAnswers(before, after, answers, { facts, breaks: liftBreaks(before, after, answers, { facts, complete: false }) })

/** Everything typed, cell by cell: its path and value. */
const typedIn = (form: CompiledForm, answers: Answers): readonly (readonly [string, unknown])[] =>
  [...form.fields.values()].flatMap(({ name, kind, ...table }) => {
    const value = ownValue(answers, name)
    if (kind.holds !== 'answer' || kind.isEmpty(value)) return []
    if (kind.rows === 'none' || kind.ownFields !== undefined) return [[name, value] as const]
    return rowsOf(value).flatMap(row =>
      [...(scopeOf({ name, kind, ...table }, row._id)?.fields.values() ?? [])].flatMap(cell => {
        const typed = ownValue(row, cell.name)
        const empty = cell.kind.holds !== 'answer' || cell.kind.isEmpty(typed)
        return empty ? [] : [[`${name}/${row._id}/${cell.name}`, typed] as const]
      }),
    )
  })

const valueAt = (answers: Answers, path: string): unknown => {
  const [name = '', rowId, cell = ''] = path.split('/')
  const value = ownValue(answers, name)
  if (rowId === undefined) return value
  const row = rowsOf(value).find(({ _id }) => _id === rowId)
  return row && ownValue(row, cell)
}

describe('answers on a new version of their form', () => {
  it('[REQ-LIFT-05] [REQ-EXPR-06] [REQ-EXPR-07] are judged by what the new version calculates and warns of', () => {
    const answers = { parts: [{ _id: 'r1', weight: '9' }] }
    const sum = { sum: { field: 'weight' }, over: 'parts' }
    const parts = (more: object) =>
      field('table', 'parts', { rows: [{ fields: [field('number', 'weight')] }], ...more })
    const total = field('number', 'total', { calculate: sum })
    const check = { that: { atMost: [{ field: 'total' }, 5] }, say: words('Их'), at: ['parts'] }
    const broken = (checks: readonly object[]) =>
      liftBreaks(compiled(parts({})), compiled(parts({ checks }), total), answers, { facts, complete: true }).map(
        ({ code, path }) => [code, path],
      )
    expect(broken([check])).toEqual([['answer_refused', 'parts']])
    expect(broken([{ ...check, severity: 'warn', name: 'why' }])).toEqual([['answer_needed', 'why']])
  })

  it('[REQ-LIFT-05] [REQ-EXPR-06] are judged by what the new version calculates in each row', () => {
    const answers = { parts: [{ _id: 'r1', weight: '3', count: '2' }] }
    const typed = [field('number', 'weight'), field('number', 'count')]
    const total = field('number', 'total', { calculate: { multiply: [{ field: 'weight' }, { field: 'count' }] } })
    const row_checks = [{ that: { atMost: [{ field: 'total' }, 5] }, say: words('Их'), at: ['total'] }]
    const before = compiled(field('table', 'parts', { rows: [{ fields: typed }] }))
    const after = compiled(field('table', 'parts', { rows: [{ fields: [...typed, total] }], row_checks }))
    expect(liftBreaks(before, after, answers, { facts, complete: false })).toMatchObject([
      { code: 'answer_refused', path: 'parts/r1/total', problem: 'check_failed' },
    ])
    // What nobody typed is not set aside.
    expect(lift(before, after, answers)).toEqual({ answers, aside: [] })
  })

  it('[REQ-LIFT-05] are told of a ticked line without its file, which has no place of its own in either version', () => {
    const list = [{ value: 'permit', label: words('Зөвшөөрөл') }]
    const papers = (more: object) => compiled(field('yesno', 'has'), field('checkboxfile', 'papers', { list, ...more }))
    const before = papers({ yesnofield: 'has' })
    const answers = { has: 'no', papers: [{ _id: 'permit' }] }
    expect(liftBreaks(before, papers({}), answers, { facts, complete: false })).toMatchObject([
      { code: 'answer_refused', path: 'papers/permit/file', problem: 'required_file' },
    ])
    expect(lift(before, papers({}), answers)).toEqual({ answers, aside: [] })
  })

  it('[REQ-LIFT-02] keeps rows of explosives as they are, though two of them bear one id', () => {
    const form = compiled(field('explosive_usage_tool', 'used'))
    const answers = {
      used: [
        { _id: 'r1', mark: 'А' },
        { _id: 'r1', mark: 'Б' },
      ],
    }
    expect(lift(form, form, answers)).toEqual({ answers, aside: [] })
  })

  it('[REQ-LIFT-02] loses nothing between any two forms: what was typed is kept or set aside, by value', () => {
    const seed = fc.integer({ min: 0, max: 2 ** 31 })
    fc.assert(
      fc.property(seed, seed, (one, other) => {
        const before = generatedForm(seeded(one))
        const after = generatedForm(seeded(other))
        const answers = validAnswers(before, facts, seeded(one))
        const lifted = lift(before, after, answers)
        for (const [path, value] of typedIn(before, answers)) {
          const kept = sameJson(valueAt(lifted.answers, path), value)
          const aside = lifted.aside.find(entry => entry.path === path || entry.path === path.split('/')[0])
          if (!kept) expect(aside, path).toBeDefined()
          if (aside?.path === path) expect(aside.value).toEqual(value)
        }
        // What the new form keeps is what it may keep, so that the next save takes nothing away.
        expect(lift(after, after, lifted.answers)).toEqual({ answers: lifted.answers, aside: [] })
      }),
      { numRuns: 300 },
    )
  })

  it('[REQ-LIFT-02] sets every row’s cell aside, with its table and place, and an answer of another kind', () => {
    const rows = (...cells: readonly object[]) => ({ rows: [{ fields: cells }] })
    const before = compiled(
      field('string', 'note'),
      field('string', 'power'),
      field('table', 'machines', rows(field('string', 'model'), field('string', 'maker'))),
    )
    const after = compiled(field('number', 'power'), field('table', 'machines', rows(field('string', 'model'))))
    const machines = [
      { _id: 'r1', model: 'Альфа', maker: 'Сименс' },
      { _id: 'r2', model: 'Бета', maker: 'Филипс' },
    ]
    const { answers, aside } = lift(before, after, { note: 'Тайлбар', power: 'тав', machines })
    expect(answers).toEqual({
      power: 'тав',
      machines: [
        { _id: 'r1', model: 'Альфа' },
        { _id: 'r2', model: 'Бета' },
      ],
    })
    expect(aside.map(({ code, path, row, text }) => [code, path, row?.number, text.mn])).toEqual([
      ['field_removed', 'note', undefined, 'Тайлбар'],
      ['field_removed', 'machines/r1/maker', 1, 'Сименс'],
      ['field_removed', 'machines/r2/maker', 2, 'Филипс'],
      ['answer_refused', 'power', undefined, 'тав'],
    ])
    expect(aside[1]?.row?.table).toEqual(words('machines'))
  })

  it('[REQ-LIFT-02] reads a whole table that is gone row by row, and keeps a hidden answer where it is too', () => {
    const before = compiled(
      field('yesno', 'has'),
      field('string', 'why'),
      field('table', 'machines', { rows: [{ fields: [field('string', 'model'), field('number', 'power')] }] }),
    )
    const after = compiled(
      field('yesno', 'has'),
      field('string', 'why', { when: { show: { field: 'has', in: ['yes'] } } }),
    )
    const machines = [
      { _id: 'r1', model: 'Альфа', power: '5' },
      { _id: 'r2', model: 'Бета', power: '7' },
    ]
    const { answers, aside } = lift(before, after, { has: 'no', why: 'Учир нь', machines })
    expect(answers).toEqual({ has: 'no', why: 'Учир нь' })
    expect(aside.map(({ code, text }) => [code, text.mn])).toEqual([
      ['field_removed', '1) Альфа, 5; 2) Бета, 7'],
      ['answer_hidden', 'Учир нь'],
    ])
  })

  it('[REQ-LIFT-04] a later answer to the same gone question takes the place of the earlier one', () => {
    const entry = (path: string, mn: string) =>
      ({ code: 'field_removed', path, title: words(path), text: words(mn), value: mn }) as const
    const merged = mergeAside([entry('a', 'эхнийх'), entry('b', 'өөр')], [entry('a', 'сүүлийнх')])
    expect(merged.map(({ path, value }) => [path, value])).toEqual([
      ['b', 'өөр'],
      ['a', 'сүүлийнх'],
    ])
  })
})
