// Starts the portal in the browser: takes over what the server rendered, or renders the signed-in areas itself.
import './load-code.ts'
import './ui/base.css'
import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AgencyProvider } from './agency/agency.tsx'
import { callApi } from './api/client.ts'
import { callContext } from './api/loading.ts'
import { followOtherTabs, markExpired } from './api/session.ts'
import { startSession, watchIdle } from './api/watch-session.ts'
import { takePress } from './kept-press.ts'
import { LanguageProvider } from './language/language.tsx'
import { enterByAddress } from './language/language-store.ts'
import { isSignedInArea, isStaffArea, isTestPage } from './paths.ts'
import { fetchScreens } from './routes/fetch-screens.ts'
import { rootRouteId, routes } from './routes.tsx'

// Safari before 17 and Firefox before 125.
if (!('popover' in HTMLElement.prototype)) import('@oddbird/popover-polyfill')

const sent = readSent()
// Before the router reads the address.
enterByAddress()
startSession()
followOtherTabs()
watchIdle(markExpired)

// What the server rendered is taken over by the code of that very screen; of code that does not arrive the router tells.
if (sent) {
  fetchScreens(routes, location).then(
    () => start(sent),
    () => start(null),
  )
} else start(null)

function start(rendered: HydrationState | null) {
  const router = createBrowserRouter(routes, {
    // Visitors need not fetch the table of screens they cannot open.
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isStaffArea(path)) patch(rootRouteId, (await import('./routes/staff-area.ts')).staffArea)
      else if (isSignedInArea(path)) patch(rootRouteId, (await import('./routes/signed-in-routes.ts')).signedInRoutes)
      if (isTestPage(path)) patch(rootRouteId, (await import('./routes/test-routes.ts')).testRoutes)
    },
    getContext: () => new RouterContextProvider(new Map([[callContext, callApi]])),
    ...(rendered && { hydrationData: rendered }),
  })
  const root = document.getElementById('root')
  if (!root) return
  const pressAgain = takePress()
  const app = (
    <StrictMode>
      <Alive onAlive={pressAgain}>
        <AgencyProvider>
          <LanguageProvider>
            <RouterProvider router={router} />
          </LanguageProvider>
        </AgencyProvider>
      </Alive>
    </StrictMode>
  )
  if (rendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** Tells when all within has taken over. */
function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

function readSent(): HydrationState | null {
  const element = document.getElementById('khyanalt-state')
  return element?.textContent ? JSON.parse(element.textContent) : null
}
