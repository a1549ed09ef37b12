// The form of an organisation: what it holds and what must be right in it (REQ-COMP-01…05, CON-191, CON-192).
import { isCalendarDay } from './calendar-day.ts'
import { dayInWords } from './day-in-words.ts'
import { isEmailAddress } from './email-address.ts'
import { englishLegalForms, legalForms } from './legal-forms.ts'
import { mixedCode } from './look-alikes.ts'
import { isPhone, normalisePhone } from './phone-number.ts'
import { unprintableCharacter } from './printable.ts'
import type { Problem } from './problem.ts'
import { normaliseRegisterNumber } from './register-number.ts'

/** The form under the names that calls send it by. */
export type CompanyForm = {
  readonly regnumber: string
  readonly createdDate: string
  /** Codes of the address cascade, from province or city downwards. */
  readonly address: readonly string[]
  readonly name: string
  readonly type: string
  readonly name_en: string
  readonly type_en: string
  readonly custom_address: string
  readonly custom_address_english: string
  readonly induty: readonly string[]
  readonly general_regnum: string
  readonly general_lastname: string
  readonly general_firstname: string
  readonly general_position: string
  readonly general_phone: string
  readonly phone: string
  readonly email: string
  readonly postbox: string
  readonly fax: string
}
export type CompanyField = keyof CompanyForm

/** Codes of what may be wrong; their sentences stand in messages/company-form.ts. */
export type CompanyProblemCode =
  | 'required'
  | 'required_choice'
  | 'company_register'
  | 'company_register_letters'
  | 'locked'
  | 'date_wrong'
  | 'date_ahead'
  | 'address_wrong'
  | 'not_offered'
  | 'not_latin'
  | 'short_register'
  | 'look_alikes'
  | 'phone_wrong'
  | 'email_wrong'
  | 'too_long'
  | 'unprintable'

/** The fields in the order of the form. */
export const companyFields = [
  'regnumber',
  'name',
  'type',
  'name_en',
  'type_en',
  'createdDate',
  'induty',
  'address',
  'custom_address',
  'custom_address_english',
  'general_regnum',
  'general_lastname',
  'general_firstname',
  'general_position',
  'general_phone',
  'phone',
  'email',
  'postbox',
  'fax',
] as const satisfies readonly CompanyField[]

/** The only fields that may stay empty (REQ-COMP-01). */
export const optionalCompanyFields: readonly CompanyField[] = ['postbox', 'fax']

const chosen: readonly CompanyField[] = ['type', 'type_en', 'address', 'createdDate']
const english: readonly CompanyField[] = ['name_en', 'custom_address_english']
const phones: readonly CompanyField[] = ['general_phone', 'phone']
const longest: { readonly [F in CompanyField]?: number } = { custom_address: 500, custom_address_english: 500 }

/** A company's register number as it is stored: without blanks. */
export const normaliseCompanyRegister = (text: string): string => normaliseRegisterNumber(text)

/** Whether it is a company's register number: seven digits. */
export const isCompanyRegister = (text: string): boolean => /^\d{7}$/.test(text)

/** Tags from a text in which each ends at a comma (REQ-COMP-05); empty and repeated ones fall away. */
export const splitTags = (text: string): string[] => tidyTags(text.split(/[,،，\n]/))

/** The form as it is stored. */
export const tidyCompanyForm = (typed: CompanyForm): CompanyForm => ({
  regnumber: normaliseCompanyRegister(typed.regnumber),
  createdDate: typed.createdDate.trim(),
  address: typed.address,
  name: tidyText(typed.name),
  type: typed.type,
  name_en: tidyText(typed.name_en),
  type_en: typed.type_en,
  custom_address: tidyText(typed.custom_address),
  custom_address_english: tidyText(typed.custom_address_english),
  induty: tidyTags(typed.induty),
  general_regnum: normaliseRegisterNumber(typed.general_regnum),
  general_lastname: tidyText(typed.general_lastname),
  general_firstname: tidyText(typed.general_firstname),
  general_position: tidyText(typed.general_position),
  general_phone: normalisePhone(typed.general_phone),
  phone: normalisePhone(typed.phone),
  email: typed.email.trim(),
  postbox: tidyText(typed.postbox),
  fax: tidyText(typed.fax),
})

/** Everything wrong with a tidied form, at most one problem for each field, in the order of the form. */
export const companyFormProblems = (form: CompanyForm, today: string): Problem[] =>
  companyFields.flatMap(field => {
    const problem = problemOf(field, form, today)
    return problem ? [{ path: field, ...problem }] : []
  })

type Fault = { readonly code: CompanyProblemCode; readonly params?: Problem['params'] & object }

const problemOf = (field: CompanyField, form: CompanyForm, today: string): Fault | null => {
  const value = form[field]
  if (value.length === 0) {
    if (optionalCompanyFields.includes(field)) return null
    return { code: chosen.includes(field) ? 'required_choice' : 'required' }
  }
  const texts = typeof value === 'string' ? [value] : value
  const max = longest[field] ?? 200
  if (texts.some(text => text.length > max)) return { code: 'too_long', params: { max } }
  if (texts.some(text => unprintableCharacter(text) !== null)) return { code: 'unprintable' }
  return typeof value === 'string' ? textProblem(field, value, today) : null
}

const textProblem = (field: CompanyField, text: string, today: string): Fault | null => {
  if (phones.includes(field)) return isPhone(text, 'organisation') ? null : { code: 'phone_wrong' }
  if (english.includes(field)) return /\p{Script=Cyrillic}/u.test(text) ? { code: 'not_latin' } : null
  switch (field) {
    case 'regnumber':
      if (isCompanyRegister(text)) return null
      return { code: /\p{L}/u.test(text) ? 'company_register_letters' : 'company_register' }
    case 'createdDate':
      if (!isCalendarDay(text) || text < '1700-01-01') return { code: 'date_wrong' }
      return text > today ? { code: 'date_ahead', params: { bound: dayInWords(today) } } : null
    case 'type':
      return legalForms.some(({ mn }) => mn === text) ? null : { code: 'not_offered' }
    case 'type_en':
      return englishLegalForms.includes(text) ? null : { code: 'not_offered' }
    case 'general_regnum':
      return registerProblem(text)
    case 'email':
      return isEmailAddress(text) ? null : { code: 'email_wrong' }
  }
  return null
}

/** Foreign directors have numbers of any shape; letters of two alphabets in one number are always a slip. */
const registerProblem = (text: string): Fault | null => {
  const mixed = mixedCode(text, ['cyrillic', 'latin'])
  if (mixed) return { code: 'look_alikes', params: { proposal: mixed.proposal } }
  return text.length < 4 ? { code: 'short_register' } : null
}

const tidyText = (text: string): string => text.replace(/\s+/g, ' ').trim()

const tidyTags = (tags: readonly string[]): string[] => [...new Set(tags.map(tidyText).filter(tag => tag !== ''))]
