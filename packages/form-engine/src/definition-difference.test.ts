import { describe, expect, it } from 'vitest'
import { attributesOfKind, groupOfKind, kindGroups } from './attribute-shapes.ts'
import { compileDefinition } from './compile.ts'
import { type FormDefinition, parseDefinition } from './definition.ts'
import { definitionDifference } from './definition-difference.ts'
import { markupProblems } from './definition-markup.ts'
import { fieldTypes } from './fields/field-type.ts'
import { liftBreaks } from './lift-answers.ts'
import { starterField } from './starter-field.ts'

const words = (mn: string) => ({ mn, en: mn })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const form = (fields: readonly object[], title = 'Алхам'): FormDefinition => {
  const body = {
    _name: words('Маягт'),
    sections: [{ _title: words(title), rows: fields.map(one => ({ fields: [one] })) }],
  }
  const parsed = parseDefinition(body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}
const compiled = (fields: readonly object[]) => compileDefinition(form(fields), { renew: false })
const facts = { today: '2026-01-05', language: 'mn' as const, options: {}, person: {}, company: null }
const lift = (before: readonly object[], after: readonly object[], answers: object, complete = false) =>
  liftBreaks(compiled(before), compiled(after), { ...answers }, { facts, complete }).map(({ code, path }) => [
    code,
    path,
  ])

describe('the difference of two versions', () => {
  it('[REQ-EDIT-05] tells what was added, removed, renamed, required, conditioned and limited, not which lines changed', () => {
    const before = form([
      field('yesno', 'has'),
      field('string', 'gone'),
      field('number', 'power', { max: 10 }),
      field('select', 'kind', {
        options: [
          { value: 'a', label: words('А') },
          { value: 'b', label: words('Б') },
        ],
      }),
      field('table', 'machines', { rows: [{ fields: [field('string', 'model'), field('string', 'maker')] }] }),
    ])
    const after = form(
      [
        field('yesno', 'has', { _title: words('Байгаа юу') }),
        field('number', 'power', { max: 20, required: true, when: { show: { field: 'has', in: ['yes'] } } }),
        field('select', 'kind', {
          options: [
            { value: 'a', label: words('А') },
            { value: 'c', label: words('В') },
          ],
        }),
        field('table', 'machines', { rows: [{ fields: [field('number', 'model')] }] }),
        field('date', 'day'),
      ],
      'Шинэ алхам',
    )
    const found = definitionDifference(before, after)
    expect(found.map(({ code, path, from, to }) => [code, path, from, to].filter(part => part !== undefined))).toEqual([
      ['step_renamed', 'sections/0/_title', 'Алхам', 'Шинэ алхам'],
      ['label_changed', 'sections/0/rows/0/fields/0', 'has', 'Байгаа юу'],
      ['field_moved', 'sections/0/rows/0/fields/0', 'Алхам', 'Шинэ алхам'],
      ['became_required', 'sections/0/rows/1/fields/0'],
      ['field_moved', 'sections/0/rows/1/fields/0', 'Алхам', 'Шинэ алхам'],
      ['condition_changed', 'sections/0/rows/1/fields/0'],
      ['limits_changed', 'sections/0/rows/1/fields/0'],
      ['field_moved', 'sections/0/rows/2/fields/0', 'Алхам', 'Шинэ алхам'],
      ['options_removed', 'sections/0/rows/2/fields/0', 'Б'],
      ['options_added', 'sections/0/rows/2/fields/0', 'В'],
      ['field_moved', 'sections/0/rows/3/fields/0', 'Алхам', 'Шинэ алхам'],
      ['kind_changed', 'sections/0/rows/3/fields/0/rows/0/fields/0', 'string', 'number'],
      ['field_moved', 'sections/0/rows/3/fields/0/rows/0/fields/0', 'Алхам', 'Шинэ алхам'],
      ['field_added', 'sections/0/rows/4/fields/0', 'date'],
      ['field_removed', 'sections/0/rows/1/fields/0', 'string'],
      ['field_removed', 'sections/0/rows/4/fields/0/rows/0/fields/1', 'string'],
    ])
    expect(found.find(({ code }) => code === 'limits_changed')?.settings).toEqual([{ name: 'max', from: 10, to: 20 }])
    expect(definitionDifference(after, after)).toEqual([])
  })

  it('[REQ-FORMAT-06] tells which alphabet, shape and days were and are asked for', () => {
    const before = form([field('text', 'serial', { validate_lang: 'en' }), field('date', 'made', { past: true })])
    const after = form([
      field('text', 'serial', { format: 'identifier' }),
      field('date', 'made', { not_after: { days: 30 } }),
    ])
    expect(definitionDifference(before, after).map(({ code, settings }) => [code, settings])).toEqual([
      [
        'attribute_changed',
        [
          { name: 'validate_lang', from: 'en' },
          { name: 'format', to: 'identifier' },
        ],
      ],
      [
        'limits_changed',
        [
          { name: 'past', from: true },
          { name: 'not_after', to: { days: 30 } },
        ],
      ],
    ])
  })
})

describe('the difference of steps, names and captions', () => {
  const steps = (name: string, ...titles: readonly string[]): FormDefinition => ({
    ...form([field('string', 'a')]),
    _name: words(name),
    sections: titles.map(title => ({
      ...form([field('string', `in_${'нэг хоёр гурав'.indexOf(title)}`)]).sections[0],
      _title: words(title),
    })) as never,
  })
  const told = (before: FormDefinition, after: FormDefinition) =>
    definitionDifference(before, after)
      .filter(({ code }) => /step|form/.test(code))
      .map(({ code, path, title }) => `${code} ${path} ${title?.mn}`)

  it('[REQ-EDIT-05] tells that the form has another name', () => {
    expect(definitionDifference(steps('Маягт', 'нэг'), steps('Шинэ', 'нэг'))).toEqual([
      { code: 'form_renamed', path: '_name', title: words('Шинэ'), from: 'Маягт', to: 'Шинэ' },
    ])
  })

  it('[REQ-EDIT-05] tells steps that came, went or were renamed, by their places, and none that only moved', () => {
    expect(told(steps('Маягт', 'нэг'), steps('Маягт', 'нэг', 'хоёр'))).toEqual(['step_added sections/1/_title хоёр'])
    expect(told(steps('Маягт', 'нэг', 'хоёр'), steps('Маягт', 'хоёр'))).toEqual(['step_removed sections/0/_title нэг'])
    expect(told(steps('Маягт', 'нэг', 'хоёр'), steps('Маягт', 'нэг', 'гурав'))).toEqual([
      'step_renamed sections/1/_title гурав',
    ])
    expect(told(steps('Маягт', 'нэг', 'хоёр'), steps('Маягт', 'хоёр', 'нэг'))).toEqual([])
    expect(told(steps('Маягт', 'нэг', 'хоёр'), steps('Маягт', 'хоёр', 'гурав'))).toEqual([
      'step_added sections/1/_title гурав',
      'step_removed sections/0/_title нэг',
    ])
  })

  it('[REQ-EDIT-05] tells the rows of a fixed table apart, and that a duty fell away', () => {
    const zones = (...names: readonly string[]) =>
      form([
        field('statictable', 'zones', {
          rows: names.map(name => ({
            name,
            _title: words(name),
            fields: [field('number', 'radius', { required: name === 'inner' })],
          })),
        }),
      ])
    expect(
      definitionDifference(zones('inner', 'outer'), zones('inner')).map(({ code, path }) => `${code} ${path}`),
    ).toEqual(['field_removed sections/0/rows/0/fields/0/rows/1/fields/0'])
    const [change] = definitionDifference(
      form([field('string', 'a', { required: true })]),
      form([field('string', 'a')]),
    )
    expect(change).toEqual({ code: 'became_optional', path: 'sections/0/rows/0/fields/0', title: words('a') })
  })

  it('[REQ-EDIT-05] tells a caption without a name by its words', () => {
    const caption = (text: string) => form([{ type: 'label', _title: words(text) }, field('string', 'a')])
    expect(
      definitionDifference(caption('Тайлбар'), caption('Шинэ')).map(({ code, title }) => `${code} ${title?.mn}`),
    ).toEqual(['field_added Шинэ', 'field_removed Тайлбар'])
  })

  it('[REQ-EDIT-05] lists several choices that went with a comma between them', () => {
    const chosen = (...values: readonly string[]) =>
      form([field('select', 'kind', { options: values.map(value => ({ value, label: words(value) })) })])
    expect(definitionDifference(chosen('a', 'b', 'c'), chosen('a')).map(({ code, from }) => [code, from])).toEqual([
      ['options_removed', 'b, c'],
    ])
  })
})

describe('lifting answers onto another version', () => {
  it('[REQ-EDIT-07] goes over whole where fields are added, renamed or moved', () => {
    const before = [field('string', 'name'), field('number', 'power')]
    const after = [
      field('number', 'power', { _title: words('Чадал') }),
      field('string', 'name'),
      field('date', 'day', { required: true }),
    ]
    expect(lift(before, after, { name: 'аппарат', power: '5' })).toEqual([])
  })
  it('[REQ-EDIT-07] names every answer that would be lost, hidden or refused, and why', () => {
    const before = [
      field('string', 'name'),
      field('number', 'power'),
      field('yesno', 'has'),
      field('string', 'note'),
      field('table', 'machines', { rows: [{ fields: [field('string', 'model'), field('string', 'maker')] }] }),
    ]
    const after = [
      field('number', 'power', { max: 3 }),
      field('yesno', 'has'),
      field('string', 'note', { when: { show: { field: 'has', in: ['yes'] } } }),
      field('table', 'machines', { rows: [{ fields: [field('string', 'model')] }] }),
    ]
    const machines = [{ _id: 'r1', model: 'загвар', maker: 'үйлдвэр' }]
    const answers = { name: 'аппарат', power: '5', has: 'no', note: 'тайлбар', machines }
    expect(lift(before, after, answers)).toEqual([
      ['field_removed', 'name'],
      ['answer_hidden', 'note'],
      ['field_removed', 'machines/r1/maker'],
      ['answer_refused', 'power'],
    ])
    expect(lift(before, after, {})).toEqual([])
  })
  it('[REQ-EDIT-07] a new duty breaks a request that was sent before, and no draft', () => {
    const [before, after] = [
      [field('string', 'name')],
      [field('string', 'name'), field('date', 'day', { required: true })],
    ]
    expect(lift(before, after, { name: 'аппарат' })).toEqual([])
    expect(lift(before, after, { name: 'аппарат' }, true)).toEqual([['answer_needed', 'day']])
  })
})

describe('what an editor is told of kinds', () => {
  it('[REQ-EDIT-03] every kind has a group, attributes with a known shape and a starter that a definition accepts', () => {
    for (const type of fieldTypes) {
      expect(kindGroups).toContain(groupOfKind(type))
      const title = attributesOfKind(type).find(({ name }) => name === '_title')
      expect(title?.shape, type).toBe('words')
      const starter = starterField(type, { name: 'fresh', title: words('Шинэ'), asked: 'has', library: 'country' })
      const body = {
        _name: words('Маягт'),
        sections: [{ _title: words('Алхам'), rows: [{ fields: [field('yesno', 'has')] }, { fields: [starter] }] }],
      }
      const parsed = parseDefinition(body)
      expect(parsed.ok ? [] : parsed.problems, type).toEqual([])
    }
    expect(attributesOfKind('number').find(({ name }) => name === 'when')).toMatchObject({ shape: 'condition' })
    expect(attributesOfKind('string').find(({ name }) => name === 'validate_lang')).toMatchObject({
      shape: 'choice',
      choices: ['mn', 'en', 'ru', 'any'],
    })
  })
  it('[REQ-EDIT-04] refuses scripts in texts, with their place, and lets comparisons pass', () => {
    expect(markupProblems({ sections: [{ _title: { mn: 'A <script>x()</script>', en: 'b < 5' } }] })).toEqual([
      { code: 'markup_in_text', path: 'sections/0/_title/mn' },
    ])
    expect(markupProblems({ link: 'JavaScript: alert(1)' })).toHaveLength(1)
    for (const text of ['</p', '<!--', '<b>', 'a<img src=x', 'javascript :', '&#60;', '&#x3c;', '&#X3C;'])
      expect(markupProblems({ text }), text).toEqual([{ code: 'markup_in_text', path: 'text' }])
    for (const text of ['a < b', '5 <6', 'javascript', 'AT&T', '&# 60;', 'x > 3', ''])
      expect(markupProblems({ text, none: null, number: 3, list: [text] }), text).toEqual([])
    expect(markupProblems('<b>')).toEqual([{ code: 'markup_in_text', path: '' }])
  })
})
