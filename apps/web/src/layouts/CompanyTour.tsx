// The short tour of the organisation area, once per person; the server remembers it (CON-031).
import { finishCompanyTour, type SignedInUser } from '@khyanalt/contract/auth'
import { companyTourTexts } from '@khyanalt/domain/messages/company-tour'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../api/client.ts'
import { storeUser, useSession } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import type { dashboardTabs } from './dashboard-areas.ts'

// Shown once in a life: everybody else, and every form, does without its weight.
const Tour = lazy(async () => ({ default: (await import('../ui/Tour.tsx')).Tour }))

const stops = [
  'tabCompanies',
  'menuRequests',
  'menuEmployees',
  'menuInvoices',
] as const satisfies readonly (typeof dashboardTabs)[number]['key'][]

export const CompanyTour = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(companyTourTexts)
  const { pathname } = useLocation()
  const { support } = useSession()
  // Support that looks on must not use up what the person has not seen.
  if (user.company_tour || user.companies.length === 0 || support || !pathname.startsWith(paths.companies)) return null
  const end = () => {
    storeUser({ ...user, company_tour: true })
    // Not heard by the server, the tour is shown once more: that is all that is lost.
    callApi(finishCompanyTour, {}).catch(() => undefined)
  }
  return (
    <Suspense fallback={null}>
      <Tour
        stops={stops.map(key => ({ at: `[data-tour=${key}]`, title: t(`${key}Title`), text: t(`${key}Text`) }))}
        onEnd={end}
      />
    </Suspense>
  )
}
