import { listUnits } from '@khyanalt/contract/agency'
import { loader } from '../../api/loading.ts'

/** The receiving units of the agency. */
export const loadContact = loader(async call => (await call(listUnits, {})).data)
