import { getManual, listManuals } from '@khyanalt/contract/manuals'
import { loader } from '../../api/loading.ts'

/** The manuals of the portal. */
export const loadManuals = loader(async call => (await call(listManuals, {})).data)

/** One manual; an unknown name is a 404. */
export const loadManual = loader(
  async (call, { params }) => (await call(getManual, { name: (params.name ?? '').slice(0, 40) })).data,
)
