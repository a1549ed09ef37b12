import { describe, expect, it } from 'vitest'
import { freeKey, isKey, isMadeKey, keyOf } from './field-key.ts'
import { copyField, copyStep, standAlone, standBeside } from './form-copies.ts'
import { namesIn, outlineOf, valueAt } from './form-edits.ts'
import { renameField, renamePrints } from './rename-field.ts'

const words = (mn: string) => ({ mn, en: mn })
const field = (name: string, more: object = {}) => ({ type: 'string', name, _title: words(name), ...more })
const step = (title: string, ...fields: object[]) => ({
  _title: words(title),
  rows: fields.map(one => ({ fields: [one] })),
})

/** A form in which everything that can asks about the model. */
const body = {
  sections: [
    {
      ...step(
        'Нэг',
        field('model', { type: 'select' }),
        field('capacity', {
          yesnofield: 'model',
          when: { show: { any: [{ field: 'model', in: ['a'] }, { not: { field: 'other', filled: true } }] } },
          autofields: ['model'],
          tool_fields: ['model', 'other'],
          calculate: {
            if: [
              { equals: [{ field: 'model' }, 'model'] },
              { field: 'units/r1/power' },
              { sum: { field: 'model' }, over: 'units' },
            ],
          },
        }),
        field('units', {
          type: 'table',
          list: [{ value: 'power', label: words('kW') }],
          rows: [{ fields: [field('model', { yesnofield: 'model' }), field('power')] }],
          row_checks: [{ that: { more: [{ field: 'power' }, { form: 'model' }] }, say: words('x'), at: ['power'] }],
          checks: [{ that: { unique: { field: 'power' }, over: 'units' }, say: words('y'), at: ['units/power'] }],
        }),
        field('parts', { type: 'table', rows: [{ fields: [field('serial', { yesnofield: 'model' })] }] }),
      ),
      required_one: ['model', 'other'],
      defaultvalue: { model: 'a' },
      checks: [{ that: { differs: [{ field: 'model' }, { field: 'other' }] }, say: words('z'), at: ['model'] }],
    },
    step('Хоёр', field('other')),
  ],
  renew_sections: [step('Сунгалт', field('model'))],
  cases: [
    {
      title: words('c'),
      answers: { model: 'a', units: [{ _id: 'r1', power: '3', model: 'b' }] },
      problems: [
        { code: 'required', path: 'model' },
        { code: 'required', path: 'units/r1/power' },
      ],
    },
  ],
}

