import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodDifferences } from './food-object-differences.ts'
import {
  chooseFoodCategory,
  emptyFoodObject,
  emptyFoodService,
  type FoodObjectForm,
  foodCompanyTypes,
  foodObjectProblems,
  levelOfFoodType,
  parentOfFoodType,
  tidyFoodObject,
} from './food-object-form.ts'
import { isAbroad, readLocation, writeLocation } from './food-object-location.ts'
import { foodProblemTexts } from './messages/food-object-form.ts'
import { paramsIn } from './problem.ts'
import { formatText } from './text.ts'

const row = {
  id: 'a',
  category_main: '3',
  category_second: '3002',
  category_third: '300202',
  capacity: '120 м²',
  using_capacity: '95 м²',
  commission_date: '2019-05-20',
  additional: '',
}
const citizen: FoodObjectForm = {
  ...emptyFoodObject('a'),
  sender_type: 1,
  branch_name: 'Номин хүнсний дэлгүүр',
  ownership: 1,
  phone: '99110011',
  phone_2: '770011',
  officer_lastname: 'Дорж',
  officer_firstname: 'Бат-Эрдэнэ',
  officer_jobposition: 'Эрхлэгч',
  officer_register_number: 'УБ85010112',
  officer_phone: '99110011',
  address: ['11', '1110', '111059'],
  location: 'Энхтайваны өргөн чөлөө 27',
  service_table: [row],
  agreement: true,
}
const company: FoodObjectForm = {
  ...citizen,
  sender_type: 2,
  company_regnum: '5012345',
  company_name: 'Оргил Эмнэлэг ХХК',
  company_type: 'ХХК',
  company_director_lastname: 'Баяр',
  company_director_firstname: 'Оюунчимэг',
}
const fresh: Parameters<typeof foodObjectProblems>[1] = {
  today: '2026-03-02',
  storedCompanyType: null,
  addressOpen: false,
}
/** What is wrong, as path → sentence. */
const told = (form: FoodObjectForm, context = fresh) =>
  Object.fromEntries(
    foodObjectProblems(tidyFoodObject(form), context).map(({ path, code }) => [
      path,
      foodProblemTexts.mn[code as keyof typeof foodProblemTexts.mn],
    ]),
  )
const enter = 'Заавал оруулна уу'
const choose = 'Заавал сонгоно уу'

