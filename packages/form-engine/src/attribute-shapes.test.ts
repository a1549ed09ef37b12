import { describe, expect, it } from 'vitest'
import { attributesOfKind, groupOfKind, type KindGroup } from './attribute-shapes.ts'
import { fieldTypes } from './fields/field-type.ts'

describe('the palette of an editor', () => {
  it.each([
    ['choices', 'select select_lang autoselect autoselect_lang radio checkbox checkboxfile employee'],
    ['rows', 'table statictable dynamicadd'],
    ['known', 'autovalue readonly_user_value hidden'],
    ['captions', 'label title authdata text_template'],
    [
      'tools',
      'explosive_usage_tool additional_clothing additional_workplace additional_radioactive additional_generator additional_safety additional_surveymeter',
    ],
  ] as const satisfies readonly (readonly [KindGroup, string])[])(
    '[REQ-EDIT-03] shows together what holds %s',
    (group, kinds) => {
      expect(fieldTypes.filter(type => groupOfKind(type) === group)).toEqual(kinds.split(' '))
    },
  )

  it('[REQ-EDIT-03] shows every other kind among those that are typed', () => {
    const typed = fieldTypes.filter(type => groupOfKind(type) === 'typed')
    for (const type of ['string', 'number', 'date', 'file', 'yesno', 'yes'] as const) expect(typed).toContain(type)
    expect(typed.filter(type => /select_lang|table|label/.test(type))).toEqual([])
  })
})

describe('an attribute is edited as what it is made of', () => {
  const of = (type: (typeof fieldTypes)[number], name: string) =>
    attributesOfKind(type).find(attribute => attribute.name === name)

  it.each([
    ['string', 'name', 'text', false],
    ['string', '_title', 'words', false],
    ['hidden', '_title', 'words', true],
    ['string', 'required', 'truth', true],
    ['number', 'max', 'number', true],
    ['string', 'yesnofield', 'reference', true],
    ['string', 'yesnovalue', 'json', true],
    ['string', 'when', 'condition', true],
    ['date', 'not_before', 'bound', true],
    ['date', 'not_after', 'bound', true],
    ['select', 'options', 'options', true],
    ['checkboxfile', 'list', 'options', false],
    ['table', 'headers', 'captions', true],
    ['autofill', 'autofields', 'names', true],
    ['hidden', 'defaultvalue', 'json', true],
  ] as const)('[REQ-EDIT-03] %s.%s: %s, may be left out: %s', (type, name, shape, optional) => {
    expect(of(type, name)).toMatchObject({ shape, optional })
  })

  it('[REQ-EDIT-03] a choice says what may be chosen', () => {
    expect(of('phone', 'phone_of')?.choices).toEqual(['person', 'organisation'])
  })
})
