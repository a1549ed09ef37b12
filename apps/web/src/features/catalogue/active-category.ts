// Which category the address, or the tile that was pressed elsewhere, asks for (REQ-HOME-02).
import type { Category } from '@khyanalt/contract/catalogue'
import { categoryRule } from '@khyanalt/domain/category-rules'

/** The wanted category; the first that lists services when none is wanted; null when there is no such one. */
export const activeCategory = (categories: readonly Category[], wanted: string | null): Category | null => {
  if (wanted) return categories.find(category => String(category.id) === wanted) ?? null
  return categories.find(category => categoryRule(category.id) === 'services') ?? null
}

/** The categories from the top down to the one with this id; empty when there is none. */
export const wayTo = (categories: readonly Category[], id: number): readonly Category[] => {
  for (const category of categories) {
    if (category.id === id) return [category]
    const below = wayTo(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
