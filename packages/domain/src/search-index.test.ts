import { describe, expect, it } from 'vitest'
import { buildIndex, searchIndex } from './search-index.ts'

const services = [
  ['x-ray', 'Рентген аппарат ашиглах зөвшөөрөл', 'Licence to use an X-ray unit', 'Цацрагийн хамгаалалт'],
  ['dental', 'Шүдний рентген аппаратын бүртгэл', 'Registration of a dental X-ray unit', 'Цацрагийн хамгаалалт'],
  ['blasting', 'Тэсэлгээний ажил явуулах зөвшөөрөл', 'Permit for blasting work', 'Тэсрэх бодис'],
  ['water', 'Усны шинжилгээ', 'Water analysis', 'Лаборатори'],
  ['food', 'Хүнсний бүтээгдэхүүний шинжилгээ', 'Food analysis', 'Лаборатори'],
  ['elevator', 'Цахилгаан шат ашиглах зөвшөөрөл', 'Permit to operate an elevator', 'Барилга'],
  ['mine', 'Уурхайн хаалтын дүгнэлт', 'Conclusion on mine closure', 'Уул уурхай'],
] as const
const index = buildIndex(services.map(([item, mn, en, about]) => ({ item, names: [mn, en], about: [about] })))
const find = (query: string) => searchIndex(index, query, 10)
const first = (query: string) => find(query)[0]?.item

describe('searching', () => {
  it('ranks the very name above its beginning, all words and a guess', () => {
    const scores = ['Усны шинжилгээ', 'Усны', 'шинжилгээ усны', 'усни шинжелгээ'].map(query => {
      const [best] = find(query)
      expect(best?.item, query).toBe('water')
      return Math.floor(best?.score ?? 0)
    })
    expect(scores).toEqual([3, 2, 1, expect.any(Number)])
    expect(scores[3]).toBeLessThanOrEqual(1)
  })

  it('finds by other endings, by part of a word, by other words for the same and in English', () => {
    expect(first('шүдний рентгений аппаратыг бүртгүүлэх')).toBe('dental')
    expect(first('тэсэлг')).toBe('blasting')
    expect(first('лифт')).toBe('elevator')
    expect(first('mine closing')).toBe('mine')
    expect(first('лаборатори хүнс')).toBe('food')
  })

  it('forgives slips and missing vowels', () => {
    expect(first('shinjlge us')).toBe('water')
    expect(first('elevatro')).toBe('elevator')
    expect(first('teslgee')).toBe('blasting')
  })

  it('does not guess from words that say nothing, from nothing, or from strange letters', () => {
    for (const query of ['', ' ', 'a', 'авах', '%%%', '🙂', "'; drop table", '<script>', 'qqqqqq', '12345678']) {
      expect(find(query), query).toEqual([])
    }
  })

  it('stays quick and calm on very long input', () => {
    expect(find('зөвшөөрөл '.repeat(10_000)).length).toBeGreaterThan(0)
    expect(find('ж'.repeat(100_000))).toEqual([])
  })
})
