// What the page about the food-safety registration says; it is no service of the catalogue but looks like one.
import type { Service } from '@khyanalt/contract/catalogue'
import { foodSafetyPage } from '@khyanalt/domain/messages/food-safety-page'

export const foodSafetyService: Service = {
  id: 0,
  slug: 'fsi',
  category_id: 121,
  categories: [],
  name_mn: foodSafetyPage.name.mn,
  name_en: foodSafetyPage.name.en,
  icon: { url: '/icons/food.svg' },
  status: 1,
  temporary_disable: 0,
  clienttype: ['CITIZEN', 'COMPANY'],
  type: 'NEW',
  renewable: false,
  time: foodSafetyPage.time,
  price: null,
  required_documents: [],
  process: [...foodSafetyPage.process],
  laws: [...foodSafetyPage.laws],
  attachments: [],
}
