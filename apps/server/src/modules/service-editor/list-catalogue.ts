// The catalogue as its administrator sees it.
import type { OutputOf } from '@khyanalt/contract/call'
import type { EditedCategory } from '@khyanalt/contract/category-editor'
import type * as calls from '@khyanalt/contract/service-editor'
import type { Module } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { type CategoryRow, listEditedCategories, listEditedServices } from './service-editor.sql.ts'

export const listCatalogue: UseCase<typeof calls.listCatalogue> = tx => readCatalogue(tx)

/** Every category and service. */
export const readCatalogue = async (tx: Tx): Promise<OutputOf<typeof calls.listCatalogue>> => ({
  categories: (await listEditedCategories(tx)).map(presentCategory),
  services: (await listEditedServices(tx)).map(row => ({
    id: row.id,
    slug: row.slug,
    category_id: row.category_id,
    name: { mn: row.name_mn, en: row.name_en },
    status: row.status,
    temporary_disable: row.temporary_disable,
    published: row.current_version,
    draft:
      row.edited_at && row.edited_by
        ? {
            edited_by: row.edited_by,
            edited_at: row.edited_at.toISOString(),
            rehearsed: row.rehearsed_digest !== null,
          }
        : null,
  })),
})

/** A category as its editor gets it. */
export const presentCategory = (row: CategoryRow): EditedCategory => ({
  id: row.id,
  parent_id: row.parent_id,
  code: row.code,
  name: { mn: row.name_mn, en: row.name_en },
  icon: row.icon,
  folder: row.folder,
  module: row.module as Module,
  sort: row.sort,
  version: row.version,
  services: Number(row.services),
  children: Number(row.children),
})
