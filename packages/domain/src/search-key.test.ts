import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onOtherKeyboard } from './keyboard-slip.ts'
import { nameKey, skeletonOf, soundKey, soundsOf, stemOf } from './search-key.ts'
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

describe('letters and their sounds', () => {
  it('every letter of the Mongolian alphabet has a sound, and the signs have none or that of i', () => {
    const sounds = 'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ ы э'.split(' ').map(soundKey)
    expect(sounds.join(' ')).toBe('a b b g d e j z i k l m n u p r s t u f h c q x x i e')
    expect(['ё', 'ю', 'я', 'й', 'ө', 'ү'].map(soundKey)).toEqual(['iu', 'iu', 'ia', 'i', 'u', 'u'])
    expect([soundKey('объект'), soundKey('гооль')]).toEqual(['obekt'.replace('o', 'u'), 'guli'])
  })

  it('neighbours of Ө and Ү on other keyboards sound as these', () => {
    expect([soundKey('хїнс'), soundKey('зєвшєєрєл'), soundKey('бі')]).toEqual([
      soundKey('хүнс'),
      soundKey('зөвшөөрөл'),
      soundKey('би'),
    ])
  })

  it.each([
    ['ш', ['sh', 'sch', 'shch', 'щ']],
    ['ч', ['ch', 'tch']],
    ['ц', ['ts', 'tz', 'c']],
    ['ж', ['j', 'zh', 'dj']],
    ['х', ['h', 'kh', 'x']],
    ['ф', ['f', 'ph']],
    ['к', ['k', 'q']],
    ['э', ['e', 'ie']],
    ['в', ['v', 'w', 'b']],
  ])('%s is written in several ways', (cyrillic, spellings) => {
    for (const spelling of spellings) expect(soundKey(`${spelling}an`), spelling).toBe(soundKey(`${cyrillic}ан`))
  })

  it('v between consonants is ү, at the beginning of a word too', () => {
    expect([soundKey('hvns'), soundKey('vneg'), soundKey('bvrtgel')]).toEqual(['huns', 'uneg', 'burtgel'])
    expect(soundKey('ovs')).toBe('ubs')
  })

  it('a letter written long counts once, however long', () => {
    expect([soundKey('hoool'), soundKey('massssa'), soundKey('2002')]).toEqual(['hul', 'masa', '2002'])
  })

  it('parts without a sound are left out of a compound', () => {
    expect(soundsOf('гэр-ъ')).toEqual(['ger'])
    expect(soundsOf("гэр-'бүл")).toEqual(['ger', 'bul'])
    expect([soundsOf('—'), soundsOf('漢字')]).toEqual([[], []])
  })
})

describe('a name as a key', () => {
  it('is its words in order, compounds taken apart, words without a sound left out', () => {
    expect(nameKey('Д.Бат-Эрдэнэ ХХК')).toBe('d bat erdene hk')
    expect(nameKey('漢字 Бат')).toBe('bat')
    expect(nameKey('—')).toBe('')
  })

  it('joins the sounds of a whole text by blanks', () => {
    expect(soundKey('Усны  шинжилгээ')).toBe('usni xinjilge')
  })
})

describe('a stem', () => {
  it.each([
    ['zuvxurulin', 'zuvxurul'],
    ['xinjilgenud', 'xinjilgen'],
    ['gerqilgenin', 'gerqilg'],
    ['barud', 'bar'],
    ['bagaud', 'baga'],
    ['xuga', 'xug'],
    ['barkd', 'bark'],
  ])('of %s is %s', (sound, stem) => {
    expect(stemOf(sound)).toBe(stem)
  })

  it.each(['ajil', 'abc', 'qud', 'nudt', 'ban', 'inhana', 'brd'])(
    'keeps three letters and what is no ending: %s',
    sound => {
      expect(stemOf(sound).length).toBeGreaterThanOrEqual(3)
      expect(sound.startsWith(stemOf(sound))).toBe(true)
    },
  )

  it('has a skeleton of its first letter and the consonants behind it', () => {
    expect(['ajil', 'zuvxurul', 'aaa', 'e'].map(skeletonOf)).toEqual(['ajl', 'zvxrl', 'a', 'e'])
  })
})

describe('the other keyboard, letter by letter', () => {
  it('leaves alone what it does not have', () => {
    expect(onOtherKeyboard('12 -')).toBe('12 -')
  })
})
