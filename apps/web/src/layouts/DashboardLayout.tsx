// The personal area: header, tab bar in the documented order, the screen (REQ-NAV-05, REQ-NAV-06).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { isInstalled } from '../api/installed.ts'
import { useIsOnline } from '../api/online.ts'
import { useRealtime } from '../api/realtime.ts'
import { refreshUser } from '../api/refresh-user.ts'
import { useSession } from '../api/session.ts'
import { useLanguage } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { AreaLayout } from './AreaLayout.tsx'
import type { AreaTab } from './area-tab.ts'
import { dashboardTabs, isShownArea } from './dashboard-areas.ts'
import { PayableBadge } from './PayableBadge.tsx'
import { SignedIn } from './SignedIn.tsx'

export const DashboardLayout = () => {
  const { pathname } = useLocation()
  return (
    <SignedIn audience="client">
      {user => (
        // A session from before the areas were told sees all of them until the person is asked for anew.
        <AreaLayout tabs={tabsFor(user.areas ?? allAreas, pathname)} more={dashboardTabs}>
          <FollowAccount />
          <FirstTour user={user} />
          <WhileOffline user={user} />
          <Outlet />
        </AreaLayout>
      )}
    </SignedIn>
  )
}

const allAreas = dashboardTabs.map(({ area }) => area)

const tabsFor = (held: readonly string[], pathname: string): readonly AreaTab[] =>
  dashboardTabs
    .filter(tab => isShownArea(tab, held, pathname))
    .map(tab => (tab.key === 'menuInvoices' ? { ...tab, badge: <PayableBadge /> } : tab))

// Shown once in a life: everybody else, and every form, does without its weight.
const CompanyTour = lazy(async () => ({ default: (await import('./CompanyTour.tsx')).CompanyTour }))

/** The tour of the organisation area, for members of a company who have not seen it. */
const FirstTour = ({ user }: { readonly user: SignedInUser }) => {
  const { pathname } = useLocation()
  const { support } = useSession()
  // Support that looks on must not use up what the person has not seen.
  if (user.company_tour || user.companies.length === 0 || support || !pathname.startsWith(paths.companies)) return null
  return (
    <Suspense fallback={null}>
      <CompanyTour user={user} />
    </Suspense>
  )
}

// Fetched ahead where the portal is installed (api/service-worker.ts); elsewhere no page opens without a network.
const KeptDrafts = lazy(async () => ({ default: (await import('./KeptDrafts.tsx')).KeptDrafts }))

/** The drafts that open without a network. */
const WhileOffline = ({ user }: { readonly user: SignedInUser }) => {
  const isOnline = useIsOnline()
  const { pathname } = useLocation()
  // An open draft says by itself where it is kept.
  if (isOnline || !isInstalled() || pathname.startsWith(paths.request(''))) return null
  return (
    <Suspense fallback={null}>
      <KeptDrafts userId={user.id} />
    </Suspense>
  )
}

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
