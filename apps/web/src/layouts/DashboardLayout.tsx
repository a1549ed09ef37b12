// The personal area: header, tab bar in the documented order, the screen (REQ-NAV-05, REQ-NAV-06).
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useRealtime } from '../api/realtime.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useLanguage } from '../language/language.tsx'
import { AreaLayout, type AreaTab } from './AreaLayout.tsx'
import { CompanyTour } from './CompanyTour.tsx'
import { dashboardTabs } from './dashboard-areas.ts'
import { PayableBadge } from './PayableBadge.tsx'
import { SignedIn } from './SignedIn.tsx'

const tabs: readonly AreaTab[] = dashboardTabs.map(tab =>
  tab.key === 'menuInvoices' ? { ...tab, badge: <PayableBadge /> } : tab,
)

export const DashboardLayout = () => (
  <SignedIn audience="client">
    {user => (
      <AreaLayout tabs={tabs}>
        <FollowAccount />
        <CompanyTour user={user} />
        <Outlet />
      </AreaLayout>
    )}
  </SignedIn>
)

/** Somebody else may give or take a company while the page stands open. */
const FollowAccount = () => {
  const { ui } = useLanguage()
  const client = useQueryClient()
  // What the browser remembers of the person may be older than the last visit elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the area.
  useEffect(() => {
    refreshUser(ui, { quiet: true })
  }, [])
  useRealtime('user', () => {
    // An open form is not fetched again behind the person's back.
    refreshUser(ui).then(() =>
      client.invalidateQueries({ predicate: ({ queryKey }) => /compan/.test(String(queryKey[0])) }),
    )
  })
  return null
}
