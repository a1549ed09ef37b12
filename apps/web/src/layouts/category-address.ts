import { categoryRule } from '@khyanalt/domain/category-rules'
import { paths } from '../paths.ts'

/** Where a category is read about (REQ-CAT-06); what needs signing in says so there. */
export const addressOfCategory = (id: number): string => {
  const rule = categoryRule(id)
  if (rule === 'foodSafety') return paths.service('fsi')
  return rule === 'feeReport' ? paths.feeReports : `${paths.services}?category=${id}`
}