describe('the form of a food object', () => {
  it('[REQ-FSI-21] is right without fax, e-mails and additional words', () => {
    for (const form of [citizen, company]) {
      expect(form).toMatchObject({ fax: '', email: '', officer_email: '', service_table: [{ additional: '' }] })
      expect(told(form)).toEqual({})
    }
  })

  const ofEverybody = {
    branch_name: enter,
    ownership: choose,
    phone: enter,
    phone_2: enter,
    officer_lastname: enter,
    officer_firstname: enter,
    officer_jobposition: enter,
    officer_register_number: enter,
    officer_phone: enter,
  }
  const ofTheObject = {
    address: choose,
    location: enter,
    'service_table/a/category_main': choose,
    'service_table/a/category_second': choose,
    'service_table/a/category_third': choose,
    'service_table/a/capacity': enter,
    'service_table/a/using_capacity': enter,
    'service_table/a/commission_date': choose,
  }
  const agreement = 'Уншиж танилцаад зөвшөөрнө үү'

  const lacks = (problems: object): void => expect(told(emptyFoodObject('a'))).toMatchObject(problems)
  const lackedByAll = (problems: object): void => {
    for (const sender_type of [null, 1, 2] as const)
      expect(told({ ...emptyFoodObject('a'), sender_type }), `sender ${sender_type}`).toMatchObject(problems)
  }

  it('[REQ-FSI-16] wants the sender chosen', () => lacks({ sender_type: choose }))
  it('[REQ-FSI-18] wants the branch, two phones and the officer of everybody', () => lackedByAll(ofEverybody))
  it('[REQ-FSI-19] wants address, place, categories, capacities and a day of the object', () =>
    lackedByAll(ofTheObject))
  it('[REQ-FSI-20] wants the agreement ticked', () => lacks({ agreement }))

  it('tells of an empty form no more than that, and of a citizen’s that a service is missing', () => {
    expect(told(emptyFoodObject('a'))).toEqual({ sender_type: choose, ...ofEverybody, ...ofTheObject, agreement })
    expect(told({ ...citizen, service_table: [] })).toEqual({ service_table: choose })
  })

  it('[REQ-FSI-17] asks an organisation for its number, name, type and director, and a citizen for none of them', () => {
    expect(told({ ...emptyFoodObject('a'), sender_type: 2 })).toMatchObject({
      company_regnum: enter,
      company_name: enter,
      company_type: choose,
      company_director_lastname: enter,
      company_director_firstname: enter,
    })
    expect(tidyFoodObject({ ...company, sender_type: 1 })).toMatchObject({ company_regnum: '', company_name: '' })
  })

  it.each(['phone', 'phone_2', 'officer_phone'] as const)(
    '[REQ-FSI-23] [REQ-FSI-24] [CON-156] takes 6 to 8 digits as %s, blanks and the country in front apart',
    field => {
      for (const good of ['991100', '9911001', '99110011', '+976 9911-0011']) {
        expect(told({ ...citizen, [field]: good }), good).toEqual({})
      }
      for (const bad of ['99110', '991100111', '9911a011']) {
        expect(told({ ...citizen, [field]: bad }), bad).toEqual({ [field]: 'Утасны дугаар зөв оруулна уу' })
      }
    },
  )

  it.each(['email', 'officer_email'] as const)('[REQ-FSI-25] asks for a valid address as %s, if any', field => {
    expect(told({ ...citizen, [field]: 'a@b' })).toEqual({ [field]: 'Имэйл хаяг буруу байна' })
    expect(told({ ...citizen, [field]: 'bat@khyanalt.test' })).toEqual({})
  })

  it('[REQ-FSI-22] [CON-156] takes two Cyrillic letters and eight digits as the officer’s register number', () => {
    const officer_register_number = (number: string) =>
      foodObjectProblems(tidyFoodObject({ ...citizen, officer_register_number: number }), fresh)
    expect(officer_register_number('уб 85010112')).toEqual([])
    expect(officer_register_number('AA12345678')).toMatchObject([
      { code: 'register_not_cyrillic', params: { proposal: 'АА12345678' } },
    ])
    for (const bad of ['УБ8501011', '85010112УБ', 'ZW12345678']) {
      expect(officer_register_number(bad), bad).toMatchObject([{ code: 'register_wrong' }])
    }
  })

  it('[REQ-FORMAT-10] takes a day of commissioning up to today, and names that day when it lies ahead', () => {
    const on = (commission_date: string, today = fresh.today) =>
      foodObjectProblems(tidyFoodObject({ ...citizen, service_table: [{ ...row, commission_date }] }), {
        ...fresh,
        today,
      })
    expect(on('2026-03-02')).toEqual([])
    expect(on('2031-05-01', '2031-05-01')).toEqual([])
    const [problem] = on('2031-05-01')
    expect(problem).toMatchObject({ code: 'date_ahead', path: `service_table/${row.id}/commission_date` })
    const sentence = (ui: 'mn' | 'en') => formatText(foodProblemTexts, ui, 'date_ahead', paramsIn(problem?.params, ui))
    expect(sentence('mn').replaceAll('\u{a0}', ' ')).toBe(
      'Ашиглалтад орсон огноо өнөөдрөөс (2026 оны 3 дугаар сарын 2) хойш байж болохгүй',
    )
    expect(sentence('en')).toBe('The day of commissioning cannot be after today, 2 March 2026')
  })

  it('[REQ-FSI-26] [CON-154] offers ЗБН and ББН on the new form only; a stored one stays as it is', () => {
    expect(foodCompanyTypes.new).toEqual(['ХХК', 'ХК', 'ТӨХК', 'Төрийн байгууллага', 'ТББ', 'ТӨҮГ', 'ЗБН', 'ББН'])
    expect(foodCompanyTypes.update).toEqual(foodCompanyTypes.new.slice(0, 6))
    const type = (company_type: string, storedCompanyType: string | null) =>
      Object.keys(told({ ...company, company_type }, { ...fresh, storedCompanyType }))
    expect(type('ББН', null)).toEqual([])
    expect(type('ББН', 'ХХК')).toEqual(['company_type'])
    expect(type('ББН', 'ББН')).toEqual([])
    expect(type('ХХК', 'ББН')).toEqual(['company_type'])
    expect(type('ХК', 'ХХК')).toEqual([])
  })

  it('[REQ-FSI-31] clears the levels below the one that is chosen anew', () => {
    expect(chooseFoodCategory(row, 'category_main', '4')).toMatchObject({ category_second: '', category_third: '' })
    expect(chooseFoodCategory(row, 'category_second', '3001')).toMatchObject({ category_main: '3', category_third: '' })
    expect(chooseFoodCategory(row, 'category_third', '300201')).toMatchObject({ category_second: '3002' })
  })

  it('[REQ-FSI-32] reads levels and parents of codes by their length', () => {
    expect(['', '3', '3002', '300202', '30'].map(levelOfFoodType)).toEqual([null, 1, 2, 3, null])
    expect(['3', '3002', '300202'].map(parentOfFoodType)).toEqual([null, '3', '3002'])
  })

  it('[CON-159] asks for an address down to its last level', () => {
    expect(told(citizen, { ...fresh, addressOpen: true })).toEqual({ address: choose })
  })

  it('judges whatever is typed without failing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('branch_name', 'phone', 'email', 'officer_register_number', 'location', 'company_regnum'),
        (text, field) => {
          for (const { path } of foodObjectProblems(tidyFoodObject({ ...company, [field]: text }), fresh)) {
            expect(path).toBe(field)
          }
        },
      ),
    )
  })
})

