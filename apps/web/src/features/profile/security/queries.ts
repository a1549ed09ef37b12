import { readFactors } from '@khyanalt/contract/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'

/** By which second factors the person proves who he or she is. */
export const factorsQuery = () => queryOptions({ queryKey: ['factors'], queryFn: () => callApi(readFactors, {}) })
