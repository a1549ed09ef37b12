// The form of a food object: what it holds and what must be right in it (REQ-FSI-16…26, CON-154…156). Browser and server
// ask the same functions.
import { isCalendarDay } from './calendar-day.ts'
import { isCompanyRegister, normaliseCompanyRegister } from './company-form.ts'
import { dayInWords } from './day-in-words.ts'
import { isEmailAddress } from './email-address.ts'
import { isAbroad } from './food-object-location.ts'
import { legalForms } from './legal-forms.ts'
import { lookAlikes } from './look-alikes.ts'
import { isPhone, normalisePhone } from './phone-number.ts'
import { unprintableCharacter } from './printable.ts'
import type { Problem } from './problem.ts'
import { isCitizenRegisterNumber, normaliseRegisterNumber } from './register-number.ts'

/** One kind of activity of the object, by the codes of its three levels. */
export type FoodService = {
  readonly id: string
  readonly category_main: string
  readonly category_second: string
  readonly category_third: string
  readonly capacity: string
  readonly using_capacity: string
  readonly commission_date: string
  readonly additional: string
}

/** The form under the names that calls send it by. */
export type FoodObjectForm = {
  /** 1 a citizen, 2 an organisation; null before it is chosen. */
  readonly sender_type: 1 | 2 | null
  readonly company_regnum: string
  readonly company_name: string
  readonly company_type: string
  readonly company_director_lastname: string
  readonly company_director_firstname: string
  readonly branch_name: string
  /** 1 own, 2 rented (REQ-FSI-38). */
  readonly ownership: 1 | 2 | null
  readonly phone: string
  readonly phone_2: string
  readonly fax: string
  readonly email: string
  readonly officer_lastname: string
  readonly officer_firstname: string
  readonly officer_jobposition: string
  readonly officer_register_number: string
  readonly officer_phone: string
  readonly officer_email: string
  /** Codes from province or city downwards. */
  readonly address: readonly string[]
  readonly location: string
  readonly service_table: readonly FoodService[]
  readonly agreement: boolean
}
export type FoodObjectField = keyof FoodObjectForm

/** Codes of what may be wrong; their sentences stand in messages/food-object-form.ts. */
export type FoodProblemCode =
  | 'enter_missing'
  | 'choose_missing'
  | 'agreement_missing'
  | 'phone_wrong'
  | 'email_wrong'
  | 'register_wrong'
  | 'register_not_cyrillic'
  | 'company_register'
  | 'company_unknown'
  | 'company_not_member'
  | 'sender_citizen'
  | 'sender_locked'
  | 'date_wrong'
  | 'date_ahead'
  | 'not_offered'
  | 'location_abroad'
  | 'rows_too_many'
  | 'too_long'
  | 'unprintable'

/** The most kinds of activity of one object. */
export const maxFoodServices = 30

const newOnly = ['ЗБН', 'ББН'] as const

/** Company types of the new form; the update form offers all but the last two (REQ-FSI-26, CON-154). */
export const foodCompanyTypes = {
  new: [...legalForms.map(({ mn }) => mn as string), ...newOnly],
  update: legalForms.map(({ mn }) => mn as string),
} as const

/** Whether a stored company type is shown but not offered any more on the update form (CON-154). */
export const isClosedCompanyType = (type: string): boolean => (newOnly as readonly string[]).includes(type)

/** The form before anything is typed. */
export const emptyFoodObject = (rowId: string): FoodObjectForm => ({
  sender_type: null,
  company_regnum: '',
  company_name: '',
  company_type: '',
  company_director_lastname: '',
  company_director_firstname: '',
  branch_name: '',
  ownership: null,
  phone: '',
  phone_2: '',
  fax: '',
  email: '',
  officer_lastname: '',
  officer_firstname: '',
  officer_jobposition: '',
  officer_register_number: '',
  officer_phone: '',
  officer_email: '',
  address: [],
  location: '',
  service_table: [emptyFoodService(rowId)],
  agreement: false,
})

