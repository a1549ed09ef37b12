// What a person must tell of himself or herself before taking a service (REQ-PROF-01…05).
import { UserType } from './client-type.ts'
import { isEmailAddress } from './email-address.ts'
import { normalisePhone, phoneFault } from './phone-number.ts'
import { unprintableCharacter } from './printable.ts'

/** Phone, e-mail and both addresses, as typed or as stored. */
export type ContactForm = {
  readonly phone: string
  readonly email: string
  readonly custom_address: string
  readonly custom_address_english: string
}
export type ContactField = keyof ContactForm
export type ContactProblem =
  | 'phoneWrong'
  | 'phoneForeign'
  | 'emailWrong'
  | 'addressWrong'
  | 'addressEnWrong'
  | 'addressEnLatin'
  | 'unprintable'

/** The fields in the order of the form. */
export const contactFields = [
  'phone',
  'email',
  'custom_address',
  'custom_address_english',
] as const satisfies readonly ContactField[]

/** The form as it is stored: blanks around it gone, the phone in digits; a foreigner's with the code of its country. */
export const tidyContact = (typed: ContactForm, userType: number): ContactForm => ({
  phone: normalisePhone(typed.phone, userType === UserType.foreigner),
  email: typed.email.trim(),
  custom_address: typed.custom_address.trim(),
  custom_address_english: typed.custom_address_english.trim(),
})

/** What is wrong with a tidied form, by field. */
export const contactProblems = (
  contact: ContactForm,
  userType: number,
): { readonly [F in ContactField]?: ContactProblem } => ({
  ...phoneProblem(contact.phone, userType === UserType.foreigner),
  ...(!isEmailAddress(contact.email) && { email: 'emailWrong' as const }),
  ...addressProblem(contact.custom_address),
  ...englishAddressProblem(contact.custom_address_english),
})

/** The fields that a person lacks, in the order of the form (REQ-PROF-04, REQ-PROF-05). */
export const missingContact = (person: { readonly [F in ContactField]: string | null }): ContactField[] =>
  contactFields.filter(field => !person[field]?.trim())

const phoneProblem = (phone: string, foreigner: boolean): { readonly phone?: ContactProblem } =>
  phoneFault(phone, { owner: 'person', foreigner }) === null ? {} : { phone: foreigner ? 'phoneForeign' : 'phoneWrong' }

const addressProblem = (text: string): { readonly custom_address?: ContactProblem } => {
  if (text === '') return { custom_address: 'addressWrong' }
  return unprintableCharacter(text) === null ? {} : { custom_address: 'unprintable' }
}

const englishAddressProblem = (text: string): { readonly custom_address_english?: ContactProblem } => {
  if (text === '') return { custom_address_english: 'addressEnWrong' }
  if (/\p{Script=Cyrillic}/u.test(text)) return { custom_address_english: 'addressEnLatin' }
  return unprintableCharacter(text) === null ? {} : { custom_address_english: 'unprintable' }
}
