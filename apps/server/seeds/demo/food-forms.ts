// Forms of food objects as the people of the demo fill them in.
import type { InputOf } from '@khyanalt/contract/call'
import type { submitFoodObject } from '@khyanalt/contract/food-objects'
import { demoCompanies } from './companies.ts'
import { demoPeople } from './people.ts'

/** A form as it is sent. */
export type FoodFormInput = Omit<InputOf<typeof submitFoodObject>, 'transaction_id'>

/** Rows of activities by what they are. */
export const foodRows = {
  grocery: {
    id: 'grocery',
    category_main: '3',
    category_second: '3002',
    category_third: '300202',
    capacity: '120 м²',
    using_capacity: '95 м²',
    commission_date: '2019-05-20',
    additional: '',
  },
  teaHouse: {
    id: 'tea-house',
    category_main: '4',
    category_second: '4001',
    category_third: '400103',
    capacity: '60 суудал',
    using_capacity: '45 суудал',
    commission_date: '2021-09-01',
    additional: 'Өглөө 8-аас орой 8 цаг хүртэл ажиллана.',
  },
  canteen: {
    id: 'canteen',
    category_main: '4',
    category_second: '4002',
    category_third: '400204',
    capacity: '200 хүн/ээлж',
    using_capacity: '160 хүн/ээлж',
    commission_date: '2018-11-12',
    additional: '',
  },
} as const

/** A citizen's grocery. */
export const shopForm: FoodFormInput = {
  sender_type: 1,
  branch_name: 'Номин хүнсний дэлгүүр',
  ownership: 1,
  phone: demoPeople.citizen.phone,
  phone_2: '77112233',
  email: demoPeople.citizen.email,
  officer_lastname: 'Дорж',
  officer_firstname: 'Бат-Эрдэнэ',
  officer_jobposition: 'Эрхлэгч',
  officer_register_number: demoPeople.citizen.register_number,
  officer_phone: demoPeople.citizen.phone,
  address: ['11', '1110', '111059'],
  location: '47.9185, 106.9177 – Энхтайваны өргөн чөлөө 27, 1 давхар',
  service_table: [foodRows.grocery],
  agreement: true,
}

const { hospital, mine } = demoCompanies
const ofCompany = (company: typeof hospital | typeof mine) => ({
  sender_type: 2 as const,
  company_regnum: company.register_number,
  company_name: company.name_mn,
  company_type: company.legal_form,
  company_director_lastname: company.director_lastname,
  company_director_firstname: company.director_firstname,
  phone: company.phone,
})

/** The canteen of the hospital. */
export const hospitalCanteenForm: FoodFormInput = {
  ...shopForm,
  ...ofCompany(hospital),
  branch_name: 'Оргил эмнэлгийн цайны газар',
  address: ['11', '1119', '111965'],
  location: 'Бага тойруу 12, эмнэлгийн 1 давхар',
  service_table: [foodRows.teaHouse],
}

/** The canteen of the mine. */
export const mineCanteenForm: FoodFormInput = {
  ...shopForm,
  ...ofCompany(mine),
  branch_name: 'Уурхайн ажилчдын цайны газар',
  ownership: 2,
  address: ['46', '4643'],
  location: '43.45, 105.48 – Уурхайн кемп, А блок',
  service_table: [foodRows.canteen, foodRows.grocery],
}
