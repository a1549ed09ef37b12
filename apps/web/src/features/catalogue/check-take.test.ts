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
  grants: [],
}

describe('taking a service', () => {
  it('[REQ-SVC-07] asks a signed-out visitor to log in', () => {
    expect(checkTake(open, null)).toBe('login')
  })
  it('[REQ-SVC-08] says that an inactive service is closed, even before signing in', () => {
    expect(checkTake({ ...open, status: 0 }, null)).toBe('closed')
  })
  it('[REQ-SVC-09] blocks a service that is closed for a time', () => {
    expect(checkTake({ ...open, temporary_disable: 1 }, citizen)).toBe('paused')
  })
  it('[REQ-SVC-10] [CON-026] admits only the client kinds the service lists', () => {
    expect(checkTake({ ...open, clienttype: ['COMPANY'] }, citizen)).toBe('other-clients')
    expect(checkTake(open, { ...citizen, type: 2 })).toBe('other-clients')
    expect(checkTake({ ...open, clienttype: ['CITIZEN', 'COMPANY'] }, { ...citizen, type: 3 })).toBe('other-clients')
    expect(checkTake({ ...open, clienttype: ['CITIZEN', 'COMPANY'] }, { ...citizen, type: 2 })).toBe('ready')
  })
  it('[REQ-SVC-12] asks for contact data before anything else is chosen', () => {
    expect(checkTake(open, { ...citizen, phone: ' ' })).toBe('contact')
    expect(checkTake(open, citizen)).toBe('ready')
  })
})
