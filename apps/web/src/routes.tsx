// The route table of public pages. Every screen is its own chunk; titles stand beside them, so that the server can
// print them.
import { data, type RouteObject } from 'react-router'
import { BrokenPage } from './layouts/Broken.tsx'
import { Opening } from './layouts/Opening.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { Root } from './Root.tsx'
import { infoRoutes } from './routes/info-routes.ts'
import { ownLazy } from './routes/own-lazy.ts'
import { page } from './routes/page.ts'
import { publicRoutes } from './routes/public-routes.ts'

/** Below this route the browser puts the routes that need a session. */
export const rootRouteId = 'root'

/** What the server renders too; routes/signed-in-routes.ts is fetched by the browser when somebody goes there. */
export const routes: RouteObject[] = [
  ownLazy({
    id: rootRouteId,
    Component: Root,
    ErrorBoundary: BrokenPage,
    HydrateFallback: Opening,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          ...infoRoutes,
          {
            path: '*',
            handle: page('notFoundTitle'),
            loader: () => data(null, { status: 404 }),
            lazy: { Component: async () => (await import('./features/not-found/NotFoundScreen.tsx')).NotFoundScreen },
          },
        ],
      },
    ],
  }),
]