describe('the location of an object', () => {
  it('[CON-155] is a text that holds coordinates, a description or both, and reads back as it was typed', () => {
    const both = { latitude: '47.9185', longitude: '106.9177', description: '1 давхар – баруун хаалга' }
    expect(writeLocation(both)).toBe('47.9185, 106.9177 – 1 давхар – баруун хаалга')
    expect(readLocation(writeLocation(both))).toEqual(both)
    expect(readLocation('Гудамж 5')).toEqual({ latitude: '', longitude: '', description: 'Гудамж 5' })
    expect(writeLocation({ latitude: '47,9', longitude: '106', description: '' })).toBe('47.9, 106.0')
  })

  it('[CON-155] keeps half a pair of coordinates in words and refuses coordinates abroad', () => {
    expect(writeLocation({ latitude: '47.9', longitude: '', description: 'Гудамж 5' })).toBe('47.9 – Гудамж 5')
    expect(isAbroad('47.9185, 106.9177')).toBe(false)
    expect(isAbroad('106.9177, 47.9185 – Гудамж')).toBe(true)
    // The outermost degrees belong to the country, and what lies just beyond them does not.
    const corners = ['41.5, 87.7', '41.5, 120.0', '52.2, 87.7', '52.2, 120.0']
    expect(corners.map(isAbroad)).toEqual([false, false, false, false])
    const beyond = ['41.49, 106.9', '52.21, 106.9', '47.9, 87.69', '47.9, 120.01']
    expect(beyond.map(isAbroad)).toEqual([true, true, true, true])
    expect(told({ ...citizen, location: '51.5, 0.1' })).toHaveProperty('location')
  })
})

describe('differences between rounds', () => {
  it('name changed fields, and rows that came, went or changed, by their ids', () => {
    const now = {
      ...citizen,
      phone: '99990000',
      service_table: [{ ...row, capacity: '150 м²' }, emptyFoodService('b')],
    }
    expect(foodDifferences(citizen, now)).toEqual([
      { path: 'phone', kind: 'changed' },
      { path: 'service_table/a/capacity', kind: 'changed' },
      { path: 'service_table/b', kind: 'added' },
    ])
    expect(foodDifferences(now, { ...citizen, phone: '99990000' })).toContainEqual({
      path: 'service_table/b',
      kind: 'removed',
    })
    expect(foodDifferences(citizen, citizen)).toEqual([])
  })
})

describe('bounds of a food object', () => {
  const problems = (change: Partial<FoodObjectForm>) =>
    foodObjectProblems(tidyFoodObject({ ...citizen, ...change }), fresh)
  const rows = (count: number, change: object = {}) =>
    Array.from({ length: count }, (_, at) => ({ ...row, id: `r${at}`, ...change }))

  it('[REQ-FSI-19] has thirty services at most', () => {
    expect(problems({ service_table: rows(30) })).toEqual([])
    expect(problems({ service_table: rows(31) })).toEqual([
      { path: 'service_table', code: 'rows_too_many', params: { max: 30 } },
    ])
  })

  it('[REQ-FSI-19] takes a day that exists and does not lie before 1900', () => {
    expect(problems({ service_table: rows(1, { commission_date: '1900-01-01' }) })).toEqual([])
    for (const commission_date of ['1899-12-31', '2019-02-30', 'маргааш'])
      expect(problems({ service_table: rows(1, { commission_date }) })).toEqual([
        { path: 'service_table/r0/commission_date', code: 'date_wrong' },
      ])
  })

  it('[REQ-FSI-19] takes a capacity of a hundred letters and 2,000 words beside it', () => {
    expect(problems({ service_table: rows(1, { capacity: 'x'.repeat(100), additional: 'x'.repeat(2000) }) })).toEqual(
      [],
    )
    expect(problems({ service_table: rows(1, { capacity: 'x'.repeat(101), additional: 'x'.repeat(2001) }) })).toEqual([
      { path: 'service_table/r0/capacity', code: 'too_long', params: { max: 100 } },
      { path: 'service_table/r0/additional', code: 'too_long', params: { max: 2000 } },
    ])
  })
})

