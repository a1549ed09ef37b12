import { describe, expect, it } from 'vitest'
import { serialBeginnings, serialKey } from './serial-key.ts'

describe('the key of a serial number', () => {
  it.each(['КС-55713', 'KC-55713', 'kc 55713', ' KC/55713. ', 'ＫＣ－５５７１３', 'kс--55713'])(
    'is the same in every way of writing it: %s',
    text => {
      expect(serialKey(text)).toBe('KC55713')
    },
  )

  it('is Cyrillic where a letter has no Latin twin, empty where there is neither letter nor digit, never endless', () => {
    expect(serialKey('жш-12')).toBe('ЖШ12')
    expect(serialKey(' - / ')).toBe('')
    expect(serialKey('9'.repeat(500))).toBe('9'.repeat(200))
  })

  it('is found by a beginning in either alphabet, since a letter further on decides which', () => {
    expect(serialBeginnings('кс-5')).toEqual(['KC5', 'КС5'])
    expect(serialBeginnings('kc-5')).toEqual(['KC5'])
    // КСЖ stays Cyrillic, and КС is how it begins.
    expect(serialBeginnings('кс').some(beginning => serialKey('ксж-1').startsWith(beginning))).toBe(true)
    expect(serialBeginnings('ｋ')).toEqual(['K'])
  })
})

it('is the letters and digits alone, whatever stands between, in the Latin letters that are drawn alike', () => {
  expect(serialKey('КХ — 12 / 34')).toBe('KX1234')
  expect(serialKey('kx.-.1234')).toBe('KX1234')
  expect(serialKey('—')).toBe('')
})

it('reads the letters that few keyboards have as the Latin ones that are drawn alike', () => {
  expect(serialKey('7ҮІЈЅԚԜӀ')).toBe('7YIJSQWI'.slice(0, 8))
})
