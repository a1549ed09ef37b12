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

it('[REQ-READERS-08] only kinds that draw beyond their box, or nothing at all, are always drawn', () => {
  const always = fieldTypes.filter(type => !kindOf(type).drawsOnlyItsBox)
  expect(always).toEqual([
    ...['address', 'autoselect', 'autoselect_lang', 'autocomplete', 'autocomplete2', 'file', 'table', 'statictable'],
    ...['checkboxfile', 'dynamicadd', 'authdata', 'hidden', 'text_template', 'employee', 'select_explosive'],
    ...['explosive_usage_tool', 'additional_clothing', 'additional_workplace', 'additional_radioactive'],
    ...['additional_generator', 'additional_safety', 'additional_surveymeter'],
  ])
})
