import { type Category, getCategories, getForm, getFormList, getOldForm } from '@khyanalt/contract/catalogue'
import { categoryRule } from '@khyanalt/domain/category-rules'
import { redirect } from 'react-router'
import type { CallApi } from '../../api/client.ts'
import { loader, missing } from '../../api/loading.ts'
import { paths } from '../../paths.ts'
import { activeCategory, wayTo } from './active-category.ts'

/** Categories, and the services of the active one by subcategory; an unknown category is a 404. */
export const loadServices = loader(async (call, { request }) => {
  const { data: categories, service_count: counts } = await call(getCategories, {})
  const active = activeCategory(categories, new URL(request.url).searchParams.get('category'))
  if (!active) throw missing()
  return { categories, counts, active, groups: await loadGroups(call, active) }
})

/** One category by its id, with the way to it. */
export const loadCategory = loader(async (call, { params }) => {
  const { data: categories } = await call(getCategories, {})
  const way = wayTo(categories, readId(params.id))
  const category = way.at(-1)
  if (!category) throw missing()
  const rule = categoryRule(category.id)
  if (rule === 'foodSafety') throw redirect(paths.service('fsi'))
  if (rule === 'feeReport') throw redirect(paths.feeReports)
  return { way, category, services: (await call(getFormList, { serviceid: category.id })).data }
})

/** One service; an unknown slug is a 404. */
export const loadService = loader(async (call, { params }) => (await call(getForm, { slug: params.slug ?? '' })).data)

/** One service by its number (CON-044). */
export const loadServiceById = loader(async (call, { params }) => {
  const { slug } = await call(getOldForm, { id: readId(params.id) })
  return (await call(getForm, { slug })).data
})

/** Sends an old form id to the service it became (REQ-AUTH-18). */
export const loadOldService = loader(async (call, { params }) => {
  const { slug } = await call(getOldForm, { id: readId(params.id) })
  throw redirect(paths.service(slug))
})

/** The services of each subcategory that lists them; folders are asked for when they are opened. */
const loadGroups = async (call: CallApi, active: Category) => {
  const listed = active.children.length > 0 ? active.children.filter(child => !child.folder) : [active]
  return Promise.all(
    listed.map(async category => ({ category, services: (await call(getFormList, { serviceid: category.id })).data })),
  )
}

/** A number as ids are written; anything else is the number of nothing. */
const readId = (text: string | undefined): number => {
  if (!text || !/^\d{1,9}$/.test(text)) throw missing('service_not_found')
  return Number(text)
}
