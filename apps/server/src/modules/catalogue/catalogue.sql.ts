// SQL of categories and services.

import type { ClientType } from '@khyanalt/domain/client-type'
import type { Module } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { ServiceDetails } from './service-details.ts'

/** A service as stored. */
export type ServiceRow = {
  readonly id: number
  readonly slug: string
  readonly category_id: number
  /** The category that requests, certificates and scopes of staff go by. */
  readonly top_category_id: number
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
  readonly openly_readable: boolean
  readonly details: ServiceDetails
  readonly module: Module
}

/** Every category with the top one of its branch and the way down to it. */
const withTree = (tx: Tx) =>
  tx.withRecursive('tree', db =>
    db
      .selectFrom('categories')
      .select(['id', 'id as root_id', 'module', sql<number[]>`array[id]`.as('within')])
      .where('parent_id', 'is', null)
      .unionAll(
        db
          .selectFrom('categories as child')
          .innerJoin('tree as parent', 'parent.id', 'child.parent_id')
          .select([
            'child.id',
            'parent.root_id',
            'parent.module',
            sql<number[]>`parent.within || child.id`.as('within'),
          ]),
      ),
  )

const selectService = (tx: Tx) =>
  withTree(tx)
    .selectFrom('services as s')
    .innerJoin('tree as c', 'c.id', 's.category_id')
    .select([
      's.id',
      's.slug',
      's.category_id',
      'c.root_id as top_category_id',
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
      's.openly_readable',
      's.details',
      'c.module',
    ])

const selectWithVersion = (tx: Tx) =>
  selectService(tx)
    .leftJoin('definition_versions as d', join =>
      join.onRef('d.service_id', '=', 's.id').onRef('d.version', '=', 's.current_version'),
    )
    .select('d.id as definitionId')

/** A service with the version it uses for new requests. */
export type ServiceWithVersion = ServiceRow & { readonly definitionId: string | null }

/** A service by slug. */
export const findServiceBySlug = async (tx: Tx, slug: string): Promise<ServiceWithVersion | null> =>
  (await selectWithVersion(tx).where('s.slug', '=', slug).executeTakeFirst()) ?? null

/** A service by id. */
export const findServiceById = async (tx: Tx, id: number): Promise<ServiceRow | null> =>
  (await selectService(tx).where('s.id', '=', id).executeTakeFirst()) ?? null

/** A service with the version it uses for new requests. */
export const findServiceWithVersion = async (tx: Tx, id: number): Promise<ServiceWithVersion | null> =>
  (await selectWithVersion(tx).where('s.id', '=', id).executeTakeFirst()) ?? null

/** A category by its names. */
export type CategoryName = { readonly id: number; readonly name_mn: string; readonly name_en: string }

/** The categories from the top down to the given one. */
export const listCategoriesDownTo = async (tx: Tx, categoryId: number): Promise<CategoryName[]> =>
  withTree(tx)
    .selectFrom('tree as t')
    .innerJoin('categories as c', join => join.on(sql<boolean>`c.id = any(t.within)`))
    .select(['c.id', 'c.name_mn', 'c.name_en'])
    .where('t.id', '=', categoryId)
    .orderBy(sql`array_position(t.within, c.id)`)
    .execute()

/** Every service that can be opened. */
export const listOpenServices = async (tx: Tx): Promise<ServiceRow[]> =>
  await selectService(tx).where('s.status', '=', 1).orderBy('s.sort').orderBy('s.id').execute()

/** The services of a category and of all categories below it, but for those that were never opened. */
export const listServices = async (tx: Tx, categoryId: number): Promise<ServiceRow[]> =>
  await selectService(tx)
    .where(sql<boolean>`${categoryId} = any(c.within)`)
    .where('s.listed', '=', true)
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute()

/** Active services that give or renew a licence, which is a certificate. */
export const listLicenceServices = async (tx: Tx): Promise<ServiceRow[]> =>
  await selectService(tx)
    .where('s.status', '=', 1)
    .where('s.issues_certificate', '=', true)
    .where(sql<boolean>`not s.details ? 'sample'`)
    .where('s.type', 'in', ['NEW', 'RENEW'])
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute()

/** Every category, in order. */
export const listCategories = async (tx: Tx) =>
  tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'code', 'name_mn', 'name_en', 'icon', 'folder'])
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** How many services each category lists of its own, closed ones too, as `listServices` shows them. */
export const countServices = async (tx: Tx) =>
  tx
    .selectFrom('services')
    .select(['category_id', eb => eb.fn.countAll<number>().as('count')])
    .where('listed', '=', true)
    .groupBy('category_id')
    .execute()
