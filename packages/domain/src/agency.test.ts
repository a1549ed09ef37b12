import { describe, expect, it } from 'vitest'
import { isAccountNumber, isTelephone, standardAgency, telephoneLink, telephoneOf } from './agency.ts'

describe('the data of the agency', () => {
  it('are its kind and the free line of all inspection agencies until it has given its own', () => {
    expect(standardAgency).toMatchObject({
      given: false,
      name: { mn: 'Мэргэжлийн хяналтын байгууллага', en: 'Specialised inspection agency' },
      short: { mn: 'Хяналт', en: 'Khyanalt' },
      tollFree: '1800-1286',
      elsewhere: [],
      place: null,
      logo: null,
    })
    const { address, directions, hours, fax, developer, phone, email } = standardAgency
    expect([address, directions, hours, fax, developer]).toEqual(Array(5).fill({ mn: '', en: '' }))
    expect([phone, email]).toEqual(['', ''])
  })

  it('take a telephone number as people write it, or none', () => {
    for (const text of ['', '1800-1286', '+976 11 26-40-45', '976 (11) 264045', '+1234', '1'.repeat(40)])
      expect(isTelephone(text), text).toBe(true)
    for (const text of [
      '123',
      '+123',
      '++9761',
      '9'.repeat(41),
      ' 1234',
      '1800-1286 x',
      '(11) 264045',
      'утас 1234',
      '1234\n',
    ])
      expect(isTelephone(text), text).toBe(false)
  })

  it('take an account number of 4 to 40 capitals, digits and blanks', () => {
    for (const text of ['1001', 'MN12 0005 0050 0012 3456', 'A'.repeat(40)])
      expect(isAccountNumber(text), text).toBe(true)
    for (const text of ['', '123', 'A'.repeat(41), 'mn1200', 'МН1200', '1001-22', '1001!', '!1001'])
      expect(isAccountNumber(text), text).toBe(false)
  })

  it('name the free number, else the other, and link to its digits', () => {
    expect(telephoneOf({ ...standardAgency, phone: '+976 11 264045' })).toBe('1800-1286')
    expect(telephoneOf({ ...standardAgency, tollFree: '', phone: '+976 11 264045' })).toBe('+976 11 264045')
    expect(telephoneLink('+976 (11) 26-40-45')).toBe('tel:+97611264045')
  })
})
