// The short tour of the organisation area, once per person; the server remembers it (CON-031).
import { finishCompanyTour, type SignedInUser } from '@khyanalt/contract/auth'
import { companyTourTexts } from '@khyanalt/domain/messages/company-tour'
import { callApi } from '../api/client.ts'
import { storeUser } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { Tour } from '../ui/Tour.tsx'
import type { dashboardTabs } from './dashboard-areas.ts'

const stops = [
  'tabCompanies',
  'menuRequests',
  'menuEmployees',
  'menuInvoices',
] as const satisfies readonly (typeof dashboardTabs)[number]['key'][]

export const CompanyTour = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(companyTourTexts)
  const end = () => {
    storeUser({ ...user, company_tour: true })
    // Not heard by the server, the tour is shown once more: that is all that is lost.
    callApi(finishCompanyTour, {}).catch(() => undefined)
  }
  return (
    <Tour
      stops={stops.map(key => ({ at: `[data-tour=${key}]`, title: t(`${key}Title`), text: t(`${key}Text`) }))}
      onEnd={end}
    />
  )
}
