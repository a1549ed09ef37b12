import { getCategories } from '@khyanalt/contract/catalogue'
import {
  getCertificate,
  listCertificateForms,
  listCertificateOrganizations,
  listCertificates,
} from '@khyanalt/contract/certificates'
import { getFoodCertificate } from '@khyanalt/contract/food-certificates'
import { loader } from '../../api/loading.ts'
import { findDateProblems, readFilters } from './search-filters.ts'

/** One page of the public search, with what its filters offer; a wrong date is not searched for. */
export const loadSearch = loader(async (call, { request }) => {
  const search = new URL(request.url).searchParams
  const problems = findDateProblems(search)
  const [found, categories, units, services] = await Promise.all([
    Object.keys(problems).length > 0 ? null : call(listCertificates, { ...readFilters(search), results: 10 }),
    call(getCategories, {}),
    call(listCertificateOrganizations, {}),
    call(listCertificateForms, {}),
  ])
  return {
    found: found?.data ?? null,
    problems,
    offered: {
      categories: categories.data.flatMap(({ code, data }) => (code ? [{ value: code, name: data._name }] : [])),
      units: units.data.map(({ id, name, name_en }) => ({ value: String(id), name: { mn: name, en: name_en } })),
      services: Object.entries(services.data).map(([value, mn]) => ({
        value,
        name: { mn, en: services.data_en[value] ?? mn },
      })),
    },
  }
})

/** The page behind the QR code; an unknown number is a 404. */
export const loadCertificate = loader(async (call, { params }) => {
  return (await call(getCertificate, { cs_id: params.csId ?? '' })).data
})

/** The page behind the QR code of a food-safety reference. */
export const loadFoodCertificate = loader(async (call, { params }) => {
  return (await call(getFoodCertificate, { requestnumber: params.requestNumber ?? '' })).data
})
