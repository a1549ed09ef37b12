import { getCategories } from '@khyanalt/contract/catalogue'
import { loader } from '../../api/loading.ts'

/** Categories of the tiles, with counts. */
export const loadHome = loader(call => call(getCategories, {}))
