import { expect, it } from 'vitest'
import { fieldTypes } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'
import { kindDescriptions } from './samples/kind-descriptions.ts'

it('[REQ-READERS-08] every kind of field has a name of its own in both languages', () => {
  const labels = fieldTypes.map(type => kindDescriptions[type].label)
  expect(
    labels.filter(({ mn, en }) => !/\p{Script=Cyrillic}/u.test(mn) || !/^[\p{Script=Latin}, -]+$/u.test(en)),
  ).toEqual([])
  expect(new Set(labels.map(({ mn }) => mn)).size).toBe(fieldTypes.length)
})

it('only kinds that are more than one answer, or are never typed, stand in no row of a table', () => {
  const alone = fieldTypes.filter(type => !kindOf(type).inRows)
  expect(alone).toEqual([
    ...['autovalue', 'table', 'statictable', 'checkboxfile', 'dynamicadd', 'authdata', 'readonly_user_value', 'hidden'],
    ...['text_template', 'employee', 'select_explosive', 'explosive_usage_tool', 'additional_clothing'],
    ...['additional_workplace', 'additional_radioactive', 'additional_generator', 'additional_safety'],
    ...['additional_surveymeter'],
  ])
})

it('[REQ-READERS-08] only kinds that draw beyond their box, or nothing at all, are always drawn', () => {
  const always = fieldTypes.filter(type => !kindOf(type).drawsOnlyItsBox)
  expect(always).toEqual([
    ...['address', 'autoselect', 'autoselect_lang', 'autocomplete', 'autocomplete2', 'file', 'table', 'statictable'],
    ...['checkboxfile', 'dynamicadd', 'authdata', 'hidden', 'text_template', 'employee', 'select_explosive'],
    ...['explosive_usage_tool', 'additional_clothing', 'additional_workplace', 'additional_radioactive'],
    ...['additional_generator', 'additional_safety', 'additional_surveymeter'],
  ])
})

it('the table of explosives asks what is used, how much of it and from where', () => {
  const asked = (kindOf('explosive_usage_tool').ownFields ?? []).map(
    ({ type, name, _title, required }) =>
      `${name} ${type} | ${_title?.mn} / ${_title?.en}${required === true ? ' | required' : ''}`,
  )
  expect(asked).toEqual([
    'explosive_name select | Тэсрэх материалын нэр / Name of the explosive | required',
    'mark autofill | Марк / Mark | required',
    'serial autofill | Серийн дугаар / Serial',
    'unit_type select | Хэмжих нэгж / Unit | required',
    'quantity_numeric number | Тоо хэмжээ (тоогоор) / Quantity | required',
    'quantity_alphabet autofill | Тоо хэмжээ (үсгээр) / Quantity in words | required',
    'warehouse_location autofill | Агуулахын байршил / Warehouse location | required',
    'explosives_company autofill | Тэсрэх материалын компани / Explosives company | required',
  ])
})
