import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameRoot, likeness, sameWord, wordOf } from './word-likeness.ts'

const like = (typed: string, written: string) => likeness(wordOf(typed), wordOf(written))

describe('how alike two words sound', () => {
  it('the word itself comes before another ending, a beginning, one root and a slip', () => {
    const ranked = [
      like('bark', 'bark'),
      like('bark', 'barkin'),
      like('bdgkpq', 'bdgkpqz'),
      like('abcdfg', 'abcd'),
      like('kubap', 'kabap'),
      like('bdgkp', 'bdgkq'),
    ]
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a))
    expect(new Set(ranked).size).toBe(ranked.length)
    expect(ranked[0]).toBe(1)
  })

  it.each([
    ['bark', 'barkin'],
    ['ab', 'abcd'],
    ['klm', 'klmpq'],
    ['abcdfg', 'abcd'],
  ])('%s and %s are one word, with an ending or begun', (typed, written) => {
    expect(like(typed, written)).toBeGreaterThanOrEqual(sameWord)
  })

  it('numbers are right, begun with two signs at least, or wrong', () => {
    expect(like('0226', '0226000042')).toBe(0.9)
    expect(like('12', '12')).toBe(1)
    expect(like('1', '12')).toBe(0)
    expect(like('26', '0226')).toBe(0)
    expect(like('12345', '12346')).toBe(0)
    expect(like('b2345', 'b2346')).toBe(0)
  })

  it('one letter begins no word, and three letters are forgiven no slip', () => {
    expect(like('a', 'abb')).toBe(0)
    expect(like('bdg', 'bdk')).toBe(0)
    expect(like('bdgk', 'bdgz')).toBeGreaterThan(0)
  })

  it('a beginning counts more the more of the word it is', () => {
    expect(like('klm', 'klmpq')).toBeGreaterThan(like('kl', 'klmpq'))
    expect(like('klmp', 'klmpq')).toBeGreaterThan(like('klm', 'klmpq'))
    expect(like('klmp', 'klmpq')).toBeLessThan(like('bark', 'barkin'))
  })

  it('a word goes on only from another of four letters and more', () => {
    expect(like('bdgkpz', 'bdgk')).toBe(0.86)
    expect(like('bdgkpz', 'bdg')).toBe(0)
  })

  it.each([
    ['changed', 'bdgkq'],
    ['swapped', 'bdgpk'],
    ['swapped at the beginning', 'dbgkp'],
    ['added', 'bdgqkp'],
    ['added at the beginning', 'zbdgkp'],
    ['left out', 'bdkp'],
    ['changed at the beginning', 'zdgkp'],
  ])('one letter %s is a slip', (_slip, written) => {
    expect(like('bdgkp', written)).toBeCloseTo(0.64)
  })

  it.each(['bdzzp', 'zzgkp', 'dbgpk', 'zbdgkpz', 'gkpbd', 'pkgdb', 'zdgzp'])(
    'two slips in five letters are another word: %s',
    written => {
      expect(like('bdgkp', written)).toBe(0)
    },
  )

  it('seven letters are forgiven two slips, six only one', () => {
    expect(like('mbdgkpq', 'mbdgzzq')).toBeCloseTo(0.52)
    expect(like('mbdgkpq', 'mbdgkzq')).toBeCloseTo(0.64)
    expect(like('mbdgkpq', 'mzzgkpz')).toBe(0)
    expect(like('mbdgkp', 'mbdzzp')).toBe(0)
    expect(like('mbdgkp', 'mbdgzp')).toBeCloseTo(0.64)
  })

  it('a word of five letters that is not typed to its end is forgiven one slip, for less', () => {
    expect(like('zdgkp', 'bdgkpmqrc')).toBeCloseTo(0)
    expect(like('mzdgkpqj', 'mbdgkpqjrzcv')).toBeCloseTo(0.76 - 0.12 * 1.4)
    expect(like('mzzgkpqj', 'mbdgkpqjrzcv')).toBe(0)
    expect(like('zdgk', 'bdgkpmqrc')).toBe(0)
  })

  it('words that differ in vowels alone are of one root, endings of two letters taken off', () => {
    expect(like('kubap', 'kabap')).toBeCloseTo(0.78)
    expect(like('kubapm', 'kabapmz')).toBeCloseTo(0.68)
    expect(like('kubapm', 'kabapmzc')).toBeCloseTo(0.64)
    expect(like('kubapm', 'kabapmzcj')).toBe(0)
    expect(like('kubuf', 'zabaf')).toBe(0)
  })

  it('four consonants alike at the beginning are a root where one more differs, three are not', () => {
    expect(like('kubapumz', 'kabepimq')).toBeCloseTo(0.6)
    expect(like('kubapumzq', 'kabepim')).toBe(0)
    expect(like('kubapz', 'kabepq')).toBe(0)
    expect(like('kubu', 'kaba')).toBe(0)
  })

  it('a slip in the stem beside another ending is forgiven in seven letters, and not in six', () => {
    expect(like('mdbgkpqin', 'mdbgkpzar')).toBeCloseTo(0.616)
    expect(like('dbgkin', 'dbgzar')).toBe(0)
  })

  it.each([
    ['two letters left out', 'mzbdgkzpq', 'mbdgkpq'],
    ['two letters added', 'mbdgkpq', 'mzbdgkzpq'],
    ['two pairs swapped', 'mbdgkpq', 'bmdgkqp'],
    ['one pair swapped and one letter changed', 'mbdgkpq', 'bmdgkpz'],
  ])('%s are two slips', (_slips, typed, written) => {
    expect(like(typed, written)).toBeCloseTo(0.52)
  })

  it('a letter that moved beside a changed one is no swap', () => {
    expect([like('bdgkp', 'bgzkp'), like('bdgkp', 'bzdkp')]).toEqual([0, 0])
  })

  it('no slip makes a word unlike itself, whichever is typed', () => {
    const letters = fc.array(fc.constantFrom(...'bcfgjkmpqz'), { minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('change', 'drop', 'add', 'swap'), (word, seed, slip) => {
        const at = seed % (word.length - 1)
        const typed = [...word]
        if (slip === 'change') typed[at] = 'x'
        if (slip === 'drop') typed.splice(at, 1)
        if (slip === 'add') typed.splice(at, 0, 'x')
        if (slip === 'swap') typed.splice(at, 2, word[at + 1] ?? '', word[at] ?? '')
        expect(like(typed.join(''), word.join(''))).toBeGreaterThan(0.5)
        expect(like(word.join(''), typed.join(''))).toBeGreaterThan(0.5)
      }),
    )
  })
})

describe('one root', () => {
  it('is shared by words with one stem, or with one skeleton of more than three consonants', () => {
    expect(isSameRoot(wordOf('bark'), wordOf('barkin'))).toBe(true)
    expect(isSameRoot(wordOf('kubapm'), wordOf('kabapm'))).toBe(true)
    expect(isSameRoot(wordOf('kubap'), wordOf('kabap'))).toBe(false)
    expect(isSameRoot(wordOf('kubapm'), wordOf('kubapz'))).toBe(false)
  })
})
