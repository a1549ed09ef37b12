// What an answer is to people and in an export, whatever stands in it: old, forged and half-written answers included.
import { describe, expect, it } from 'vitest'
import { exportJson } from './bounded-json.ts'
import { compileDefinition } from './compile.ts'
import { filledRows, isUnfilled } from './concepts/fixed-rows.ts'
import { holds, type Scalar } from './condition.ts'
import { compareDecimals, decimalParts, readDecimal } from './decimal.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { FieldDefinition } from './field-attributes.ts'
import type { FieldType } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'
import { readableValue } from './lift-text.ts'
import { findPlace, tableRows } from './places.ts'
import { readListed } from './read-answers.ts'
import { registerRows } from './register-summary.ts'
import { registers } from './registers/registers.ts'

const title = { mn: 'Асуулт', en: 'Question' }
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const fieldOf = (type: FieldType, more: object = {}): FieldDefinition => ({
  type,
  name: 'asked',
  _title: title,
  ...more,
})
const textOf = (type: FieldType, value: unknown, more: object = {}) =>
  kindOf(type).text(value, fieldOf(type, more), facts)
const exportOf = (type: FieldType, value: unknown, more: object = {}) =>
  kindOf(type).exported(value, fieldOf(type, more), facts)
const problemsOf = (type: FieldType, value: unknown, more: object = {}) =>
  kindOf(type)
    .problems(value, fieldOf(type, more), { path: 'asked', facts })
    .map(({ code }) => code)
const yes = { mn: 'Тийм', en: 'Yes' }
const no = { mn: 'Үгүй', en: 'No' }
const nothing = { mn: '', en: '' }

describe('an answer as people read it', () => {
  it.each([
    ['yesno', 'yes', yes],
    ['yesno', 'no', no],
    ['yesno', 'perhaps', nothing],
    ['yesno', true, nothing],
    ['yes', true, yes],
    ['yes', 'yes', nothing],
    ['hidden', 'yes', yes],
    ['hidden', 'no', no],
    ['hidden', 'other', nothing],
    ['string', ' Ray-60 ', { mn: 'Ray-60', en: 'Ray-60' }],
    ['string', 60, nothing],
    ['year', 2026, nothing],
  ] as const)('of kind %s holding %j is %j', (type, value, text) => {
    expect(textOf(type, value)).toEqual(text)
  })

  it('of a constant is a yes where it is the constant, and nothing otherwise', () => {
    expect(textOf('checkvalue', 'agreed', { defaultvalue: 'agreed' })).toEqual(yes)
    expect(textOf('checkvalue', 'other', { defaultvalue: 'agreed' })).toEqual(nothing)
  })

  it('of a register counts its records, in the number of the language', () => {
    const items = [{ _id: 'a' }, { _id: 'b' }]
    expect(textOf('additional_radioactive', { items })).toEqual({ mn: '2 мөр', en: '2 rows' })
    expect(textOf('additional_radioactive', { items: items.slice(1) })).toEqual({ mn: '1 мөр', en: '1 row' })
    expect(textOf('additional_safety', { sheet: { own_storage: 'no' } })).toEqual({ mn: 'Бүртгэсэн', en: 'Registered' })
    expect(textOf('additional_safety', 'forged')).toEqual(nothing)
  })

  it('of a table counts its rows, in the number of the language', () => {
    const rows = [{ _id: 'a' }, { _id: 'b' }]
    expect([rows, rows.slice(1), []].map(value => textOf('table', value))).toEqual([
      { mn: '2 мөр', en: '2 rows' },
      { mn: '1 мөр', en: '1 row' },
      nothing,
    ])
  })
})

