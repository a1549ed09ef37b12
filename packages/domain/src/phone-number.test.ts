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

  it.each([
    ['123456', true, '123456'],
    ['00112233', true, '00112233'],
    ['97612345', true, '97612345'],
    ['976123456', false, '123456'],
    ['9761234', false, '9761234'],
    ['197699112233', false, '197699112233'],
    ['1+97699112233', false, '1+97699112233'],
    ['+8', true, '+8'],
    ['+0', true, '+0'],
    ['1+86101234567', true, '1+86101234567'],
    ['9769911223344', false, '9769911223344'],
  ])('[REQ-FORMAT-07] keeps of %s (foreigner: %s) %s', (typed, foreigner, digits) => {
    expect(normalisePhone(typed, foreigner)).toBe(digits)
  })

  it('[REQ-FORMAT-08] says what is wrong: no digits, or too many or few for whose number it is', () => {
    const fault = (digits: string, foreigner: boolean, owner: (typeof phoneOwners)[number] = 'person') =>
      phoneFault(digits, { owner, foreigner })
    expect(fault('утас', true)).toBe('phone_not_digits')
    expect(fault('', false)).toBe('phone_not_digits')
    expect(fault('+1234567', false)).toBe('phone_person')
    expect(fault('12345678', true)).toBeNull()
    expect(fault('1234567', true)).toBe('phone_foreigner')
    expect(fault('1'.repeat(15), true)).toBeNull()
    expect(fault('1'.repeat(16), true)).toBe('phone_foreigner')
    expect(fault('012345678', true)).toBe('phone_foreigner')
    expect(fault('12345', false, 'organisation')).toBe('phone_organisation')
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
