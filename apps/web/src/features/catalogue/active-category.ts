// Which category a visitor looks at; the address keeps it, so that a link can be shared.
import type { Category } from '@khyanalt/contract/catalogue'

/** Only informs; its services moved to another system (REQ-HOME-04). */
export const noticeCategoryId = 16

/** The category the address names, else the first that lists services. */
export const activeCategory = (categories: readonly Category[], wanted: string | null): Category | undefined =>
  categories.find(category => String(category.id) === wanted && category.id !== noticeCategoryId) ??
  categories.find(category => category.id !== noticeCategoryId)
