import { expect, it } from 'vitest'
import { nameWords, typedRegisterNumber } from './name-search.ts'
import { nameKey } from './search-key.ts'

it.each(['ХХК', 'ХК', 'ТӨХК', 'ТББ', 'ҮЦК', 'LLC', 'Ltd', 'JSC'])(
  'leaves %s out of what is sought, since every other company is called so',
  form => {
    expect(nameWords(`Оргил ${form}`)).toEqual([nameKey('Оргил')])
    expect(nameWords(form)).toEqual([nameKey(form)])
  },
)

it('seeks every telling word of a name', () => {
  expect(nameWords('  Алтан   Уул ХХК ')).toEqual([nameKey('Алтан'), nameKey('Уул')])
})

it('seeks a name that nobody has when signs alone were typed', () => {
  expect(nameWords(' . ')).toEqual(['-'])
  expect(nameWords('')).toEqual(['-'])
})

it.each([
  ['6212366', '6212366'],
  [' уб85010112 ', 'УБ85010112'],
  ['621236', null],
  ['62123661', null],
  ['УБ8501011', null],
  ['Оргил', null],
])('takes %j for the register number %j', (typed, number) => {
  expect(typedRegisterNumber(typed)).toBe(number)
})
