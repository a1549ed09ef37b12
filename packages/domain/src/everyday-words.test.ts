import { expect, it } from 'vitest'
import { tidyWords } from './everyday-words.ts'
import { buildIndex, searchIndex } from './search-index.ts'

it('keeps words without room around them and each sound once', () => {
  expect(tidyWords([' цайны  газар ', 'tsainii gazar', 'Цайны газар', '', ' ', '??', 'кафе'])).toEqual([
    'цайны газар',
    'кафе',
  ])
})

it('[REQ-WORDSEARCH-01] ranks an everyday word below the very name and above a guess', () => {
  const index = buildIndex([
    { item: 'food', names: ['Хүнсний бүртгэл'], everyday: ['ресторан', 'хоолны газар бүртгүүлэх'], about: [] },
    { item: 'vessel', names: ['Даралтат савны бүртгэл'], about: [] },
    { item: 'stamp', names: ['Ресторан'], about: [] },
  ])
  const found = (text: string) => searchIndex(index, text, 5).map(({ item }) => item)
  expect(found('ресторан')).toEqual(['stamp', 'food'])
  expect(found('ресторан нээх хүсэлт гаргах').toSorted()).toEqual(['food', 'stamp'])
  expect(found('хоолны газар бүртгүүлэх')[0]).toBe('food')
  expect(found('хоолны газрыг бүртгэх')[0]).toBe('food')
  expect(searchIndex(index, 'хоолны газар бүртгүүлэх', 1)[0]?.score).toBeGreaterThan(2)
})
