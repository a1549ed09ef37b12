import { getCategories, getForm, getFormList, getOldForm } from '@khyanalt/contract/catalogue'
import { redirect } from 'react-router'
import { loader } from '../../api/loading.ts'
import { paths } from '../../paths.ts'
import { activeCategory } from './active-category.ts'

/** Categories, and the services of the active one by subcategory. */
export const loadServices = loader(async (call, { request }) => {
  const { data: categories, service_count: counts } = await call(getCategories, {})
  const active = activeCategory(categories, new URL(request.url).searchParams.get('category')) ?? null
  const listed = active?.children.length ? active.children.filter(child => !child.folder) : active ? [active] : []
  const groups = await Promise.all(
    listed.map(async category => ({ category, services: (await call(getFormList, { serviceid: category.id })).data })),
  )
  return { categories, counts, active, groups }
})

/** One service; an unknown slug is a 404. */
export const loadService = loader(async (call, { params }) => (await call(getForm, { slug: params.slug ?? '' })).data)

/** Sends an old form id to the service it became (REQ-AUTH-18). */
export const loadOldService = loader(async (call, { params }) => {
  const { slug } = await call(getOldForm, { id: Number(params.id) })
  throw redirect(paths.service(slug))
})
