// What the search reads of the catalogue.

import type { Findings } from '@khyanalt/contract/search'
import type { Entry } from '@khyanalt/domain/search-index'
import type { Tx } from '../../db/transaction.ts'
import { listCategories, listOpenServices } from './catalogue.sql.ts'
import { presentIcon } from './present-service.ts'
import type { ServiceDetails } from './service-details.ts'

type Searchable<K extends 'services' | 'categories'> = Entry<Findings[K][number]>

/** Services that can be opened, and categories, with the words they are found by. */
export const listSearchable = async (
  tx: Tx,
): Promise<{ services: Searchable<'services'>[]; categories: Searchable<'categories'>[] }> => {
  const categories = new Map((await listCategories(tx)).map(row => [row.id, row]))
  const branch = (id: number | null): { name_mn: string; name_en: string }[] => {
    const row = id === null ? undefined : categories.get(id)
    return row ? [row, ...branch(row.parent_id)] : []
  }
  const services = (await listOpenServices(tx)).map(row => {
    const top = categories.get(row.top_category_id)
    return {
      item: {
        slug: row.slug,
        name: { mn: row.name_mn, en: row.name_en },
        category: { mn: top?.name_mn ?? '', en: top?.name_en ?? '' },
        icon: presentIcon(row.icon),
      },
      names: [row.name_mn, row.name_en],
      about: [
        ...branch(row.category_id).flatMap(({ name_mn, name_en }) => [name_mn, name_en]),
        ...wordsOf(row.details),
      ],
    }
  })
  const tops = [...categories.values()].filter(row => row.parent_id === null)
  return {
    services,
    categories: tops.map(row => ({
      item: { id: row.id, name: { mn: row.name_mn, en: row.name_en }, icon: presentIcon(row.icon) },
      names: [row.name_mn, row.name_en],
      about: [...categories.values()]
        .filter(child => child.parent_id === row.id)
        .flatMap(({ name_mn, name_en }) => [name_mn, name_en]),
    })),
  }
}

const wordsOf = ({ required_documents = [], attachments = [] }: ServiceDetails): string[] => [
  ...required_documents.flatMap(({ name }) => [name.mn, name.en]),
  ...attachments.flatMap(group => group.files.map(file => file.title)),
]