describe('an answer as it is exported', () => {
  it.each([
    ['yesno', 'yes', true],
    ['yesno', 'no', false],
    ['yesno', '', null],
    ['yes', true, true],
    ['yes', 'true', false],
    ['string', '  ', null],
    ['string', ' a ', 'a'],
    ['string', 5, null],
    ['select', 'ct', 'ct'],
    ['select', '', null],
    ['select', 5, null],
  ] as const)('of kind %s holding %j is %j', (type, value, exported) => {
    expect(exportOf(type, value)).toBe(exported)
  })

  it('of a calculated yes or no is that word alone, and of a constant the constant', () => {
    const calculate = { filled: { field: 'other' } }
    expect(['yes', 'no', 'other'].map(value => exportOf('hidden', value, { calculate }))).toEqual(['yes', 'no', null])
    expect(exportOf('hidden', 'x', { defaultvalue: 7 })).toBe(7)
    expect(exportOf('hidden', 'x')).toBeNull()
    expect(exportOf('checkvalue', 'agreed', { defaultvalue: 'agreed' })).toBe('agreed')
    expect(exportOf('checkvalue', 'other', { defaultvalue: 'agreed' })).toBeNull()
  })

  it('of a register is JSON within bounds, and nothing beyond them', () => {
    const value = { sheet: { asked: true, count: 3, note: 'a', none: null, list: ['b'] }, items: [] }
    expect(exportJson(value)).toEqual(value)
    expect(exportJson({ count: Number.POSITIVE_INFINITY, call: () => 1, gone: undefined })).toEqual({
      count: null,
      call: null,
      gone: null,
    })
    expect(exportJson([[[[[[['deep']]]]]]])).toBeNull()
    expect(exportJson('a'.repeat(10_001))).toBeNull()
  })
})

describe('an answer of another shape', () => {
  it.each([
    ['string', 5],
    ['year', 2026],
    ['additional_clothing', 'all'],
  ] as const)('is refused by kind %s: %j', (type, value) => {
    expect(problemsOf(type, value)).toEqual(['wrong_shape'])
  })

  it('is refused in a register that is too deep, and in one of too many records', () => {
    expect(problemsOf('additional_safety', { sheet: { a: [[[[[1]]]]] } })).toEqual(['too_deep'])
    expect(problemsOf('additional_safety', 'я'.repeat(10_001))).toEqual(['wrong_shape'])
    const items = Array.from({ length: 501 }, (_, index) => ({ _id: `r${index}` }))
    expect(problemsOf('additional_radioactive', { items })).toEqual(['too_many_rows'])
    expect(problemsOf('additional_radioactive', { items: items.slice(1) })).toEqual([])
  })

  it('is nothing to refuse under the name of a caption', () => {
    expect((['label', 'title', 'authdata', 'text_template'] as const).map(type => problemsOf(type, 'forged'))).toEqual(
      Array(4).fill([]),
    )
  })

  it('shows where a person left a list of ticked lines in another order', () => {
    const list = ['passport', 'permit', 'photo'].map(value => ({ value, label: title }))
    const lines = (...ids: readonly string[]) => ids.map(_id => ({ _id }))
    const read = kindOf('checkboxfile').read(
      lines('unknown', 'photo', 'passport', 'permit'),
      fieldOf('checkboxfile', { list }),
    )
    expect(read).toEqual({ ok: true, value: lines('passport', 'permit', 'photo', 'unknown') })
  })
})

describe('nothing in a register or in fixed rows', () => {
  it.each([
    [undefined, true],
    [null, true],
    [[], true],
    [{}, true],
    [{ sheet: { note: ' ', list: [], rows: [{ _id: 'apron', count: '' }] } }, true],
    [{ sheet: { note: 'a' } }, false],
    [{ sheet: { list: ['a'] } }, false],
    [{ sheet: { rows: [{ _id: 'apron', count: '2' }] } }, false],
    [{ items: [{ _id: 'a' }] }, false],
    ['forged', false],
    [[1], false],
  ])('is %j: %j', (value, empty) => {
    expect(kindOf('additional_clothing').isEmpty(value)).toBe(empty)
  })

  it.each([
    [[{ _id: 'a' }], 0],
    [[{ _id: 'a', count: ' ' }], 0],
    [[{ _id: 'a', ticked: false, files: [] }], 0],
    [[{ _id: 'a', files: [{}] }, { _id: 'b', count: 2 }, { _id: 'c' }], 2],
  ])('counts the rows that hold anything: %j has %j', (rows, count) => {
    expect(filledRows(rows)).toBe(count)
    expect(isUnfilled(rows)).toBe(count === 0)
  })

  it('is not what is no list of rows', () => {
    expect([undefined, null, [], 'forged', [1]].map(isUnfilled)).toEqual([true, true, true, false, false])
  })
})

