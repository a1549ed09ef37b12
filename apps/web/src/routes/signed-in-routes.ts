// Screens that need a session: rendered in the browser; the guard sends signed-out visitors to the home page.
import type { RouteObject } from 'react-router'
import { PublicLayout } from '../layouts/PublicLayout.tsx'
import { clientRoutes } from './client-routes.ts'
import { ownLazy } from './own-lazy.ts'
import { portalRoutes } from './portal-routes.ts'

export const signedInRoutes: RouteObject[] = [
  ownLazy({
    lazy: { Component: async () => (await import('../layouts/SignedInArea.tsx')).SignedInArea },
    children: [
      {
        lazy: { Component: async () => (await import('../layouts/DashboardLayout.tsx')).DashboardLayout },
        children: clientRoutes,
      },
      {
        path: 'portal',
        lazy: { Component: async () => (await import('../layouts/PortalLayout.tsx')).PortalLayout },
        children: portalRoutes,
      },
      {
        Component: PublicLayout,
        children: [
          {
            path: 'security',
            lazy: {
              Component: async () => (await import('../features/profile/security/SecurityScreen.tsx')).SecurityScreen,
            },
          },
        ],
      },
    ],
  }),
]
