// References of the food sector as tests record them without a registration.
import { demoCompanies } from '../seeds/demo/companies.ts'
import { demoPeople } from '../seeds/demo/people.ts'
import type { FoodCertificateOrder } from '../src/modules/certificates/record-food-certificate.ts'

const { citizen, hospitalAdmin } = demoPeople
const { hospital, mine } = demoCompanies

const activities = {
  grocery: [
    { value: '2', label: 'Хүнсний худалдаа', label_en: 'Food trade' },
    { value: '2001', label: 'Жижиглэн худалдаа', label_en: 'Retail' },
    { value: '200101', label: 'Хүнсний дэлгүүр', label_en: 'Grocery' },
  ],
  canteen: [
    { value: '3', label: 'Нийтийн хоол', label_en: 'Catering' },
    { value: '3001', label: 'Хоол үйлдвэрлэл, үйлчилгээ', label_en: 'Meals' },
    { value: '300101', label: 'Цайны газар', label_en: 'Canteen' },
  ],
}

type Sample = Pick<FoodCertificateOrder, 'person' | 'company' | 'objectName' | 'address' | 'activities'>

/** What is registered, by what it stands for. */
export const foodSamples = {
  shop: {
    person: citizen,
    company: null,
    objectName: 'Номин хүнсний дэлгүүр',
    address: 'Улаанбаатар, Баянзүрх дүүрэг, 5-р хороо, Энхтайваны өргөн чөлөө 27',
    activities: [activities.grocery],
  },
  hospitalCanteen: {
    person: hospitalAdmin,
    company: hospital,
    objectName: 'Оргил эмнэлгийн цайны газар',
    address: 'Улаанбаатар, Сүхбаатар дүүрэг, 8-р хороо, Бага тойруу 12',
    activities: [activities.canteen],
  },
  mineCanteen: {
    person: hospitalAdmin,
    company: mine,
    objectName: 'Уурхайн ажилчдын цайны газар',
    address: 'Өмнөговь, Цогтцэций сум, 2 дугаар баг',
    activities: [activities.canteen, activities.grocery],
  },
} as const satisfies Record<string, Sample>
