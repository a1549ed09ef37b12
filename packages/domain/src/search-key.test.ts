import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onOtherKeyboard } from './keyboard-slip.ts'
import { soundKey, soundsOf } from './search-key.ts'
import { likeness, wordOf } from './word-likeness.ts'

describe('the sound of a word', () => {
  it.each([
    ['зөвшөөрөл', ['zövshöörol', 'zuvshuurul', 'zovshoorol', 'ZOWSHOOROL', 'zuvshvvrvl', 'zuwshuurul']],
    ['хүнс', ['huns', 'khuns', 'xuns', 'hüns', 'hvns']],
    ['цацраг', ['tsatsrag', 'cacrag', 'tzatzrag']],
    ['гэрчилгээ', ['gerchilgee', 'gerchilge']],
    ['шинжилгээ', ['shinjilgee', 'shinzhilgee']],
    ['хяналт', ['hyanalt', 'khyanalt', 'hianalt']],
    ['ёс', ['yos']],
    ['юүлэх', ['yuuleh', 'yuulekh']],
    ['ерөнхий', ['yeronhii', 'eronhii']],
    ['бүртгэл', ['burtgel', 'bvrtgel', 'bürtgel']],
    ['говь', ['govi', 'gobi']],
    ['ЛАБОРАТОРИ', ['laboratori', 'laboratory']],
  ])('of %s is the same in every spelling', (cyrillic, spellings) => {
    for (const spelling of spellings) expect(soundKey(spelling), spelling).toBe(soundKey(cyrillic))
  })

  it('tells different words apart', () => {
    const words = ['хүнс', 'ус', 'мал', 'цацраг', 'тэсэлгээ', 'уурхай', 'барилга', 'шинжилгээ', 'гэрчилгээ', 'осол']
    expect(new Set(words.map(soundKey)).size).toBe(words.length)
  })

  it('reads a compound whole and by its parts, and leaves digits alone', () => {
    expect(soundsOf('X-ray')).toEqual(['hrai', 'h', 'rai'])
    expect(soundsOf('02-26-000042')).toEqual(['0226000042', '02', '26', '000042'])
  })

  it('has only letters a–z and digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(soundKey(text)).toMatch(/^[a-z0-9 ]*$/)
      }),
    )
  })
})

describe('another ending', () => {
  it.each([
    ['зөвшөөрөл', ['зөвшөөрлийн', 'зөвшөөрлөөс', 'зөвшөөрлүүд', 'зөвшөөрлүүдийг', 'зөвшөөрлөөр', 'зөвшөөрлийг']],
    ['аппарат', ['аппаратын', 'аппаратаас', 'аппаратууд', 'аппараттай']],
    ['шинжилгээ', ['шинжилгээний', 'шинжилгээнд', 'шинжилгээг', 'шинжлүүлэх']],
    ['ажилтан', ['ажилтны', 'ажилтанд', 'ажилтнууд']],
    ['үүсгүүр', ['үүсгүүрийн', 'үүсгүүрээс', 'үүсгүүрийг']],
    ['тээвэр', ['тээврийн', 'тээвэрлэх', 'тээвэрлэлт']],
  ])('of %s leaves the word alike', (word, forms) => {
    const written = wordOf(soundKey(word))
    for (const form of forms) expect(likeness(wordOf(soundKey(form)), written), form).toBeGreaterThan(0.5)
  })

  it('leaves other words different', () => {
    const words = ['зөвшөөрөл', 'аппарат', 'шинжилгээ', 'ажилтан', 'үүсгүүр', 'тээвэр', 'бүртгэл', 'дүгнэлт']
    const pairs = words.flatMap(one => words.filter(other => other !== one).map(other => [one, other] as const))
    for (const [one, other] of pairs) {
      expect(likeness(wordOf(soundKey(one)), wordOf(soundKey(other))), `${one}, ${other}`).toBe(0)
    }
  })
})

describe('the other keyboard', () => {
  it('gives back what was meant', () => {
    expect(onOtherKeyboard('gh')).toBe('ах')
    expect(onOtherKeyboard(onOtherKeyboard('тэсэлгээ'))).toBe('тэсэлгээ')
  })
})
