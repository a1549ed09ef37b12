// The personal area: header, tab bar in the documented order, the screen (REQ-NAV-05, REQ-NAV-06).
import { Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { AreaLayout, type AreaTab } from './AreaLayout.tsx'
import { PayableBadge } from './PayableBadge.tsx'
import { SignedIn } from './SignedIn.tsx'

const tabs: readonly AreaTab[] = [
  { key: 'tabCitizen', to: paths.dashboard, end: true },
  { key: 'menuRequests', to: paths.requests },
  { key: 'menuInvoices', to: paths.invoices, badge: <PayableBadge /> },
  { key: 'menuCertificates', to: paths.ownCertificates },
]

export const DashboardLayout = () => (
  <SignedIn audience="client">
    {() => (
      <AreaLayout tabs={tabs}>
        <Outlet />
      </AreaLayout>
    )}
  </SignedIn>
)
