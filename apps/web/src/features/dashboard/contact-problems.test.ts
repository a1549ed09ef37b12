import { describe, expect, it } from 'vitest'
import { contactProblems } from './contact-problems.ts'

const right = {
  phone: '99112233',
  email: 'bat@khyanalt.test',
  custom_address: 'Баянзүрх дүүрэг, 3-р хороо',
  custom_address_english: 'Bayanzurkh district',
}

describe('the contact form', () => {
  it('finds nothing wrong with complete contact data', () => {
    expect(contactProblems(right)).toEqual({})
  })
  it('[REQ-PROF-01] wants a phone number of exactly 8 digits', () => {
    for (const phone of ['9911223', '991122334', '9911-223', '']) {
      expect(contactProblems({ ...right, phone })).toEqual({ phone: 'phoneWrong' })
    }
  })
  it('[REQ-PROF-03] wants both addresses, the English one without Cyrillic', () => {
    expect(contactProblems({ ...right, custom_address: ' ', custom_address_english: '' })).toEqual({
      custom_address: 'addressWrong',
      custom_address_english: 'addressEnWrong',
    })
    expect(contactProblems({ ...right, custom_address_english: 'Баянзүрх' })).toEqual({
      custom_address_english: 'addressEnLatin',
    })
  })
})
