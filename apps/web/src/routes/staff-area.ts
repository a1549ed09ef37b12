// The agency's own screens, apart from those of clients: a phone that fills a form need not fetch their table.
import type { RouteObject } from 'react-router'
import { ownLazy } from './own-lazy.ts'
import { staffRoutes } from './staff-routes.ts'

export const staffArea: RouteObject[] = [
  ownLazy({
    lazy: { Component: async () => (await import('../layouts/SignedInArea.tsx')).SignedInArea },
    children: [
      {
        path: 'staff',
        lazy: { Component: async () => (await import('../layouts/StaffLayout.tsx')).StaffLayout },
        children: staffRoutes,
      },
    ],
  }),
]
