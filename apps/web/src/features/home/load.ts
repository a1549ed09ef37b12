import { loader } from '../../api/loading.ts'
import { categoriesQuery } from './queries.ts'

/** Categories of the tiles. */
export const loadHome = loader(({ client, call }) => client.ensureQueryData(categoriesQuery(call)))
