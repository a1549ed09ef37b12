import { readFactors } from '@khyanalt/contract/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'

/** By which second factors the person proves who he or she is. */
export const factorsQuery = () => queryOptions({ queryKey: ['factors'], queryFn: () => callApi(readFactors, {}) })

/** Tells the screen that factors changed; the recovery codes that came with the first one are shown. */
export type OnFactorsChanged = (codes?: readonly string[] | null) => Promise<void>
