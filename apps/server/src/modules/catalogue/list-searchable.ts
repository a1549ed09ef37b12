// What the search reads of the catalogue.

import type { Findings } from '@khyanalt/contract/search'
import { categoryRule } from '@khyanalt/domain/category-rules'
import { foodSafetyTitle } from '@khyanalt/domain/messages/food-safety-title'
import type { Entry } from '@khyanalt/domain/search-index'
import type { Tx } from '../../db/transaction.ts'
import { listCategories, listOpenServices } from './catalogue.sql.ts'
import { presentIcon } from './present-service.ts'
import type { ServiceDetails } from './service-details.ts'

type Searchable<K extends 'services' | 'categories'> = Entry<Findings[K][number]>

/** Everyday words of a service or of a category that is an area of its own. */
export type EverydayWordsOf = (noun: 'service' | 'category', id: number) => readonly string[]

/**
 * Services that can be opened, and categories, with the words they are found by. The registration of food objects is a
 * category of the agency's work and, for whoever looks for it, a service with a page like the others.
 */
export const listSearchable = async (
  tx: Tx,
  everydayWordsOf: EverydayWordsOf,
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
      everyday: everydayWordsOf('service', row.id),
      about: [
        ...branch(row.category_id).flatMap(({ name_mn, name_en }) => [name_mn, name_en]),
        ...wordsOf(row.details),
      ],
    }
  })
  const tops = [...categories.values()].filter(row => row.parent_id === null)
  const [registrations, areas] = partition(tops, row => categoryRule(row.id) === 'foodSafety')
  return {
    services: [
      ...services,
      ...registrations.map(row => ({
        item: { slug: 'fsi', name: foodSafetyTitle.name, category: nameOf(row), icon: presentIcon(row.icon) },
        names: [...Object.values(foodSafetyTitle.name), row.name_mn, row.name_en],
        everyday: everydayWordsOf('category', row.id),
        about: [],
      })),
    ],
    categories: areas.map(row => ({
      item: { id: row.id, name: nameOf(row), icon: presentIcon(row.icon) },
      names: [row.name_mn, row.name_en],
      everyday: everydayWordsOf('category', row.id),
      about: [...categories.values()]
        .filter(child => child.parent_id === row.id)
        .flatMap(({ name_mn, name_en }) => [name_mn, name_en]),
    })),
  }
}

const nameOf = ({ name_mn, name_en }: { readonly name_mn: string; readonly name_en: string }) => ({
  mn: name_mn,
  en: name_en,
})

const partition = <T>(items: readonly T[], is: (item: T) => boolean): [T[], T[]] => [
  items.filter(is),
  items.filter(item => !is(item)),
]

const wordsOf = ({ required_documents = [], attachments = [] }: ServiceDetails): string[] => [
  ...required_documents.flatMap(({ name }) => [name.mn, name.en]),
  ...attachments.flatMap(group => group.files.map(file => file.title)),
]
