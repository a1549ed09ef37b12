// Notices that somebody else changed the case, without touching what its reader looks at.
import { getCase } from '@khyanalt/contract/review'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '../../api/client.ts'
import { useRealtime } from '../../api/realtime.ts'
import { type Case, caseQuery } from './queries.ts'

export type NewerCase = {
  readonly found: Case | null
  /** Asks the server now, for instance after a refusal. */
  readonly look: () => void
  /** Puts the newer state on the screen. */
  readonly show: () => void
}

/** Milliseconds between news of the queue and asking about this case. */
const newsDelay = 1000

/** Watches for a newer version than the one shown: on news of the queue, on return to the window, on request. */
export const useNewerCase = (shown: Case): NewerCase => {
  const client = useQueryClient()
  const query = caseQuery(shown.request.request_number)
  const { data, refetch } = useQuery({
    // Apart from what decisions make stale: this copy is only read when somebody looks.
    queryKey: ['newer-case', shown.request.request_number],
    queryFn: ({ signal }) => callApi(getCase, { requestnumber: shown.request.request_number }, { signal }),
    enabled: false,
    gcTime: 0,
  })
  const look = useCallback(() => void refetch(), [refetch])
  const later = useRef<number | undefined>(undefined)
  // News of one's own decision arrives before its answer; a moment later the screen shows it already.
  useRealtime('queue', () => {
    window.clearTimeout(later.current)
    later.current = window.setTimeout(look, newsDelay)
  })
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.clearTimeout(later.current)
    }
  }, [look])
  const found = data && data.request.version > shown.request.version ? data : null
  const show = () => {
    if (found) client.setQueryData(query.queryKey, found)
  }
  return { found, look, show }
}
