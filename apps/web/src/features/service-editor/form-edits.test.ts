import { describe, expect, it } from 'vitest'
import {
  addCell,
  addField,
  dropField,
  moveField,
  moveStep,
  outlineOf,
  removeField,
  removeStep,
  withKind,
} from './form-edits.ts'

const words = (mn: string) => ({ mn, en: mn })
const field = (name: string, type: 'string' | 'table' = 'string', more: object = {}) => ({
  type,
  name,
  _title: words(name),
  ...more,
})
const body = {
  sections: [
    { _title: words('Нэг'), rows: [{ fields: [field('a')] }, { fields: [field('b'), field('c')] }] },
    {
      _title: words('Хоёр'),
      rows: [{ fields: [field('t', 'table', { rows: [{ fields: [field('x'), field('y')] }] })] }],
    },
  ],
}
const names = (form: object) =>
  outlineOf(form as never, 'sections').map(({ items }) =>
    items.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`).join(' '),
  )

describe('edits of a form', () => {
  it('adds behind the chosen question, to a step, and cells to a table', () => {
    const added = addField(body, 'sections/0/rows/0/fields/0', field('n'))
    expect([names(added.body), added.path]).toEqual([['a n b c', 't -x -y'], 'sections/0/rows/1/fields/0'])
    expect(names(addField(body, 'sections/1', field('n')).body)).toEqual(['a b c', 't -x -y n'])
    expect(names(addField(body, 'sections/1/rows/0/fields/0/rows/0/fields/1', field('n')).body)).toEqual([
      'a b c',
      't -x -y n',
    ])
    const cell = addCell(body, 'sections/1/rows/0/fields/0', field('z'))
    expect([names(cell.body), cell.path]).toEqual([
      ['a b c', 't -x -y -z'],
      'sections/1/rows/0/fields/0/rows/0/fields/2',
    ])
  })

  it('moves one place at a time through rows and steps, cells within their table, and back again', () => {
    const order: string[][] = []
    let place = { body: body as object, path: 'sections/0/rows/0/fields/0' }
    for (let step = 0; step < 3; step += 1) {
      const next = moveField(place.body as never, place.path, 1)
      if (!next) break
      place = next
      order.push(names(place.body))
    }
    expect(order).toEqual([
      ['b c a', 't -x -y'],
      ['b c', 'a t -x -y'],
      ['b c', 't -x -y a'],
    ])
    expect(moveField(place.body as never, place.path, 1)).toBeNull()
    const cell = moveField(body, 'sections/1/rows/0/fields/0/rows/0/fields/0', 1)
    expect([names(cell?.body ?? {}), cell && moveField(cell.body, cell.path, 1)]).toEqual([['a b c', 't -y -x'], null])
  })

  it('drops in front of another question or into a step, never into itself', () => {
    expect(names(dropField(body, 'sections/0/rows/0/fields/0', 'sections/1/rows/0/fields/0')?.body ?? {})).toEqual([
      'b c',
      'a t -x -y',
    ])
    expect(names(dropField(body, 'sections/0/rows/1/fields/1', 'sections/0/rows/0/fields/0')?.body ?? {})).toEqual([
      'c a b',
      't -x -y',
    ])
    expect(names(dropField(body, 'sections/0/rows/0/fields/0', 'sections/1')?.body ?? {})).toEqual(['b c', 't -x -y a'])
    expect(dropField(body, 'sections/1/rows/0/fields/0', 'sections/1/rows/0/fields/0/rows/0/fields/0')).toBeNull()
  })

  it('takes questions and steps out, moves steps, and keeps what two kinds share', () => {
    expect(names(removeField(body, 'sections/0/rows/1/fields/0'))).toEqual(['a c', 't -x -y'])
    expect(names(removeStep(body, 'sections/0'))).toEqual(['t -x -y'])
    expect(names(moveStep(body, 'sections/0', 1)?.body ?? {})).toEqual(['t -x -y', 'a b c'])
    const number = withKind(
      { type: 'number', name: 'new' },
      field('a', 'string', { validate_lang: 'mn', required: true }),
      new Set(['name', '_title', 'required']),
    )
    expect(number).toEqual({ type: 'number', name: 'a', _title: words('a'), required: true })
    expect(names(body)).toEqual(['a b c', 't -x -y'])
  })
})
