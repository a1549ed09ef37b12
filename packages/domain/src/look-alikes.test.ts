import { describe, expect, it } from 'vitest'
import { hasCodeShape, hasRegisterNumberShape, lookAlikes, mixedCode } from './look-alikes.ts'

describe('letters of the other alphabet', () => {
  it('are found by their places and put right', () => {
    expect(lookAlikes('Дopж', 'cyrillic')).toEqual({ positions: [1, 2], proposal: 'Дорж' })
    expect(lookAlikes('МОDEL', 'latin')).toEqual({ positions: [0, 1], proposal: 'MODEL' })
  })

  it('count places as a text does, signs of two units included', () => {
    expect(lookAlikes('😀Дopж', 'cyrillic')?.positions).toEqual([3, 4])
  })

  it('are none where a text is right, has no letters, or is in another language', () => {
    expect(lookAlikes('Дорж', 'cyrillic')).toBeNull()
    expect(lookAlikes('12-34', 'cyrillic')).toBeNull()
    expect(lookAlikes('Dorj', 'cyrillic')).toBeNull()
    expect(lookAlikes('Дорж', 'latin')).toBeNull()
  })
})

describe('a code in two alphabets', () => {
  it('is proposed in the first alphabet that all its letters allow', () => {
    expect(mixedCode('УB85010112', ['cyrillic', 'latin'])?.proposal).toBe('УВ85010112')
    expect(mixedCode('КD-1', ['cyrillic', 'latin'])?.proposal).toBe('KD-1')
    expect(mixedCode('ЖD-1', ['cyrillic', 'latin'])).toBeNull()
  })

  it('is none while its letters agree, whichever alphabet that is', () => {
    for (const text of ['УВ85010112', 'AB85010112', '85010112', ''])
      expect(mixedCode(text, ['cyrillic', 'latin']), text).toBeNull()
  })

  it('holds old stand-ins for Ө and Ү, without a letter of the other alphabet too', () => {
    expect(mixedCode('ЄЇ85010112', ['cyrillic', 'latin'])?.proposal).toBe('ӨҮ85010112')
    expect(mixedCode('ƟА85010112', ['cyrillic'])?.proposal).toBe('ӨА85010112')
  })
})

describe('the shape', () => {
  it('of a register number is two letters and eight digits', () => {
    for (const text of ['УБ85010112', ' AB12345678 ', 'өү85010112'])
      expect(hasRegisterNumberShape(text), text).toBe(true)
    for (const text of [
      'У85010112',
      'УБА85010112',
      'УБ8501011',
      'УБ850101123',
      '1285010112',
      'УБ8501011x',
      'УБ 85010112',
    ])
      expect(hasRegisterNumberShape(text), text).toBe(false)
  })

  it('of a licence or serial number is capitals and digits in one piece, three to forty', () => {
    for (const text of ['CT-2025/17', ' КС-55713 ', 'A12', '1.2B', `A${'1'.repeat(39)}`, '123A', 'AB12'])
      expect(hasCodeShape(text), text).toBe(true)
    for (const text of ['A1', 'ABC', '12345', 'ct-17', 'CT 17', `A${'1'.repeat(40)}`, 'CT-17!', '!CT-17', 'Ct-17'])
      expect(hasCodeShape(text), text).toBe(false)
  })
})