describe('a condition', () => {
  const says = (value: unknown, spell: (listed: Scalar) => string = String) => ({
    atLeast: (bound: number | string) => holds({ field: 'asked', atLeast: bound }, () => ({ value, spell })),
    atMost: (bound: number | string) => holds({ field: 'asked', atMost: bound }, () => ({ value, spell })),
  })

  it('compares numbers by their worth and days as text, with the bound itself inside', () => {
    expect([says('9').atLeast(10), says('10').atLeast(10), says('10.5').atLeast(10), says(11).atMost(10)]).toEqual([
      ...[false, true, true, false],
    ])
    expect([says('2026-02-01').atLeast('2026-01-31'), says('2026-02-01').atMost('2026-01-31')]).toEqual([true, false])
    expect([says('2026-02-01').atLeast('2026-02-01'), says('2026-02-01').atMost('2026-02-01')]).toEqual([true, true])
  })

  it('holds for neither side of a bound where the answer cannot be compared with it', () => {
    for (const value of ['ten', '5 units', '1e3', '', undefined, null, ['11'], true]) {
      expect([value, says(value).atLeast(3), says(value).atMost(30)]).toEqual([value, false, false])
    }
    expect([says('2026').atLeast(''), says('').atMost('2026'), says(7).atMost('later')]).toEqual([false, false, false])
  })

  it('knows what a rule lists by its spelling, so that 150.0 asks for 150', () => {
    const { definition } = parsed([{ fields: [fieldOf('number')] }])
    const form = compileDefinition(definition, { renew: false })
    expect(readListed(form.fields.get('asked') as never, 150)).toBe('150')
    expect(readListed(form.fields.get('asked') as never, '150.0')).toBe('150')
    expect(readListed(form.fields.get('asked') as never, 'none')).toBe('none')
  })

  it('leaves what a rule lists as it is where its kind reads something else from a text', () => {
    const form = compileDefinition(parsed([{ fields: [fieldOf('file')] }]).definition, { renew: false })
    expect(readListed(form.fields.get('asked') as never, 'passport.pdf')).toBe('passport.pdf')
  })
})

describe('a number as text', () => {
  it('is read from no value that is none', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, '', ' ', null, undefined, true, {}].map(readDecimal)).toEqual(
      Array(8).fill(null),
    )
    expect([1e21, 1e-7, -0.5, 0, '-0'].map(readDecimal)).toEqual([
      ...['1000000000000000000000', '0.0000001', '-0.5', '0', '0'],
    ])
  })

  it('has no parts where it is none, and orders below, beside and above', () => {
    expect(decimalParts('none')).toEqual({ sign: '', whole: '', fraction: '' })
    expect([compareDecimals('-2', '1'), compareDecimals('1', '-2'), compareDecimals('-2', '-1')]).toEqual([-1, 1, -1])
    expect([compareDecimals('1.05', '1.5'), compareDecimals('10', '9'), compareDecimals('7', '7')]).toEqual([-1, 1, 0])
  })
})

