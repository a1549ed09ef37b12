import { describe, expect, it } from 'vitest'
import { reviewDays, saysDaysOfReview, timeOfReview } from './service-rules.ts'

describe('the days that a page says', () => {
  it('[REQ-VERSION-05] are those of the steps of review together', () => {
    expect(reviewDays([{ working_days: 2 }, { working_days: 3 }])).toBe(5)
    expect([1, 5].map(days => timeOfReview(days).en)).toEqual(['1 working day', '5 working days'])
  })

  it.each([
    ['Ажлын 15 хоног', '15 working days', 15, true],
    ['Ажлын 14–30 хоног', '14 to 30 working days', 30, true],
    ['Даруй хүлээн авч, ажлын 20 хоногт дуусгана', 'At once; it takes 20 working days', 20, true],
    ['24 цагт хүлээн авч, 3 өдөрт шийднэ', 'Received in 24 hours, decided in 3 days', 3, true],
    ['Ажлын 15 өдөр', '15 working days', 8, false],
    ['Ажлын 8 өдөр', '15 working days', 8, false],
    ['Шууд', 'At once', 8, false],
    ['', '', 8, false],
  ])('[REQ-VERSION-05] agree with a plan where both languages name its days: %s', (mn, en, days, agrees) => {
    expect(saysDaysOfReview({ mn, en }, days)).toBe(agrees)
  })
})
