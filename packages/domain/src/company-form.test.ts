import { describe, expect, it } from 'vitest'
import {
  type CompanyForm,
  companyFields,
  companyFormProblems,
  isCompanyRegister,
  optionalCompanyFields,
  splitTags,
  tidyCompanyForm,
} from './company-form.ts'
import { englishLegalForms, legalForms, presetEnglishForm } from './legal-forms.ts'

const today = '2026-11-23'
const good: CompanyForm = {
  regnumber: '1234567',
  createdDate: '2010-05-01',
  address: ['010101'],
  name: 'Өргөө',
  type: legalForms[0]?.mn ?? '',
  name_en: 'Urguu',
  type_en: englishLegalForms[0] ?? '',
  custom_address: 'Сүхбаатар дүүрэг',
  custom_address_english: 'Sukhbaatar district',
  induty: ['уул уурхай'],
  general_regnum: 'УБ80010112',
  general_lastname: 'Бат',
  general_firstname: 'Дорж',
  general_position: 'захирал',
  general_phone: '99112233',
  phone: '70112233',
  email: 'info@urguu.mn',
  postbox: '',
  fax: '',
}
const problemsWith = (change: Partial<CompanyForm>) => companyFormProblems({ ...good, ...change }, today)
const codeOf = <F extends keyof CompanyForm>(field: F, value: CompanyForm[F]) => {
  const [problem, ...more] = problemsWith({ [field]: value })
  expect(more).toEqual([])
  if (problem) expect(problem.path).toBe(field)
  return problem?.code ?? null
}

describe('what a company tells of itself', () => {
  it('[REQ-COMP-01] may leave out postbox and fax alone', () => {
    expect(companyFormProblems(good, today)).toEqual([])
    expect(optionalCompanyFields).toEqual(['postbox', 'fax'])
    const chosen = ['type', 'type_en', 'address', 'createdDate']
    for (const field of companyFields) {
      const expected = ['postbox', 'fax'].includes(field)
        ? null
        : chosen.includes(field)
          ? 'required_choice'
          : 'required'
      expect(codeOf(field, ['induty', 'address'].includes(field) ? [] : ''), field).toBe(expected)
    }
  })

  it('is told of every field, in the order of the form', () => {
    const problems = problemsWith({ fax: '\u0007', name: '', regnumber: '12', email: 'x' })
    expect(problems.map(({ path }) => path)).toEqual(['regnumber', 'name', 'email', 'fax'])
  })

  it('has a register number of seven digits, and letters are told apart', () => {
    for (const text of ['123456', '12345678', '123 4567', '1234567\n']) {
      expect(isCompanyRegister(text), text).toBe(false)
      expect(codeOf('regnumber', text), text).not.toBeNull()
    }
    expect(isCompanyRegister('1234567')).toBe(true)
    expect(codeOf('regnumber', '123456')).toBe('company_register')
    expect(codeOf('regnumber', '123456A')).toBe('company_register_letters')
  })

  it('was founded on a day between 1700 and today', () => {
    expect(codeOf('createdDate', '1700-01-01')).toBeNull()
    expect(codeOf('createdDate', '1699-12-31')).toBe('date_wrong')
    expect(codeOf('createdDate', '2026-02-30')).toBe('date_wrong')
    expect(codeOf('createdDate', today)).toBeNull()
    expect(problemsWith({ createdDate: '2026-11-24' })).toMatchObject([
      { path: 'createdDate', code: 'date_ahead', params: { bound: expect.anything() } },
    ])
  })

  it('holds 200 characters in a field and 500 in an address', () => {
    const longest = (field: keyof CompanyForm, letters: string, max: number) => {
      expect(codeOf(field, letters.repeat(max)), field).toBeNull()
      expect(problemsWith({ [field]: letters.repeat(max + 1) })).toEqual([
        { path: field, code: 'too_long', params: { max } },
      ])
    }
    longest('name', 'ө', 200)
    longest('postbox', '1', 200)
    longest('custom_address', 'ө', 500)
    longest('custom_address_english', 'a', 500)
    expect(codeOf('induty', ['уул', 'х'.repeat(201)])).toBe('too_long')
    expect(codeOf('induty', ['уул', 'уурхай 😀'])).toBe('unprintable')
    expect(codeOf('name', 'Өргөө 😀')).toBe('unprintable')
  })

  it('writes English names and addresses without Cyrillic letters', () => {
    expect(codeOf('name_en', 'Urguu ХХК')).toBe('not_latin')
    expect(codeOf('custom_address_english', 'Ulaanbaatar хот')).toBe('not_latin')
    expect(codeOf('name', 'Ургуу LLC')).toBeNull()
  })

  it('[CON-193] chooses its legal form from those there are, and alters the English one that was preset', () => {
    expect(codeOf('type', 'Company of no kind')).toBe('not_offered')
    expect(codeOf('type_en', 'Company of no kind')).toBe('not_offered')
    expect(legalForms.map(({ mn }) => presetEnglishForm(mn))).toEqual(legalForms.map(({ en }) => en))
    expect(englishLegalForms.length).toBeGreaterThan(legalForms.length)
    for (const { mn } of legalForms)
      for (const type_en of englishLegalForms) expect(problemsWith({ type: mn, type_en }), type_en).toEqual([])
  })

  it('[REQ-COMP-02] names its head by a number of four characters or more, of one alphabet', () => {
    expect(codeOf('general_regnum', '123')).toBe('short_register')
    expect(codeOf('general_regnum', '1234')).toBeNull()
    expect(problemsWith({ general_regnum: 'УБ80010112'.replace('У', 'Y') })).toMatchObject([
      { path: 'general_regnum', code: 'look_alikes', params: { proposal: 'УБ80010112' } },
    ])
  })

  it('[REQ-COMP-03] [REQ-COMP-04] is reached by a telephone of six to eight digits and by e-mail', () => {
    expect(['12345', '123456', '12345678', '123456789'].map(text => codeOf('phone', text))).toEqual([
      'phone_wrong',
      null,
      null,
      'phone_wrong',
    ])
    expect(['12345', '123456', '12345678', '123456789'].map(text => codeOf('general_phone', text))).toEqual([
      'phone_wrong',
      null,
      null,
      'phone_wrong',
    ])
    expect(codeOf('email', 'info@urguu')).toBe('email_wrong')
  })
})

it('[REQ-COMP-05] splits tags at commas of any writing and at lines, without empty and repeated ones', () => {
  expect(splitTags(' уул  уурхай, барилга،барилга，, зам\nгүүр')).toEqual(['уул уурхай', 'барилга', 'зам', 'гүүр'])
})

it('stores a form without needless blanks, and numbers and phones without any', () => {
  const blank = ' a  b '
  const typed: CompanyForm = {
    ...good,
    regnumber: ' 123 4567 ',
    createdDate: ' 2010-05-01 ',
    name: blank,
    name_en: blank,
    custom_address: blank,
    custom_address_english: blank,
    induty: [' a ', 'a', ' '],
    general_regnum: ' уб 80010112',
    general_lastname: blank,
    general_firstname: blank,
    general_position: blank,
    general_phone: '9911-2233',
    phone: '+976 7011 2233',
    email: ' info@urguu.mn ',
    postbox: blank,
    fax: blank,
  }
  expect(tidyCompanyForm(typed)).toEqual({
    ...good,
    name: 'a b',
    name_en: 'a b',
    custom_address: 'a b',
    custom_address_english: 'a b',
    induty: ['a'],
    general_lastname: 'a b',
    general_firstname: 'a b',
    general_position: 'a b',
    postbox: 'a b',
    fax: 'a b',
  })
})
