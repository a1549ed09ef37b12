import { listSessions } from '@khyanalt/contract/auth'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The open sessions of the person. */
export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: () => callApi(listSessions, {}) })