/** A row before anything is typed. */
export const emptyFoodService = (id: string): FoodService => ({
  id,
  category_main: '',
  category_second: '',
  category_third: '',
  capacity: '',
  using_capacity: '',
  commission_date: '',
  additional: '',
})

/** The row with another choice at a level; what was chosen below it falls away (REQ-FSI-31). */
export const chooseFoodCategory = (
  row: FoodService,
  level: 'category_main' | 'category_second' | 'category_third',
  code: string,
): FoodService => ({
  ...row,
  ...(level === 'category_main' && { category_second: '' }),
  category_third: '',
  [level]: code,
})

/** The level of an activity's code by its length: 1, 4 or 6 characters (REQ-FSI-32). */
export const levelOfFoodType = (code: string): 1 | 2 | 3 | null =>
  code.length === 1 ? 1 : code.length === 4 ? 2 : code.length === 6 ? 3 : null

/** The code above one: none above the first level (REQ-FSI-32). */
export const parentOfFoodType = (code: string): string | null =>
  code.length === 4 ? code.slice(0, 1) : code.length === 6 ? code.slice(0, 4) : null

/** The form as it is stored: blanks gone, numbers in digits, nothing of a company when a citizen sends it. */
export const tidyFoodObject = (typed: FoodObjectForm): FoodObjectForm => {
  const company = typed.sender_type === 2
  const ofCompany = (text: string): string => (company ? tidyText(text) : '')
  return {
    ...typed,
    company_regnum: company ? normaliseCompanyRegister(typed.company_regnum) : '',
    company_name: ofCompany(typed.company_name),
    company_type: company ? typed.company_type : '',
    company_director_lastname: ofCompany(typed.company_director_lastname),
    company_director_firstname: ofCompany(typed.company_director_firstname),
    branch_name: tidyText(typed.branch_name),
    phone: normalisePhone(typed.phone),
    phone_2: normalisePhone(typed.phone_2),
    fax: tidyText(typed.fax),
    email: typed.email.trim(),
    officer_lastname: tidyText(typed.officer_lastname),
    officer_firstname: tidyText(typed.officer_firstname),
    officer_jobposition: tidyText(typed.officer_jobposition),
    officer_register_number: normaliseRegisterNumber(typed.officer_register_number),
    officer_phone: normalisePhone(typed.officer_phone),
    officer_email: typed.officer_email.trim(),
    location: typed.location.normalize('NFC').trim(),
    service_table: typed.service_table.map(row => ({
      ...row,
      capacity: tidyText(row.capacity),
      using_capacity: tidyText(row.using_capacity),
      commission_date: row.commission_date.trim(),
      additional: row.additional.normalize('NFC').trim(),
    })),
  }
}

type Context = {
  /** Today in the agency's zone, YYYY-MM-DD. */
  readonly today: string
  /** The company type the object was stored with; null on the new form. */
  readonly storedCompanyType: string | null
  /** Whether the address could go further down than it does. */
  readonly addressOpen: boolean
}

/** Everything that keeps a tidy form from being sent, in the order of the form; rows go by their ids. */
export const foodObjectProblems = (form: FoodObjectForm, context: Context): readonly Problem[] => [
  ...(form.sender_type === null ? [problem('sender_type', 'choose_missing')] : []),
  ...(form.sender_type === 2 ? companyProblems(form, context.storedCompanyType) : []),
  ...entered('branch_name', form.branch_name),
  ...(form.ownership === null ? [problem('ownership', 'choose_missing')] : []),
  ...phoneProblems('phone', form.phone),
  ...phoneProblems('phone_2', form.phone_2),
  ...optional('fax', form.fax, 30),
  ...emailProblems('email', form.email),
  ...entered('officer_lastname', form.officer_lastname, 100),
  ...entered('officer_firstname', form.officer_firstname, 100),
  ...entered('officer_jobposition', form.officer_jobposition),
  ...registerProblems(form.officer_register_number),
  ...phoneProblems('officer_phone', form.officer_phone),
  ...emailProblems('officer_email', form.officer_email),
  ...(form.address.length < 2 || context.addressOpen ? [problem('address', 'choose_missing')] : []),
  ...entered('location', form.location, 500),
  ...(isAbroad(form.location) ? [problem('location', 'location_abroad')] : []),
  ...serviceProblems(form.service_table, context.today),
  ...(form.agreement ? [] : [problem('agreement', 'agreement_missing')]),
]

