import { expect, it } from 'vitest'
import { UserType } from './client-type.ts'
import { type ContactForm, contactProblems, missingContact, tidyContact } from './contact-form.ts'

const good: ContactForm = {
  phone: '99112233',
  email: 'bat@mail.mn',
  custom_address: 'Баянгол дүүрэг',
  custom_address_english: 'Bayangol district',
}
const problems = (change: Partial<ContactForm>, userType: number = UserType.citizen) =>
  contactProblems({ ...good, ...change }, userType)

it('takes a good form of a citizen and of a foreigner', () => {
  expect(problems({})).toEqual({})
  expect(problems({ phone: '4915112345678' }, UserType.foreigner)).toEqual({})
})

it('[REQ-PROF-01] [REQ-PROF-02] [REQ-PROF-03] tells what is wrong, field by field', () => {
  for (const phone of ['9911223', '991122334']) expect(problems({ phone }), phone).toEqual({ phone: 'phoneWrong' })
  expect(problems({ phone: '4915112345678' })).toEqual({ phone: 'phoneWrong' })
  expect(problems({ phone: '123' }, UserType.foreigner)).toEqual({ phone: 'phoneForeign' })
  expect(problems({ email: 'bat@mail' })).toEqual({ email: 'emailWrong' })
  expect(problems({ custom_address: '' })).toEqual({ custom_address: 'addressWrong' })
  expect(problems({ custom_address: 'хот 😀' })).toEqual({ custom_address: 'unprintable' })
  expect(problems({ custom_address_english: '' })).toEqual({ custom_address_english: 'addressEnWrong' })
  expect(problems({ custom_address_english: 'хот' })).toEqual({ custom_address_english: 'addressEnLatin' })
  expect(problems({ custom_address_english: 'city 😀' })).toEqual({ custom_address_english: 'unprintable' })
})

it('stores a form without blanks around it, and the phone in digits', () => {
  const typed = {
    phone: '+49 151 12345678',
    email: ' bat@mail.mn ',
    custom_address: ' Баянгол дүүрэг ',
    custom_address_english: ' Bayangol district ',
  }
  expect(tidyContact(typed, UserType.foreigner)).toEqual({ ...good, phone: '4915112345678' })
  expect(tidyContact(typed, UserType.citizen).phone).toBe('+4915112345678')
})

it('[REQ-PROF-04] [REQ-PROF-05] names what a person lacks in the order of the form; blanks are nothing', () => {
  expect(missingContact(good)).toEqual([])
  expect(missingContact({ phone: null, email: ' ', custom_address: '', custom_address_english: null })).toEqual([
    'phone',
    'email',
    'custom_address',
    'custom_address_english',
  ])
})
