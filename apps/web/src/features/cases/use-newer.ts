// Notices that somebody else changed the case, without touching what its reader looks at.
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useRealtime } from '../../api/realtime.ts'

type Newer<Opened> = {
  readonly found: Opened | null
  /** Asks the server now, for instance after a refusal. */
  readonly look: () => void
  /** Puts the newer state on the screen. */
  readonly show: () => void
}

export type Watched<Opened> = {
  readonly queryKey: QueryKey
  readonly read: (signal: AbortSignal) => Promise<Opened>
  readonly versionOf: (opened: Opened) => number
}

/** Milliseconds between news of the queue and asking about this case. */
const newsDelay = 1000

/** Watches for a newer version than the one shown: on news of the queue, on return to the window, on request. */
export const useNewer = <Opened>(shown: Opened, { queryKey, read, versionOf }: Watched<Opened>): Newer<Opened> => {
  const client = useQueryClient()
  const { data, refetch } = useQuery({
    // Apart from what decisions make stale: this copy is only read when somebody looks.
    queryKey: ['newer-case', ...queryKey],
    queryFn: ({ signal }) => read(signal),
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
  // Messages, notes and who holds it change nothing that is decided on: they come by themselves.
  const taken = useRef<Opened | undefined>(undefined)
  useEffect(() => {
    if (data === undefined || data === taken.current || versionOf(data) !== versionOf(shown)) return
    taken.current = data
    client.setQueryData(queryKey, data)
  })
  const found = data !== undefined && versionOf(data) > versionOf(shown) ? data : null
  const show = () => {
    if (found) client.setQueryData(queryKey, found)
  }
  return { found, look, show }
}
