// Says that this tab shows a request, and learns which colleagues look at it too.
import { markPresence, presenceBeatSeconds } from '@khyanalt/contract/presence'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiHeaders, callApi } from '../../api/client.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { useRealtime } from '../../api/realtime.ts'
import { getToken } from '../../api/session.ts'

/** Nobody who does not move for so long looks at it any more; the session may end then, too. */
const idleMs = 5 * 60_000
const movements = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** The colleagues who look at it now; nobody while that cannot be known. */
export const usePresence = (requestnumber: string): readonly { readonly id: string; readonly name: string }[] => {
  const [tab] = useState(randomUuid)
  const idle = useIdle()
  const { data, error, refetch } = useQuery({
    queryKey: ['presence', requestnumber, tab],
    queryFn: ({ signal }) => callApi(markPresence, { requestnumber, tab }, { signal }),
    enabled: !idle,
    // Neither while another tab or window is in front, nor while nobody moves: the server forgets it then.
    refetchInterval: presenceBeatSeconds * 1000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  useRealtime('presence', about => {
    if (!idle && (about?.request_number ?? requestnumber) === requestnumber) void refetch()
  })
  useEffect(() => {
    const leave = () => sayGone(requestnumber, tab)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [requestnumber, tab])
  return idle || error ? [] : (data?.data ?? [])
}

/** Sent also while the page goes away; whether it arrives, the silence afterwards says the same. */
const sayGone = (requestnumber: string, tab: string): void => {
  const token = getToken()
  if (!token) return
  fetch(`/api${markPresence.path}`, {
    method: markPresence.method,
    keepalive: true,
    headers: { ...apiHeaders(token), 'content-type': 'application/json' },
    body: JSON.stringify({ requestnumber, tab, leaving: true }),
  }).catch(() => undefined)
}

const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer = 0
    let seen = 0
    const move = () => {
      // The pointer moves many times a second; once in a while is enough.
      if (Date.now() - seen < 1_000) return
      seen = Date.now()
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setIdle(true), idleMs)
      setIdle(false)
    }
    move()
    for (const movement of movements) window.addEventListener(movement, move, { passive: true, capture: true })
    return () => {
      window.clearTimeout(timer)
      for (const movement of movements) window.removeEventListener(movement, move, { capture: true })
    }
  }, [])
  return idle
}
