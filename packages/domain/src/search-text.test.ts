import { expect, it } from 'vitest'
import { searchStems, searchText } from './search-text.ts'

it('finds a word of a text by other endings, other spellings and in Latin letters', () => {
  const text = ` ${searchText('Гэрчилгээг шалгах, төлбөрийн БАРИМТ хавсаргах')} `
  for (const query of ['гэрчилгээний', 'gerchilgee', 'толборийг', 'баримтаа', 'хавсаргана', 'шалгасан']) {
    expect(searchStems(query)).toHaveLength(1)
    for (const stem of searchStems(query)) expect(text, query).toContain(` ${stem}`)
  }
  expect(text).not.toContain(` ${searchStems('тэсрэх')[0]}`)
})

it('looks for letters and digits only, and for eight words at most', () => {
  for (const query of ['% _ \\ <b>', "'; drop table posts; --", 'a:*|b', '\u0000 💥']) {
    expect(searchStems(query).join(''), query).toMatch(/^[a-z0-9]*$/)
  }
  expect(searchStems('нэг хоёр гурав дөрөв тав зургаа долоо найм ес арав')).toHaveLength(8)
})

it('cuts three letters of a long word whose ending is not known, and none of a short one', () => {
  expect(searchStems('лаборатори')).toEqual(['laburat'])
  expect(searchStems('abcdfghj')).toEqual(['abcdf'])
  expect(searchStems('abcdfgj')).toEqual(['abcdfgj'])
  // Without its ending it is three letters shorter already.
  expect(searchStems('barkdfgin')).toEqual(['barkdf'])
})

it('finds nothing by one letter that is held down', () => {
  expect(searchStems('ыыыыы')).toEqual([])
  expect(searchStems('ы')).toEqual(['i'])
})

it('reads the first 200 letters of what is looked for', () => {
  expect(searchStems(`${' '.repeat(190)}баримт гэрчилгээ`)).toEqual(searchStems('баримт гэр'))
})
