// The search for customers, asked once typing rests for 300 ms (REQ-CREATE-07).
import { searchCustomer } from '@khyanalt/contract/portal-requests'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../api/client.ts'

export type CustomerKind = 'CITIZEN' | 'COMPANY'

/** How long typing must rest before the search is asked, in milliseconds. */
export const searchRest = 300
// The shortest register number is that of an organisation; fewer characters cannot find anybody.
const shortest = 7

/** The customers with this number; undefined until the search has answered. */
export const useCustomers = (kind: CustomerKind, typed: string) => {
  const rested = useRested(typed.trim())
  const enabled = rested.length >= shortest
  const { data, error, isFetching } = useQuery({
    queryKey: ['customers', kind, rested],
    queryFn: ({ signal }) => callApi(searchCustomer, { type: kind, register_number: rested }, { signal }),
    enabled,
    staleTime: 60_000,
  })
  const current = enabled && rested === typed.trim()
  return { customers: current ? data?.data : undefined, searching: isFetching, error: current ? error : null }
}

/** The text as it was when typing last rested. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchRest)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
