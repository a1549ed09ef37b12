// Objects of the food sector in the demo: registered, suspended and refused ones.

import { documentNumber } from '@khyanalt/domain/document-numbers'
import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import { agencyDate } from '../../src/clock.ts'
import { nextCounter } from '../../src/db/counters.sql.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import {
  type FoodCertificateOrder,
  recordFoodCertificate,
} from '../../src/modules/certificates/record-food-certificate.ts'
import type { Services } from '../../src/services.ts'
import { demoCompanies } from './companies.ts'
import { hasFoodCertificates } from './food-certificates.sql.ts'
import { demoPeople, demoStaff } from './people.ts'

const day = 24 * 3600 * 1000

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

const plan: readonly (readonly [Sample, number, readonly FoodCertificateState[]])[] = [
  [foodSamples.hospitalCanteen, 90, ['registered']],
  [foodSamples.mineCanteen, 60, ['registered', 'suspended']],
  [foodSamples.shop, 30, ['registered']],
  [{ ...foodSamples.shop, objectName: 'Номин хоолны газар', activities: [activities.canteen] }, 14, ['rejected']],
]

/** Seeds the references once. */
export const seedDemoFoodCertificates = async (services: Services): Promise<void> => {
  const now = services.clock.now().getTime()
  await inTransaction(services.db, async tx => {
    if (await hasFoodCertificates(tx)) return
    const { head } = demoStaff
    const issuedBy = { userId: head.id, name: head.name, position: head.position }
    for (const [sample, daysAgo, states] of plan) {
      const decided = new Date(now - daysAgo * day)
      const year = Number(agencyDate(decided).slice(0, 4))
      const requestNumber = documentNumber('foodSafety', year, await nextCounter(tx, `request-F-${year}`))
      for (const [index, state] of states.entries()) {
        const clock = { now: () => new Date(decided.getTime() + index * day) }
        const order = { ...sample, requestNumber, state, organizationId: 1, issuedBy }
        await recordFoodCertificate(tx, { ...services, clock }, order)
      }
    }
  })
}
