import { describe, expect, it } from 'vitest'
import { fromNumeral } from './mongolian-numeral.ts'

describe('a number with the ending of the ablative', () => {
  it('follows the vowels of the number as it is read', () => {
    const written = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 500, 1000, 1_000_000]
    expect(written.map(fromNumeral).join(' ')).toBe(
      '0-ээс 1-ээс 2-оос 3-аас 4-өөс 5-аас 6-аас 7-оос 8-аас 9-өөс 10-аас 20-иос 30-аас 40-өөс 50-иас 60-аас 70-аас ' +
        '80-аас 90-ээс 100-аас 500-аас 1000-аас 1000000-аас',
    )
    expect([21, 142, 1050].map(fromNumeral)).toEqual(['21-ээс', '142-оос', '1050-иас'])
  })
})
