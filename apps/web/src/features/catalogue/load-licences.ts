import { listLicences } from '@khyanalt/contract/agency'
import { loader } from '../../api/loading.ts'

/** Licence services by category. */
export const loadLicences = loader(async call => (await call(listLicences, {})).data)
