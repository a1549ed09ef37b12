import { describe, expect, it } from 'vitest'
import { type FormDefinition, parseDefinition } from './definition.ts'
import { caseProblems, uncoveredChecks } from './form-cases.ts'

const title = { mn: 'Жин', en: 'Weight' }
const say = { mn: 'Цэвэр жин бохир жингээс их байна.', en: 'The net weight is more than the gross weight.' }
const definition = (cases: readonly object[]): FormDefinition => {
  const parsed = parseDefinition({
    _name: title,
    sections: [
      {
        _title: title,
        rows: [
          {
            fields: [
              ...['net', 'gross'].map(name => ({ type: 'number', name, required: true, _title: title })),
              { type: 'date', name: 'on', _title: title, not_after: 'today' },
            ],
          },
        ],
        checks: [{ that: { atMost: [{ field: 'net' }, { field: 'gross' }] }, say }],
      },
    ],
    cases: cases.map(one => ({ title: say, problems: [], ...one })),
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}
const codes = (cases: readonly object[]) =>
  caseProblems(definition(cases), 'mn').map(({ code, path, params }) => [code, path, params?.place])

describe('cases of a definition', () => {
  it('[REQ-EXPR-09] come out as they say, and say nothing of what is not answered', () => {
    const failed = { answers: { net: '2', gross: '1' }, problems: [{ code: 'check_failed', path: 'net' }] }
    expect(codes([failed, { answers: { net: '1' } }])).toEqual([])
    expect(codes([{ answers: {}, problems: [{ code: 'required', path: 'net' }] }])).toEqual([])
  })

  it('[REQ-EXPR-09] that come out otherwise are told with the question they speak of', () => {
    expect(codes([{ answers: { net: '2', gross: '1' } }])).toEqual([['case_refused', 'cases/0', title]])
    expect(codes([{ answers: { net: '1' }, problems: [{ code: 'check_failed', path: 'net' }] }])).toEqual([
      ['case_not_refused', 'cases/0', title],
    ])
  })

  it('[REQ-EXPR-09] are judged on the day they name', () => {
    const future = { answers: { on: '2030-01-01' } }
    expect(codes([{ ...future, today: '2030-01-01' }, future])).toEqual([['case_refused', 'cases/1', title]])
  })

  it('[REQ-EXPR-09] leave open which checks nobody ever saw fail', () => {
    expect(uncoveredChecks(definition([{ answers: { net: '1', gross: '1' } }]), 'mn')).toEqual([say])
    const failed = { answers: { net: '2', gross: '1' }, problems: [{ code: 'check_failed', path: 'net' }] }
    expect(uncoveredChecks(definition([failed]), 'mn')).toEqual([])
  })

  it('[REQ-EXPR-09] leave open a check at a cell of a fixed row, and every check of a form without cases', () => {
    const radius = { type: 'number', name: 'radius', _title: title }
    const rows = ['inner', 'outer'].map(name => ({ name, _title: title, fields: [radius] }))
    const that = { atMost: [{ form: 'zones/inner/radius' }, { form: 'zones/outer/radius' }] }
    const fields = [
      { type: 'statictable', name: 'zones', _title: title, rows },
      { type: 'string', name: 'note', _title: title, required: true },
    ]
    const parsed = parseDefinition({
      _name: title,
      sections: [{ _title: title, rows: [{ fields }], checks: [{ that, say, at: ['zones/inner/radius'] }] }],
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(uncoveredChecks(parsed.definition, 'mn')).toEqual([say])
  })

  it('[REQ-EXPR-09] ask for no answer that a case leaves out, of whatever kind the question is', () => {
    const options = [{ value: 'a', label: title }]
    const fields = [
      { type: 'yesno', name: 'open', _title: title },
      { type: 'string', name: 'text', _title: title, required: true },
      { type: 'select', name: 'choice', _title: title, required: true, options },
      { type: 'file', name: 'paper', _title: title, required: true },
      { type: 'conditional', name: 'why', _title: title, yesnofield: 'open' },
      {
        type: 'table',
        name: 'units',
        _title: title,
        required: true,
        rows: [{ fields: [{ type: 'string', name: 'a', _title: title }] }],
      },
      ...['phone', 'mail'].map(name => ({ type: 'string', name, _title: title })),
    ]
    const parsed = parseDefinition({
      _name: title,
      sections: [{ _title: title, rows: [{ fields }], required_one: ['phone', 'mail'] }],
      cases: [{ title, answers: { open: 'yes' }, problems: [] }],
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(caseProblems(parsed.definition, 'mn')).toEqual([])
  })

  it('[REQ-EXPR-09] hold answers, a title in both languages and expected problems, and nothing else', () => {
    for (const spoilt of [{ answers: [] }, { answers: {}, today: '2026-02-30' }, { answers: {}, more: 1 }, {}]) {
      expect(() => definition([spoilt])).toThrow()
    }
  })
})