const parsed = (rows: readonly object[]) => {
  const read = parseDefinition({ _name: title, sections: [{ _title: title, rows }] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read
}

describe('the place that a path names', () => {
  const { definition } = parsed([
    { fields: [{ type: 'string', name: 'model', _title: title }] },
    {
      fields: [
        {
          type: 'table',
          name: 'units',
          _title: title,
          rows: [{ fields: [{ type: 'string', name: 'serial', _title: title }] }],
        },
      ],
    },
    {
      fields: [
        {
          type: 'statictable',
          name: 'zones',
          _title: title,
          rows: [{ name: 'inner', _title: title, fields: [{ type: 'number', name: 'radius', _title: title }] }],
        },
      ],
    },
  ])
  const form = compileDefinition(definition, { renew: false })
  const answers = { model: 'a', units: [{ _id: 'one', serial: 'x' }], zones: [] }
  const told = (path: string) => {
    const place = findPlace(form, path, answers)
    return place && [place.path, place.field.name, place.table?.name ?? null, place.row?._id ?? null]
  }

  it.each([
    ['model', ['model', 'model', null, null]],
    ['units', ['units', 'units', null, null]],
    ['units/one', ['units', 'units', null, null]],
    ['units/one/serial', ['units/one/serial', 'serial', 'units', 'one']],
    ['units/two/serial', null],
    ['units/one/none', null],
    ['zones/inner/radius', ['zones/inner/radius', 'radius', 'zones', 'inner']],
    ['zones/outer/radius', null],
    ['none', null],
    ['model/one/serial', null],
  ])('%s: %j', (path, place) => {
    expect(told(path)).toEqual(place)
  })

  it('has all fixed rows, and the added ones as they are', () => {
    const [units, zones] = ['units', 'zones'].map(name => form.fields.get(name) as never)
    expect(tableRows(zones as never, [{ _id: 'gone', radius: 1 }])).toEqual([{ _id: 'inner' }])
    expect(tableRows(units as never, answers.units)).toEqual(answers.units)
  })

  it('is told to people with rows numbered and empty cells left out', () => {
    const units = form.fields.get('units') as never
    const rows = [
      { _id: 'one', serial: 'x' },
      { _id: 'two', serial: '' },
      { _id: 'three', serial: 'z' },
    ]
    expect(readableValue(units, rows, facts)).toEqual({ mn: '1) x; 2) ; 3) z', en: '1) x; 2) ; 3) z' })
    expect(readableValue(form.fields.get('model') as never, ' a ', facts)).toEqual({ mn: 'a', en: 'a' })
    expect(readableValue(units, 'forged', facts)).toEqual(nothing)
  })
})

describe('a register in the summary', () => {
  const rowsOf = (name: keyof typeof registers, value: unknown) =>
    registerRows(registers[name], {}, value, facts, 'at', (form, answers, prefix) =>
      [...form.fields.values()].flatMap(({ name: cell, type, title: caption, kind, field }) => {
        const text = kind.text(answers[cell], field, facts)
        const rows = type === 'statictable' ? [{ id: 'tongs', cells: [] }] : undefined
        const row = { name: cell, path: `${prefix}${cell}`, kind: type, title: caption, text }
        return [rows === undefined ? row : { ...row, rows }]
      }),
    )
  const callsOf = (...items: readonly object[]) =>
    rowsOf('radioactive', { items: items.map((item, index) => ({ _id: `r${index}`, ...item })) }).map(
      row => row.title?.mn,
    )

  it('calls a record by its model, else its type, and its serial number', () => {
    expect(
      callsOf(
        { model: 'Ray-60', type: 'ct', serialnumber: 'S1' },
        { type: 'ct', serialnumber: 'S2' },
        { model: 'A' },
        {},
      ),
    ).toEqual(['Ray-60, S1', 'ct, S2', 'A', undefined])
  })

  it('has the sheet as one row, a table of fixed kinds as each of them, and nothing of what is no register', () => {
    expect(rowsOf('safety', { sheet: {} }).map(({ id, title: called }) => [id, called?.en])).toEqual([
      ['sheet', 'Safety of storage'],
    ])
    expect(rowsOf('clothing', { sheet: {} }).map(({ id }) => id)).toEqual(['tongs'])
    expect(rowsOf('clothing', 'forged')).toEqual([])
  })

  it('leaves out records that the sheet says there are none of', () => {
    const items = [{ _id: 'a', model: 'M' }]
    expect(rowsOf('surveymeter', { sheet: { value: 'no' }, items }).map(({ id }) => id)).toEqual(['sheet'])
    expect(rowsOf('surveymeter', { sheet: { value: 'yes' }, items }).map(({ id }) => id)).toEqual(['sheet', 'a'])
  })
})