describe('another key of a question', () => {
  it('[REQ-CANVAS-05] is followed by everything that asks about the question, and by nothing else', () => {
    const renamed = renameField(body, 'sections/0/rows/0/fields/0', 'make')
    const at = (path: string) => valueAt(renamed, path)
    expect(at('sections/0/rows/0/fields/0/name')).toBe('make')
    expect(at('sections/0/rows/1/fields/0')).toMatchObject({
      name: 'capacity',
      yesnofield: 'make',
      when: { show: { any: [{ field: 'make', in: ['a'] }, { not: { field: 'other', filled: true } }] } },
      autofields: ['make'],
      tool_fields: ['make', 'other'],
      // The text “model” and the cell of that name are no questions.
      calculate: {
        if: [
          { equals: [{ field: 'make' }, 'model'] },
          { field: 'units/r1/power' },
          { sum: { field: 'model' }, over: 'units' },
        ],
      },
    })
    // In the table with a cell of the same name, the name means the cell; in the other one the question.
    expect(at('sections/0/rows/2/fields/0/rows/0/fields/0')).toMatchObject({ name: 'model', yesnofield: 'model' })
    expect(at('sections/0/rows/2/fields/0/row_checks/0/that/more')).toEqual([{ field: 'power' }, { form: 'make' }])
    expect(at('sections/0/rows/3/fields/0/rows/0/fields/0/yesnofield')).toBe('make')
    expect(at('sections/0/required_one')).toEqual(['make', 'other'])
    expect(at('sections/0/defaultvalue')).toEqual({ make: 'a' })
    expect(at('sections/0/checks/0')).toMatchObject({
      that: { differs: [{ field: 'make' }, { field: 'other' }] },
      at: ['make'],
    })
    expect(at('renew_sections/0/rows/0/fields/0/name')).toBe('make')
    expect(at('cases/0/answers')).toEqual({ make: 'a', units: [{ _id: 'r1', power: '3', model: 'b' }] })
    expect(at('cases/0/problems/0/path')).toBe('make')
    expect(renamePrints({ prints: [{ path: 'model' }, { path: 'units/model' }] }, 'model', 'make')).toEqual({
      prints: [{ path: 'make' }, { path: 'units/model' }],
    })
  })

  it('[REQ-CANVAS-05] of a cell is followed within its table and by what goes through the table', () => {
    const renamed = renameField(body, 'sections/0/rows/2/fields/0/rows/0/fields/1', 'kilowatts')
    const at = (path: string) => valueAt(renamed, path)
    expect(at('sections/0/rows/2/fields/0/rows/0/fields/1/name')).toBe('kilowatts')
    expect(at('sections/0/rows/2/fields/0/row_checks/0')).toMatchObject({
      that: { more: [{ field: 'kilowatts' }, { form: 'model' }] },
      at: ['kilowatts'],
    })
    expect(at('sections/0/rows/2/fields/0/list/0/value')).toBe('kilowatts')
    expect(at('sections/0/rows/2/fields/0/checks/0')).toMatchObject({
      that: { unique: { field: 'kilowatts' }, over: 'units' },
      at: ['units/kilowatts'],
    })
    expect(at('cases/0/answers/units')).toEqual([{ _id: 'r1', kilowatts: '3', model: 'b' }])
    expect(at('cases/0/problems/1/path')).toBe('units/r1/kilowatts')
    expect(
      renamePrints({ prints: [{ path: 'units/power' }, { path: 'power' }] }, 'power', 'kilowatts', 'units'),
    ).toEqual({
      prints: [{ path: 'units/kilowatts' }, { path: 'power' }],
    })
  })

  it('[REQ-CANVAS-04] is made of the title in Latin letters, free, and told from one that somebody wrote', () => {
    expect(keyOf(words('Өргөх хүчин чадал, тн'))).toBe('urgukh_khuchin_chadal_tn')
    expect(keyOf({ mn: '12-р байр', en: '' })).toBe('r_bair')
    expect(keyOf({ mn: '№ 5', en: 'Fifth' })).toBe('fifth')
    expect(keyOf(words('Temp note'))).toBe('note')
    expect([keyOf(words('ъ')), isKey(keyOf(words('Загвар'))), isKey('temp_x'), isKey('9a')]).toEqual([
      '',
      true,
      false,
      false,
    ])
    expect(freeKey('zagvar', new Set(['zagvar', 'zagvar_2']))).toBe('zagvar_3')
    expect(isMadeKey('zagvar_2', words('Загвар'))).toBe(true)
    expect(isMadeKey('any_text_1', words('Бичвэр'))).toBe(true)
    expect(isMadeKey('model', words('Загвар, марк'))).toBe(true)
    expect(isMadeKey('crane_capacity', words('Загвар'))).toBe(false)
  })
})

describe('copies', () => {
  const keys = (form: object) =>
    outlineOf(form as never, 'sections').map(({ items }) => items.map(({ name }) => name).join(' '))

  it('[REQ-CANVAS-02] of a question and of a step have keys that nobody has, and ask about each other', () => {
    const copied = copyField(body, 'sections/0/rows/0/fields/0')
    expect(copied?.path).toBe('sections/0/rows/1/fields/0')
    expect(keys(copied?.body ?? {})[0]).toBe('model model_2 capacity units model power parts serial')
    const whole = copyStep(body, 'sections/0', ({ mn, en }) => ({ mn: `${mn} +`, en }))
    expect(whole?.path).toBe('sections/1')
    const step = valueAt(whole?.body, 'sections/1')
    expect(keys(whole?.body ?? {})[1]).toBe('model_2 capacity_2 units_2 model power parts_2 serial')
    expect(valueAt(step, '_title/mn')).toBe('Нэг +')
    expect(valueAt(step, 'rows/1/fields/0/yesnofield')).toBe('model_2')
    expect(valueAt(step, 'required_one')).toEqual(['model_2', 'other'])
    expect(valueAt(whole?.body, 'sections/0')).toEqual(body.sections[0])
    const again = whole && copyStep(whole.body, 'sections/1', title => title)
    expect(namesIn(again?.body ?? {}).has('capacity_3')).toBe(true)
  })

  it('[REQ-CANVAS-02] stand beside each other with a column each, and alone again', () => {
    const form = { sections: [step('Нэг', field('a'), field('b'), field('c'))] }
    const two = standBeside(form, 'sections/0/rows/1/fields/0')
    expect(valueAt(two?.body, 'sections/0/rows/0')).toMatchObject({ cols: 2, fields: [{ name: 'a' }, { name: 'b' }] })
    expect(standBeside(form, 'sections/0/rows/0/fields/0')).toBeNull()
    const apart = two && standAlone(two.body, two.path)
    expect(apart?.body).toEqual(form)
    expect(standAlone(form, 'sections/0/rows/0/fields/0')).toBeNull()
  })
})
