import type { SignedInUser } from '@khyanalt/contract/auth'
import { describe, expect, it } from 'vitest'
import { checkTake } from './check-take.ts'

const open = { status: 1, temporary_disable: 0, clienttype: ['CITIZEN' as const] }
const citizen: SignedInUser = {
  id: 'a',
  register_number: 'УБ85010112',
  name: 'Бат-Эрдэнэ',
  phone: '99112233',
  email: 'bat@khyanalt.test',
  custom_address: 'Баянзүрх дүүрэг',
  custom_address_english: null,
  type: 1,
  login_type: 'client',
  position: null,
  company_tour: false,
  areas: [],
  image: null,
  profile_company: null,
  profile: {
    surname: null,
    lastname: null,
    nationality: null,
    gender: null,
    birthDateAsText: null,
    passportAddress: null,
    workDirection: null,
  },
  companies: [],
  behalf: 'all',
  grants: [],
}

describe('taking a service', () => {
  it('[REQ-SVC-07] asks a signed-out visitor to log in', () => {
    expect(checkTake(open, null)).toBe('login')
  })
  it.each([0, 2, 10, -1])(
    '[REQ-SVC-08] says of a service at status %i that it is closed, even before signing in',
    status => {
      expect([null, citizen].map(user => checkTake({ ...open, status }, user))).toEqual(['closed', 'closed'])
    },
  )
  it('[REQ-SVC-09] blocks a service that is closed for a time', () => {
    const paused = { ...open, temporary_disable: 1 }
    expect([null, citizen].map(user => checkTake(paused, user))).toEqual(['paused', 'paused'])
  })
  it.each([
    [['CITIZEN'], [1]],
    [['COMPANY'], [2]],
    [['FOREIGNER'], [3]],
    [
      ['CITIZEN', 'COMPANY'],
      [1, 2],
    ],
    [
      ['COMPANY', 'FOREIGNER'],
      [2, 3],
    ],
  ] as const)('[REQ-SVC-10] [CON-026] a service for %j admits the types %j alone', (clienttype, admitted) => {
    for (const type of [1, 2, 3] as const) {
      const expected = admitted.some(one => one === type) ? 'ready' : 'other-clients'
      expect(checkTake({ ...open, clienttype: [...clienttype] }, { ...citizen, type }), String(type)).toBe(expected)
    }
  })
  it('[REQ-BEHALF-05] lets a member of organisations take a service of citizens in his or her own name', () => {
    const company = { id: 'c1', name: 'Оргил ХХК', register_number: '5012345', role: 'MEMBER' as const }
    const member = { ...citizen, type: 2 as const, companies: [company] }
    expect(checkTake({ ...open, clienttype: ['CITIZEN'] }, member)).toBe('ready')
    expect(checkTake({ ...open, clienttype: ['COMPANY'] }, member)).toBe('ready')
    expect(checkTake({ ...open, clienttype: ['FOREIGNER'] }, member)).toBe('other-clients')
  })
  it.each([{ phone: ' ' }, { phone: null }, { email: null }, { custom_address: '' }])(
    '[REQ-SVC-12] asks for contact data before anything else is chosen: %j',
    missing => {
      expect(checkTake(open, { ...citizen, ...missing })).toBe('contact')
      expect(checkTake(open, citizen)).toBe('ready')
    },
  )
})
