import { getManual, listManuals } from '@khyanalt/contract/manuals'
import { loader } from '../../api/loading.ts'

/** One manual by its name, else all of them; an unknown name is a 404. */
export const loadManuals = loader(async (call, { params }) =>
  params.name === undefined
    ? { manuals: (await call(listManuals, {})).data }
    : { manual: (await call(getManual, { name: params.name.slice(0, 40) })).data },
)
