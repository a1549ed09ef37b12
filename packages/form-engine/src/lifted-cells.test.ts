// Cells of rows on a new version of their form: told once in advance, set aside row by row, and never when empty.
import { expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import { liftAnswers, liftBreaks } from './lift-answers.ts'

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const compiled = (...cells: readonly string[]) => {
  const fields = cells.map(name => ({ type: 'string', name, _title: words(name) }))
  const machines = { type: 'table', name: 'machines', _title: words('Машин'), rows: [{ fields }] }
  const sections = [{ _title: words('Алхам'), rows: [{ fields: [machines] }] }]
  const parsed = parseDefinition({ _name: words('Маягт'), sections })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const [before, after] = [compiled('model', 'maker'), compiled('model')]
const machines = [
  { _id: 'r1', model: 'Альфа', maker: ' ' },
  { _id: 'r2', model: 'Бета', maker: 'Филипс' },
  { _id: 'r3', model: 'Гамма', maker: 'Сименс' },
  { _id: 'r4', model: 'Дельта' },
]
const breaks = liftBreaks(before, after, { machines }, { facts, complete: false })

it('[REQ-EDIT-07] a cell that goes is told once, at the first row in which something stands in it', () => {
  expect(breaks).toStrictEqual([{ code: 'field_removed', path: 'machines/r2/maker', title: words('maker') }])
})

it('[REQ-LIFT-02] sets aside what stands in the cell in every row, and nothing of rows where it is empty', () => {
  const { answers, aside } = liftAnswers(before, after, { machines }, { facts, breaks })
  expect(answers).toEqual({ machines: machines.map(({ _id, model }) => ({ _id, model })) })
  expect(aside.map(({ path, row, value }) => [path, row?.number, value])).toEqual([
    ['machines/r2/maker', 2, 'Филипс'],
    ['machines/r3/maker', 3, 'Сименс'],
  ])
})
