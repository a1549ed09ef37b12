// What of a definition is taken, and with which names the rest is refused.
import { describe, expect, it } from 'vitest'
import { parseDefinition } from './definition.ts'

const title = { mn: 'Талбар', en: 'Field' }
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: title, ...more })
const problemsOf = (fields: readonly object[], more: object = {}, ofForm: object = {}) => {
  const parsed = parseDefinition({
    _name: title,
    sections: [{ _title: title, rows: [{ fields }], ...more }],
    ...ofForm,
  })
  return parsed.ok ? [] : parsed.problems
}

it('a condition asks for a listed, given, least or greatest answer, or joins others', () => {
  const conditions = [
    { field: 'a', in: ['x'] },
    { field: 'a', filled: true },
    { field: 'a', atLeast: 5 },
    { field: 'a', atMost: 5 },
    { field: 'a', atMost: '2026-01-31' },
    { all: [{ field: 'a', filled: true }] },
    { any: [{ field: 'a', filled: true }] },
    { not: { field: 'a', filled: true } },
  ]
  const refused = conditions.filter(
    show => problemsOf([field('string', 'a'), field('string', 'b', { when: { show } })]).length > 0,
  )
  expect(refused).toEqual([])
})

describe('a name that leads nowhere is told', () => {
  const at = 'sections/0/rows/0/fields/0'

  it.each([
    [{ yesnofield: 'gone' }, 'dangling_reference', `${at}/yesnofield`, 'gone'],
    [{ yesnofield: 'a' }, 'refers_to_itself', `${at}/yesnofield`, 'a'],
    [{ yesnofield: 'heading' }, 'refers_to_caption', `${at}/yesnofield`, 'heading'],
    [{ when: { enable: { field: 'gone', filled: true } } }, 'dangling_reference', `${at}/when/enable`, 'gone'],
  ])('with its place: %j', (more, code, path, name) => {
    expect(problemsOf([field('string', 'a', more), field('title', 'heading')])).toEqual([
      { code, path, params: { name } },
    ])
  })

  it('where a step names it', () => {
    expect(problemsOf([field('string', 'a')], { required_one: ['a', 'gone'] })).toEqual([
      { code: 'dangling_reference', path: 'sections/0/required_one/1', params: { name: 'gone' } },
    ])
    expect(problemsOf([field('string', 'a')], { defaultvalue: { gone: 'x' } })).toEqual([
      { code: 'dangling_reference', path: 'sections/0/defaultvalue/gone', params: { name: 'gone' } },
    ])
  })
})

it('[REQ-EXPR-02] a check of the whole form is refused at its own place', () => {
  const say = { mn: 'Болохгүй.', en: 'No.' }
  expect(problemsOf([field('number', 'a')], {}, { checks: [{ that: { power: 2 }, say }] })).toMatchObject([
    { code: 'unknown_operator', path: 'checks/0/that/power' },
  ])
})
