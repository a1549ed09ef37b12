// The organisation whose data a form takes over: the one for whom one acts, else the first (CON-191).
import { getCompany } from '@khyanalt/contract/companies'
import type { Company } from '@khyanalt/contract/company-schema'
import { useQuery } from '@tanstack/react-query'
import { useBehalf } from '../api/behalf.ts'
import { callApi } from '../api/client.ts'
import { useSession } from '../api/session.ts'

/** `undefined` while it is being read; a failure leaves the form to be filled in by hand. */
export const useActingCompany = (): { readonly company: Company | null | undefined; readonly behalf?: string } => {
  const { user } = useSession()
  const { behalf } = useBehalf()
  const own = user?.profile_company ?? null
  const id = behalf === undefined || behalf === 'self' || behalf === own?.id ? null : behalf
  const { data, isPending } = useQuery({
    queryKey: ['company', id],
    queryFn: () => callApi(getCompany, { id: id ?? '' }),
    enabled: id !== null,
  })
  const company = id === null ? own : isPending ? undefined : (data?.data ?? null)
  return { company, ...(behalf === undefined ? {} : { behalf }) }
}
