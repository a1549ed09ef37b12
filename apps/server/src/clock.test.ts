import { describe, expect, it } from 'vitest'
import { readAgencyMoment } from './clock.ts'

describe('a moment typed by an operator', () => {
  it('is read by the clock of Ulaanbaatar', () => {
    expect(readAgencyMoment('2026-12-31T02:00')?.toISOString()).toBe('2026-12-30T18:00:00.000Z')
  })

  it.each(['', '2026-12-31', '2026-02-30T02:00', '2026-12-31T25:00', '2026-12-31T02:00Z', 'tomorrow'])(
    'is refused when it is none: %s',
    text => {
      expect(readAgencyMoment(text)).toBeNull()
    },
  )
})
