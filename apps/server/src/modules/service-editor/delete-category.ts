import type * as calls from '@khyanalt/contract/category-editor'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { getCategory } from './save-category.ts'
import { listEditedCategories, lockCategories, removeCategory } from './service-editor.sql.ts'

export const deleteCategory =
  (services: Services): UseCase<typeof calls.deleteCategory> =>
  async (tx, caller, { id, version }) => {
    await lockCategories(tx)
    const category = await getCategory(tx, await listEditedCategories(tx), id, version)
    const [held, children] = [Number(category.services), Number(category.children)]
    if (held + children > 0) throw refuse('category_in_use', { params: { services: held, children } })
    await removeCategory(tx, id, caller.userId, services.clock.now())
    await auditEdit(tx, services, caller, {
      noun: 'category',
      id,
      action: 'remove',
      detail: { name: category.name_mn },
    })
    return {}
  }
