// Adds, changes and removes categories.
import type * as calls from '@khyanalt/contract/category-editor'
import type { Problem } from '@khyanalt/domain/problem'
import { markupProblems } from '@khyanalt/form-engine/definition-markup'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { presentCategory } from './list-catalogue.ts'
import {
  type CategoryRow,
  findEditor,
  insertCategory,
  listEditedCategories,
  lockCategories,
  updateCategory,
} from './service-editor.sql.ts'

export const saveCategory =
  (services: Services): UseCase<typeof calls.saveCategory> =>
  async (tx, caller, { id, version, name, transaction_id: _, ...given }) => {
    await lockCategories(tx)
    const rows = await listEditedCategories(tx)
    const stored = id === undefined ? null : await getCategory(tx, rows, id, version)
    const parent = rows.find(row => row.id === given.parent_id) ?? null
    const problems = [...placeProblems(rows, stored, parent, given), ...markupProblems(name, 'name')]
    if (problems.length > 0) throw refuse('definition_invalid', { problems })

    const values = {
      ...given,
      name_mn: name.mn,
      name_en: name.en,
      // A branch belongs to one part of the agency's work.
      module: parent?.module ?? stored?.module ?? 'INSPECTION',
    }
    const categoryId = stored?.id ?? (await insertCategory(tx, values, caller.userId))
    if (stored) await updateCategory(tx, stored.id, values, caller.userId)
    await auditEdit(tx, services, caller, {
      noun: 'category',
      id: categoryId,
      action: stored ? 'update' : 'add',
      detail: { before: stored && presentCategory(stored), name },
    })
    const saved = (await listEditedCategories(tx)).find(row => row.id === categoryId)
    if (!saved) throw refuse('not_found')
    return { data: presentCategory(saved) }
  }

/** The category as the editor saw it; whoever saw an older one is told who was faster. */
export const getCategory = async (
  tx: Tx,
  rows: readonly CategoryRow[],
  id: number,
  version: number,
): Promise<CategoryRow> => {
  const row = rows.find(one => one.id === id)
  if (!row) throw refuse('not_found')
  if (row.version !== version) {
    throw refuse('version_conflict', {
      current: { ...presentCategory(row), by: await findEditor(tx, 'categories', id) },
    })
  }
  return row
}

/** A place that would tear the tree, and a code that stands in other licences. */
const placeProblems = (
  rows: readonly CategoryRow[],
  stored: CategoryRow | null,
  parent: CategoryRow | null,
  given: { readonly parent_id: number | null; readonly code: string | null },
): Problem[] => {
  const upwards = (row: CategoryRow | null): number[] =>
    row === null ? [] : [row.id, ...upwards(rows.find(one => one.id === row.parent_id) ?? null)]
  const moves = stored === null || stored.parent_id !== given.parent_id
  return [
    ...(given.parent_id !== null && parent === null ? [{ code: 'unknown_category', path: 'parent_id' }] : []),
    ...(stored && upwards(parent).includes(stored.id) ? [{ code: 'below_itself', path: 'parent_id' }] : []),
    ...(moves && parent && Number(parent.services) > 0 ? [{ code: 'category_has_services', path: 'parent_id' }] : []),
    ...(given.code !== null && rows.some(row => row.code === given.code && row.id !== stored?.id)
      ? [{ code: 'duplicate_value', path: 'code', params: { value: given.code } }]
      : []),
  ]
}
