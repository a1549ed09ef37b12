import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactProblems, tidyContact } from './contact-form.ts'
import { isPhone, normalisePhone, phoneFault, phoneOwners } from './phone-number.ts'

describe('phone numbers', () => {
  it('[REQ-FORMAT-07] asks a person for exactly 8 digits and an organisation for 6 to 8', () => {
    const accepted = (owner: (typeof phoneOwners)[number]) =>
      [5, 6, 7, 8, 9].filter(length => isPhone('9'.repeat(length), owner))
    expect(accepted('person')).toEqual([8])
    expect(accepted('organisation')).toEqual([6, 7, 8])
  })

  it.each([
    ['+976 9911-2233', '99112233'],
    ['(976) 9911.2233', '99112233'],
    ['00976 99112233', '99112233'],
    ['97699112233', '99112233'],
    ['97612345', '97612345'],
    ['\u00a07011\u20112233 ', '70112233'],
  ])('[REQ-FORMAT-07] keeps the digits of %s alone', (typed, digits) => {
    expect(normalisePhone(typed)).toBe(digits)
    expect(normalisePhone(typed, true)).toBe(digits)
    expect(isPhone(normalisePhone(typed), 'person')).toBe(true)
  })

  it.each(['+86 10 1234-5678', '0086 10 1234 5678', '861012345678'])(
    '[REQ-FORMAT-08] takes %s of a foreigner, as digits with the code of the country, and of nobody else',
    typed => {
      expect(normalisePhone(typed, true)).toBe('861012345678')
      expect(phoneFault(normalisePhone(typed, true), { owner: 'person', foreigner: true })).toBeNull()
      expect(phoneFault(normalisePhone(typed), { owner: 'person', foreigner: false })).toBe('phone_person')
      expect(phoneFault(normalisePhone(typed), { owner: 'organisation', foreigner: false })).toBe('phone_organisation')
    },
  )

  it('[REQ-FORMAT-08] does not take a code and seven digits for the eight of a citizen', () => {
    expect(isPhone(normalisePhone('+18811223'), 'person')).toBe(false)
  })

  it('[REQ-FORMAT-08] judges the profile of a foreigner by the same rule', () => {
    const typed = {
      phone: '+86 10 1234-5678',
      email: 'a@b.mn',
      custom_address: 'Хаяг',
      custom_address_english: 'Street',
    }
    const phoneOf = (userType: number) => [
      tidyContact(typed, userType).phone,
      contactProblems(tidyContact(typed, userType), userType).phone,
    ]
    expect(phoneOf(3)).toEqual(['861012345678', undefined])
    expect(phoneOf(1)).toEqual(['+861012345678', 'phoneWrong'])
    expect(contactProblems({ ...typed, phone: '12345' }, 3)).toEqual({ phone: 'phoneForeign' })
  })

  it('[REQ-FORMAT-07] judges what is kept as it judged what was typed', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789+- ().00976'), maxLength: 20 })
    fc.assert(
      fc.property(signs, fc.constantFrom(...phoneOwners), fc.boolean(), (typed, owner, foreigner) => {
        const once = normalisePhone(typed, foreigner)
        if (phoneFault(once, { owner, foreigner }) !== null) return
        expect(once).toMatch(/^\d+$/)
        expect(normalisePhone(once, foreigner)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
