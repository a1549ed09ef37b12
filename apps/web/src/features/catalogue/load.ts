import { redirect } from 'react-router'
import { loader, loadingContext } from '../../api/loading.ts'
import { paths } from '../../paths.ts'
import { activeCategory } from './active-category.ts'
import { categoriesQuery, oldServiceQuery, serviceQuery, servicesQuery } from './queries.ts'

/** Categories and the services of the active one. */
export const loadServices = loader(async ({ client, call }, { request }) => {
  const { data } = await client.ensureQueryData(categoriesQuery(call))
  const active = activeCategory(data, new URL(request.url).searchParams.get('category'))
  const listed = active?.children.length ? active.children.filter(child => !child.folder) : active ? [active] : []
  await Promise.all(listed.map(category => client.ensureQueryData(servicesQuery(category.id, call))))
})

/** One service; an unknown slug is a 404. */
export const loadService = loader(({ client, call }, { params }) =>
  client.ensureQueryData(serviceQuery(params.slug ?? '', call)),
)

/** Sends an old form id to the service it became (REQ-AUTH-18). */
export const loadOldService: typeof loadService = async args => {
  const { client, call } = args.context.get(loadingContext)
  const id = Number(args.params.id)
  const found = Number.isInteger(id) ? await client.ensureQueryData(oldServiceQuery(id, call)).catch(() => null) : null
  if (found) throw redirect(paths.service(found.slug))
  return loader(() => Promise.reject({ code: 'service_not_found' }))(args)
}
