// The category tree with the numbers of services that its lists show; a parent counts its children's.
import type { Category, getCategories } from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { countServices, listCategories } from './catalogue.sql.ts'
import { presentIcon } from './present-service.ts'

export const listCategoryTree: UseCase<typeof getCategories> = async tx => {
  const rows = await listCategories(tx)
  const counts = new Map((await countServices(tx)).map(row => [row.category_id, Number(row.count)]))
  const childrenOf = (parent: number | null): Category[] =>
    rows
      .filter(row => row.parent_id === parent)
      .map(row => ({
        id: row.id,
        code: row.code,
        data: { icon: presentIcon(row.icon), _name: { mn: row.name_mn, en: row.name_en } },
        folder: row.folder,
        children: childrenOf(row.id),
      }))
  const totalOf = (category: Category): number =>
    (counts.get(category.id) ?? 0) + category.children.reduce((sum, child) => sum + totalOf(child), 0)
  const tree = childrenOf(null)
  const flat = (categories: readonly Category[]): Category[] => categories.flatMap(c => [c, ...flat(c.children)])
  return { data: tree, service_count: Object.fromEntries(flat(tree).map(c => [String(c.id), totalOf(c)])) }
}
