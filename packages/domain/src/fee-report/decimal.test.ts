import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addUp, type Decimal, decimalDigits, formatDecimal, readDecimal } from './decimal.ts'

const read = (text: string): string => {
  const reading = readDecimal(text)
  return reading.kind === 'number' ? decimalDigits(reading.value) : reading.kind === 'empty' ? 'empty' : reading.code
}

describe('numbers as people type and paste them', () => {
  it.each([
    ['12.5', '12.50'],
    ['12,5', '12.50'],
    ['1 234 567,50', '1234567.50'],
    ['1\u00a0234\u202f567,5', '1234567.50'],
    ['1,234.5', '1234.50'],
    ['1,234', '1234.00'],
    ['1,234,567', '1234567.00'],
    ['1.234.567,89', '1234567.89'],
    ['₮ 1,250.50', '1250.50'],
    ['007', '7.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['0', '0.00'],
    ['0000123', '123.00'],
    ['00.50', '0.50'],
    ['1\u00a0\u00a0234', '1234.00'],
    ['₮1250', '1250.00'],
    ['1250₮', '1250.00'],
    ['1250 ₮', '1250.00'],
    ['–', '0.00'],
    ['—', '0.00'],
    ['12,345', '12345.00'],
    ['123,456', '123456.00'],
    ['1'.padStart(60, '0'), '1.00'],
    ['-', '0.00'],
    ['9999999999999.99', '9999999999999.99'],
    ['', 'empty'],
    [' \t', 'empty'],
  ])('[REQ-AMNAT-17] %j is %s', (text, digits) => {
    expect(read(text)).toBe(digits)
  })

  it.each([
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['1e309', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['12 кг', 'not_a_number'],
    ['12 34', 'not_a_number'],
    ['1,2,3', 'not_a_number'],
    ['1/2', 'not_a_number'],
    ['12x', 'not_a_number'],
    ['x12', 'not_a_number'],
    ['1₮2', 'not_a_number'],
    ['1₮ 2₮', 'not_a_number'],
    ['.', 'not_a_number'],
    [',', 'not_a_number'],
    [' . ', 'not_a_number'],
    ['x-', 'not_a_number'],
    ['--', 'not_a_number'],
    ['-x', 'not_a_number'],
    ['(x5)', 'not_a_number'],
    ['-5x', 'not_a_number'],
    ['-5)x', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1234,567,890', 'not_a_number'],
    ['1,2345', 'too_many_decimals'],
    ['1 23', 'not_a_number'],
    ['1 234 56', 'not_a_number'],
    ['1 2345 678', 'not_a_number'],
    ['1.5 5', 'not_a_number'],
    ['0,1234', 'too_many_decimals'],
    ['1234,567', 'too_many_decimals'],
    ['=1+1', 'not_a_number'],
    ['٣', 'not_a_number'],
    ['1'.repeat(61), 'not_a_number'],
    ['0.001', 'too_many_decimals'],
    ['1.234', 'too_many_decimals'],
    ['0,123', 'too_many_decimals'],
    ['1 234,567', 'too_many_decimals'],
    ['-5', 'number_too_small'],
    ['−0.01', 'number_too_small'],
    ['(1,000.00)', 'number_too_small'],
    ['99999999999999', 'number_out_of_range'],
    ['- 1 000', 'number_too_small'],
    ['(5', 'number_too_small'],
    ['–7,5', 'number_too_small'],
  ])('[REQ-AMNAT-17] [CON-180] %j is refused: %s', (text, code) => {
    expect(read(text)).toBe(code)
  })

  it('[REQ-AMNAT-17] reads what it wrote, with thousands apart or without, and never throws', () => {
    const decimals = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }) as fc.Arbitrary<Decimal>
    fc.assert(
      fc.property(decimals, value => {
        for (const written of [
          decimalDigits(value),
          formatDecimal(value),
          formatDecimal(value).replaceAll(',', ' ').replace('.', ','),
        ]) {
          expect(readDecimal(written)).toEqual({ kind: 'number', value })
        }
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789 ,.-eE₮()') })), text => {
        expect(['empty', 'number', 'refused']).toContain(readDecimal(text).kind)
      }),
      { numRuns: 5000 },
    )
  })

  it('says which limit a number is beyond', () => {
    const paramsOf = (text: string) => {
      const reading = readDecimal(text)
      return reading.kind === 'refused' ? reading.params : reading
    }
    expect(paramsOf('0.001')).toEqual({ max: 2 })
    expect(paramsOf('-1')).toEqual({ min: 0 })
    expect(paramsOf('9'.repeat(14))).toEqual({ digits: 13 })
    expect(paramsOf('x')).toBeUndefined()
  })

  it('is written with its sign, and with thousands apart for people', () => {
    expect([0n, -5n, 100n, -123_456_789n].map(value => decimalDigits(value as Decimal))).toEqual([
      '0.00',
      '-0.05',
      '1.00',
      '-1234567.89',
    ])
    expect([0n, 99_999n, 100_000n, 123_456_789n].map(value => formatDecimal(value as Decimal))).toEqual([
      '0.00',
      '999.99',
      '1,000.00',
      '1,234,567.89',
    ])
  })

  it('[CON-180] adds exactly where binary floating point does not', () => {
    const tenth = 10n as Decimal
    expect(decimalDigits(addUp(Array(3).fill(tenth)))).toBe('0.30')
    expect(decimalDigits(addUp([999_999_999_999_999n as Decimal, 1n as Decimal]))).toBe('10000000000000.00')
    expect(decimalDigits(-5n as Decimal)).toBe('-0.05')
  })
})
