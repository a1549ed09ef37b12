// SQL of categories and services.
import type { ClientType } from '@khyanalt/domain/client-type'
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'

/** What the service page shows beside names and kinds. */
export type ServiceDetails = {
  readonly time?: { mn: string; en: string }
  readonly price?:
    | { price: string }
    | { label: { mn: string; en: string }; options: { min: number; max: number; price: string }[] }[]
    | null
  readonly required_documents?: { name: Names; licensor: Names; description: Names }[]
  readonly process?: { title: Names; description: Names }[]
  readonly laws?: { name: string; index: string; date: string; link: string }[]
  readonly attachments?: { title: Names; files: { title: string; desc: string; url: string }[] }[]
}
type Names = { mn: string; en: string }

/** A service as stored. */
export type ServiceRow = {
  readonly id: number
  readonly slug: string
  readonly category_id: number
  readonly name_mn: string
  readonly name_en: string
  readonly icon: string
  readonly status: number
  readonly temporary_disable: boolean
  readonly client_types: ClientType[]
  readonly type: 'ONETIME' | 'NEW' | 'RENEW'
  readonly renewable: boolean
  readonly issues_certificate: boolean
  readonly validity_months: number | null
  readonly fee: number | null
  readonly details: ServiceDetails
  readonly module: Module
}

const selectService = (tx: Tx) =>
  tx
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.slug',
      's.category_id',
      's.name_mn',
      's.name_en',
      's.icon',
      's.status',
      's.temporary_disable',
      's.client_types',
      's.type',
      's.renewable',
      's.issues_certificate',
      's.validity_months',
      's.fee',
      's.details',
      'c.module',
    ])

/** A service by slug. */
export const findServiceBySlug = async (tx: Tx, slug: string): Promise<ServiceRow | null> =>
  ((await selectService(tx).where('s.slug', '=', slug).executeTakeFirst()) as ServiceRow | undefined) ?? null

/** A service by id. */
export const findServiceById = async (tx: Tx, id: number): Promise<ServiceRow | null> =>
  ((await selectService(tx).where('s.id', '=', id).executeTakeFirst()) as ServiceRow | undefined) ?? null

/** The services of a category and the categories right below it. */
export const listServices = async (tx: Tx, categoryId: number): Promise<ServiceRow[]> =>
  (await selectService(tx)
    .where(eb => eb.or([eb('s.category_id', '=', categoryId), eb('c.parent_id', '=', categoryId)]))
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute()) as ServiceRow[]

/** Every category, in order. */
export const listCategories = async (tx: Tx) =>
  tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'code', 'name_mn', 'name_en', 'icon', 'folder'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** How many active services each category holds. */
export const countServices = async (tx: Tx) =>
  tx
    .selectFrom('services')
    .select(['category_id', eb => eb.fn.countAll<number>().as('count')])
    .where('status', '=', 1)
    .groupBy('category_id')
    .execute()