const problem = (path: string, code: FoodProblemCode, params?: Problem['params']): Problem => ({
  code,
  path,
  ...(params ? { params } : {}),
})

const tidyText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const entered = (path: string, text: string, max = 200): readonly Problem[] =>
  text === '' ? [problem(path, 'enter_missing')] : optional(path, text, max)

const optional = (path: string, text: string, max: number): readonly Problem[] => {
  if (text.length > max) return [problem(path, 'too_long', { max })]
  return unprintableCharacter(text) === null ? [] : [problem(path, 'unprintable')]
}

const phoneProblems = (path: string, phone: string): readonly Problem[] => {
  if (phone === '') return [problem(path, 'enter_missing')]
  return isPhone(phone, 'organisation') ? [] : [problem(path, 'phone_wrong')]
}

const emailProblems = (path: string, email: string): readonly Problem[] =>
  email === '' || isEmailAddress(email) ? [] : [problem(path, 'email_wrong')]

/** CON-156: two Cyrillic letters and eight digits. */
const registerProblems = (number: string): readonly Problem[] => {
  const path = 'officer_register_number'
  if (number === '') return [problem(path, 'enter_missing')]
  if (isCitizenRegisterNumber(number)) return []
  const meant = lookAlikes(number, 'cyrillic')
  return meant && isCitizenRegisterNumber(meant.proposal)
    ? [problem(path, 'register_not_cyrillic', { proposal: meant.proposal })]
    : [problem(path, 'register_wrong')]
}

const companyProblems = (form: FoodObjectForm, stored: string | null): readonly Problem[] => [
  ...(form.company_regnum === ''
    ? [problem('company_regnum', 'enter_missing')]
    : isCompanyRegister(form.company_regnum)
      ? []
      : [problem('company_regnum', 'company_register')]),
  ...entered('company_name', form.company_name),
  ...(form.company_type === ''
    ? [problem('company_type', 'choose_missing')]
    : isOfferedType(form.company_type, stored)
      ? []
      : [problem('company_type', 'not_offered')]),
  ...entered('company_director_lastname', form.company_director_lastname, 100),
  ...entered('company_director_firstname', form.company_director_firstname, 100),
]

const isOfferedType = (type: string, stored: string | null): boolean => {
  if (stored === null) return foodCompanyTypes.new.includes(type)
  return isClosedCompanyType(stored) ? type === stored : foodCompanyTypes.update.includes(type)
}

const serviceProblems = (rows: readonly FoodService[], today: string): readonly Problem[] => {
  if (rows.length === 0) return [problem('service_table', 'choose_missing')]
  if (rows.length > maxFoodServices) return [problem('service_table', 'rows_too_many', { max: maxFoodServices })]
  return rows.flatMap(row => {
    const at = (name: keyof FoodService): string => `service_table/${row.id}/${name}`
    return [
      ...(['category_main', 'category_second', 'category_third'] as const).flatMap(name =>
        row[name] === '' ? [problem(at(name), 'choose_missing')] : [],
      ),
      ...entered(at('capacity'), row.capacity, 100),
      ...entered(at('using_capacity'), row.using_capacity, 100),
      ...dayProblems(at('commission_date'), row.commission_date, today),
      ...optional(at('additional'), row.additional, 2000),
    ]
  })
}

/** What is in use was taken into use: the day lies behind or is today. */
const dayProblems = (path: string, day: string, today: string): readonly Problem[] => {
  if (day === '') return [problem(path, 'choose_missing')]
  if (!isCalendarDay(day) || day < '1900-01-01') return [problem(path, 'date_wrong')]
  return day > today ? [problem(path, 'date_ahead', { bound: dayInWords(today) })] : []
}