describe('what is stored of a food object', () => {
  it('[REQ-FSI-19] has no blanks around it, one between words, and letters of one composition', () => {
    const tidy = tidyFoodObject({
      ...company,
      branch_name: ' Номин\t и\u0306  дэлгүүр ',
      fax: '  70  11 ',
      email: ' a@b.mn ',
      officer_email: ' c@d.mn ',
      location: ' Энхтайван и\u0306\n27 ',
      company_name: ' Оргил   ХХК ',
      service_table: [{ ...row, capacity: ' 120  м² ', commission_date: ' 2019-05-20 ', additional: ' а\nи\u0306 ' }],
    })
    expect(tidy).toMatchObject({
      branch_name: 'Номин й дэлгүүр',
      fax: '70 11',
      email: 'a@b.mn',
      officer_email: 'c@d.mn',
      location: 'Энхтайван й\n27',
      company_name: 'Оргил ХХК',
    })
    expect(tidy.service_table[0]).toMatchObject({
      capacity: '120 м²',
      commission_date: '2019-05-20',
      additional: 'а\nй',
    })
  })

  it('[REQ-FSI-19] holds nothing that cannot be printed, wherever words are typed', () => {
    const judged = (change: Partial<FoodObjectForm>) =>
      foodObjectProblems({ ...company, ...change }, fresh).map(({ path, code }) => `${path} ${code}`)
    expect(judged({ branch_name: 'Номин 😀' })).toEqual(['branch_name unprintable'])
    expect(judged({ fax: '7011😀' })).toEqual(['fax unprintable'])
    expect(judged({ fax: '7'.repeat(31) })).toEqual(['fax too_long'])
    expect(judged({ fax: '7'.repeat(30) })).toEqual([])
  })

  it('[REQ-FSI-17] [CON-154] names an organisation by a number of seven digits and one of the types', () => {
    const judged = (change: Partial<FoodObjectForm>) =>
      foodObjectProblems({ ...company, ...change }, fresh).map(({ path, code }) => `${path} ${code}`)
    expect(judged({ company_regnum: '501234' })).toEqual(['company_regnum company_register'])
    expect(judged({ company_type: 'LLC' })).toEqual(['company_type not_offered'])
    expect(judged({ location: '55.7, 37.6' })).toEqual(['location location_abroad'])
    expect(judged({ address: ['11', '1110'] })).toEqual([])
    expect(judged({ address: ['11'] })).toEqual(['address choose_missing'])
  })

  it('[REQ-FSI-31] keeps the levels above the one that is chosen anew', () => {
    expect(chooseFoodCategory(row, 'category_third', '300203')).toEqual({ ...row, category_third: '300203' })
    expect(chooseFoodCategory(row, 'category_second', '3003')).toMatchObject({ category_main: '3', category_third: '' })
    expect(emptyFoodService('x')).toEqual({
      id: 'x',
      category_main: '',
      category_second: '',
      category_third: '',
      capacity: '',
      using_capacity: '',
      commission_date: '',
      additional: '',
    })
    expect(emptyFoodObject('x').address).toEqual([])
  })
})

it.each([
  ['47.9, 106.9 – Дэлгүүр', { latitude: '47.9', longitude: '106.9', description: 'Дэлгүүр' }],
  ['47.9, 106.9 – а\nб', { latitude: '47.9', longitude: '106.9', description: 'а\nб' }],
  ['-7.5, -106.12345678', { latitude: '-7.5', longitude: '-106.12345678', description: '' }],
  ['x47.9, 106.9', { latitude: '', longitude: '', description: 'x47.9, 106.9' }],
  ['147.9, 106.9x', { latitude: '', longitude: '', description: '147.9, 106.9x' }],
  ['1147.9, 106.9', { latitude: '', longitude: '', description: '1147.9, 106.9' }],
])('[CON-155] reads %j as a place', (text, parts) => {
  expect(readLocation(text)).toEqual(parts)
})

it.each([
  [{ latitude: ' 47,9 ', longitude: '106', description: ' Дэлгүүр ' }, '47.9, 106.0 – Дэлгүүр'],
  [{ latitude: '47.12345678', longitude: '106.9', description: '' }, '47.12345678, 106.9'],
  [{ latitude: '47.12', longitude: '106.123', description: '' }, '47.12, 106.123'],
  [{ latitude: '47.123456789', longitude: '106.9', description: '' }, '47.123456789, 106.9'],
  [{ latitude: 'x47', longitude: ' 106.9 ', description: '' }, 'x47, 106.9'],
  [{ latitude: '47°', longitude: '106.9', description: 'а' }, '47°, 106.9 – а'],
  [{ latitude: ' 47 ', longitude: ' ', description: 'а' }, '47 – а'],
])('[CON-155] writes the place %j', (parts, text) => {
  expect(writeLocation(parts)).toBe(text)
})

it('[REQ-FSI-17] a citizen sends nothing of an organisation, whatever was typed before the sender was chosen', () => {
  expect(tidyFoodObject({ ...company, sender_type: 1 })).toMatchObject({
    company_regnum: '',
    company_name: '',
    company_type: '',
    company_director_lastname: '',
    company_director_firstname: '',
  })
})
