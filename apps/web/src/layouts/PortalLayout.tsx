// The small layout of portal accounts: one tab (REQ-NAV-07).
import { Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { AreaLayout } from './AreaLayout.tsx'
import { SignedIn } from './SignedIn.tsx'

export const PortalLayout = () => (
  <SignedIn audience="portal">
    {() => (
      <AreaLayout tabs={[{ key: 'menuRequests', to: paths.portalHome }]}>
        <Outlet />
      </AreaLayout>
    )}
  </SignedIn>
)
