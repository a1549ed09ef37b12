// What leaves the server of a service.
import type { Service } from '@khyanalt/contract/catalogue'
import type { CategoryName, ServiceRow } from './catalogue.sql.ts'

const iconUrl = (name: string): { url: string } => ({ url: name ? `/icons/${name}.svg` : '' })

/** A service as lists show it. */
export const presentServiceCard = (row: ServiceRow) => ({
  id: row.id,
  slug: row.slug,
  category_id: row.category_id,
  name_mn: row.name_mn,
  name_en: row.name_en,
  icon: iconUrl(row.icon),
  status: row.status,
  temporary_disable: row.temporary_disable ? 1 : 0,
  clienttype: row.client_types,
  type: row.type,
  renewable: row.renewable,
})

/** A service with everything a person reads before taking it. */
export const presentService = (row: ServiceRow, categories: readonly CategoryName[]): Service => ({
  ...presentServiceCard(row),
  categories: categories.map(({ id, name_mn, name_en }) => ({ id, _name: { mn: name_mn, en: name_en } })),
  time: row.details.time ?? { mn: '', en: '' },
  price: row.details.price ?? null,
  required_documents: row.details.required_documents ?? [],
  process: row.details.process ?? [],
  laws: row.details.laws ?? [],
  attachments: row.details.attachments ?? [],
})

/** A category tile's icon. */
export const presentIcon = iconUrl
