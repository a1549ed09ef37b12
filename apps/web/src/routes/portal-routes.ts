// Screens of operators who act for customers.
import type { RouteObject } from 'react-router'
import { page } from './page.ts'
import { requestScreen } from './request-screen.ts'

export const portalRoutes: RouteObject[] = [
  {
    path: 'home',
    handle: page('titleRequests'),
    lazy: { Component: async () => (await import('../features/dashboard/PortalScreen.tsx')).PortalScreen },
  },
  { path: 'request/:requestnumber', ...requestScreen },
]
