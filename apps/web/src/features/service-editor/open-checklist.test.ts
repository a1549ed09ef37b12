import { describe, expect, it } from 'vitest'
import { dayFrom, isDayAhead } from './effective-day.ts'
import { openChecklist, type ServiceState } from './open-checklist.ts'

const state: ServiceState = {
  problems: [],
  body: { sections: [{ rows: [{ fields: [{ type: 'text' }] }] }] },
  issuesCertificate: true,
  draftOpen: true,
  rehearsed: false,
  published: false,
  waiting: false,
  open: false,
}
const left = (change: Partial<ServiceState>) =>
  openChecklist({ ...state, ...change }).flatMap(({ key, done }) => (done ? [] : [key]))

describe('what is left until a service opens', () => {
  it('[REQ-VERSION-06] follows from the faults of the draft, part by part', () => {
    const faults = ['settings/name_en', 'body/sections/0', 'plan', 'certificate/prints/0']
    const problems = faults.map(path => ({ code: 'wrong_shape', path }))
    expect(left({ problems })).toEqual(['page', 'form', 'plan', 'certificate', 'rehearse', 'publish', 'open'])
    expect(left({ body: { sections: [{ rows: [] }] } })).toEqual(['form', 'rehearse', 'publish', 'open'])
    expect(openChecklist({ ...state, issuesCertificate: false }).map(({ key }) => key)).not.toContain('certificate')
  })

  it('[REQ-VERSION-06] goes on with rehearsal, publication, confirmation and opening', () => {
    expect(left({})).toEqual(['rehearse', 'publish', 'open'])
    expect(left({ rehearsed: true })).toEqual(['publish', 'open'])
    expect(left({ rehearsed: true, waiting: true })).toEqual(['confirm', 'open'])
    expect(left({ draftOpen: false, published: true })).toEqual(['open'])
    expect(left({ published: true, open: true })).toEqual([])
  })
})

describe('the day from which a version holds', () => {
  it('[REQ-VERSION-04] lies ahead, and no more than a year', () => {
    const today = '2026-12-31'
    expect(dayFrom(today, 1)).toBe('2027-01-01')
    const days = ['2026-12-31', '2027-01-01', '2028-01-01', '2028-01-02', '2027-02-30', 'tomorrow', '']
    expect(days.filter(day => isDayAhead(day, today))).toEqual(['2027-01-01', '2028-01-01'])
  })
})
