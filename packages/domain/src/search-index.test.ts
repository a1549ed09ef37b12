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

describe('the order of what is found', () => {
  const of = (names: Readonly<Record<string, readonly string[]>>, about: Readonly<Record<string, string>> = {}) =>
    buildIndex(Object.entries(names).map(([item, own]) => ({ item, names: own, about: [about[item] ?? ''] })))
  const order = (index: ReturnType<typeof of>, query: string) => searchIndex(index, query, 10).map(({ item }) => item)

  it('of two names that hold the words alike, the shorter comes first', () => {
    const index = of({ long: ['Гэр орны усны шинжилгээ'], short: ['Гэр усны шинжилгээ'] })
    expect(order(index, 'шинжилгээ')).toEqual(['short', 'long'])
    // The shorter of the names of each counts, whichever language it is in.
    const languages = of({
      three: ['Гэр усны шинжилгээ', 'Home water analysis'],
      two: ['Усны шинжилгээ', 'Some very long English name of the same'],
    })
    expect(order(languages, 'шинжилгээ')).toEqual(['two', 'three'])
  })

  it('a word in the name counts more than the same word in what is said about it', () => {
    const index = of({ about: ['Гэрчилгээ'], name: ['Усны лаборатори'] }, { about: 'лаборатори' })
    expect(order(index, 'лаборатори')).toEqual(['name', 'about'])
    expect(order(of({ one: ['Гэрчилгээ'] }, { one: 'лаборатори' }), 'лаборатори')).toEqual(['one'])
  })

  it('a word that few names have counts more than one that many have', () => {
    const index = of({
      water: ['Усны гэрчилгээ'],
      mine: ['Уурхайн зөвшөөрөл'],
      road: ['Замын зөвшөөрөл'],
      food: ['Хүнсний зөвшөөрөл'],
      fuel: ['Түлшний зөвшөөрөл'],
    })
    const scores = new Map(searchIndex(index, 'усны зөвшөөрөл', 10).map(({ item, score }) => [item, score]))
    expect(scores.get('water')).toBeGreaterThan(scores.get('mine') ?? 0)
  })

  it('all words met come before one of them met', () => {
    const index = of({ one: ['Усны гэрчилгээ'], both: ['Гэрийн усны лаборатори'] })
    const [first, second] = searchIndex(index, 'лаборатори усны', 10)
    expect([first?.item, second?.item]).toEqual(['both', 'one'])
    expect(first?.score).toBeGreaterThan(1)
    expect(second?.score).toBeLessThan(1)
  })

  it('a Cyrillic word finds the Mongolian name before an English one of nearly the same sound', () => {
    const index = of({ english: ['Zambek'], mongolian: ['Замбик'] })
    expect(order(index, 'замбак')).toEqual(['mongolian', 'english'])
    const scores = searchIndex(index, 'zambak', 10).map(({ score }) => score)
    expect(scores).toHaveLength(2)
    expect(scores[0]).toBe(scores[1])
  })

  it('the word itself comes before another word for the same', () => {
    const index = of({ other: ['Өргөх'], same: ['Кран'] })
    expect(order(index, 'кран')).toEqual(['same', 'other'])
  })

  it('no more are answered than are asked for, and nothing that meets no word', () => {
    const index = of({ one: ['Усны шинжилгээ'], two: ['Хүнсний шинжилгээ'], other: ['Барилга'] })
    expect(searchIndex(index, 'шинжилгээ', 1)).toHaveLength(1)
    expect(order(index, 'шинжилгээ')).toEqual(['one', 'two'])
  })

  it('reads the first eight telling words of the first 200 letters', () => {
    const [first, ...seven] = 'алим бөөр гутал дэвтэр есөн жимс зурагт ишиг'.split(' ')
    const eight = [first, ...seven].join(' ')
    const alike = of({ without: [`${eight} алтай`], ninth: [`${eight} барилга`] })
    const scoresOf = (query: string) => searchIndex(alike, query, 10).map(({ item, score }) => [item, score] as const)
    const [one, other] = scoresOf(`барилга ${eight}`.split(' ').reverse().join(' '))
    expect(one?.[1]).toBe(other?.[1])
    expect(scoresOf(`хүсэлт авах ${seven.join(' ')} барилга`)[0]?.[0]).toBe('ninth')
    const index = of({ ninth: ['Барилга'] })
    expect(order(index, `${' '.repeat(200)}барилга`)).toEqual([])
    expect(order(index, `${' '.repeat(190)}барилга`)).toEqual(['ninth'])
  })
})

describe('words that the search knows', () => {
  it.each([['авах', 'хийх', 'want', 'apply', 'хэрхэн', 'the']])(
    '%s and the like say nothing beside another word',
    (...idle) => {
      const entry = { item: 'idle', names: [idle.join(' ')], about: [] }
      const other = buildIndex([entry, { item: 'water', names: ['Усны шинжилгээ'], about: [] }])
      for (const word of idle)
        expect(
          searchIndex(other, `${word} шинжилгээ`, 10).map(({ item }) => item),
          word,
        ).toEqual(['water'])
      // By themselves they are all there is to go by.
      expect(searchIndex(other, 'хэрхэн', 10).map(({ item }) => item)).toEqual(['idle'])
    },
  )

  it.each([
    ['licence', 'Зөвшөөрөл'],
    ['permit', 'Лиценз'],
    ['xray', 'Рентген'],
    ['сертификат', 'Гэрчилгээ'],
    ['certificate', 'Гэрчилгээ'],
    ['анализ', 'Шинжилгээ'],
    ['test', 'Шинжилгээ'],
    ['elevator', 'Лифт'],
    ['crane', 'Өргөх'],
    ['hospital', 'Эмнэлэг'],
    ['closure', 'Хаалт'],
    ['disposal', 'Устгах'],
    ['булшлах', 'Disposal'],
  ])('%s finds %s', (query, name) => {
    const index = buildIndex([
      { item: name, names: [name], about: [] },
      { item: 'other', names: ['Барилга'], about: [] },
      { item: 'of another group', names: ['Импорт'], about: [] },
    ])
    expect(searchIndex(index, query, 10).map(({ item }) => item)).toEqual([name])
  })
})

describe('everyday words', () => {
  const index = buildIndex([
    {
      item: 'food',
      names: ['Хүнсний объектын бүртгэл'],
      everyday: ['цайны газар нээх', 'нээх', 'ресторан'],
      about: [],
    },
    { item: 'mine', names: ['Уурхайн хаалт'], about: ['ресторан', 'цайны газар'] },
    { item: 'other', names: ['Гэрчилгээ'], everyday: ['Уурхай'], about: [] },
  ])
  const found = (query: string) => searchIndex(index, query, 5).map(({ item, score }) => [item, Math.floor(score)])

  it('[REQ-WORDSEARCH-01] are a whole phrase with or without what says nothing', () => {
    expect(found('цайны газар')[0]).toEqual(['food', 2])
    expect(found('цайны газар хэрхэн нээх вэ')[0]).toEqual(['food', 2])
    expect(found('газар цайны')[0]).toEqual(['food', 1])
    // Words that say nothing are the phrase where it has no others.
    expect(found('нээх')[0]).toEqual(['food', 2])
    expect(found('цайныгазар')[0]?.[1]).not.toBe(2)
  })

  it('[REQ-WORDSEARCH-01] weigh less than the name and more than what is said about a service', () => {
    expect(found('ресторан').map(([item]) => item)).toEqual(['food', 'mine'])
    expect(found('уурхайн').map(([item]) => item)).toEqual(['mine', 'other'])
  })
})
