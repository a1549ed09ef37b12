// The small layout of portal accounts: one tab (REQ-NAV-07).
import { Outlet } from 'react-router'
import { AreaLayout } from './AreaLayout.tsx'
import { portalTabs } from './dashboard-areas.ts'
import { SignedIn } from './SignedIn.tsx'

export const PortalLayout = () => (
  <SignedIn audience="portal">
    {() => (
      <AreaLayout tabs={portalTabs}>
        <Outlet />
      </AreaLayout>
    )}
  </SignedIn>
)
