// Starts the portal in the browser: takes over what the server rendered, or renders the signed-in areas itself.
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { callApi } from './api/client.ts'
import { callContext } from './api/loading.ts'
import { followOtherTabs, markExpired } from './api/session.ts'
import { startSession, watchIdle } from './api/watch-session.ts'
import { LanguageProvider } from './language/language.tsx'
import { enterByAddress } from './language/language-store.ts'
import { isSignedInArea, isStaffArea, isTestPage } from './paths.ts'
import { rootRouteId, routes } from './routes.tsx'

const sent = readSent()
// Before the router reads the address.
enterByAddress()

const router = createBrowserRouter(routes, {
  // Visitors need not fetch the table of screens they cannot open.
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (isStaffArea(path)) patch(rootRouteId, (await import('./routes/staff-area.ts')).staffArea)
    else if (isSignedInArea(path)) patch(rootRouteId, (await import('./routes/signed-in-routes.ts')).signedInRoutes)
    if (isTestPage(path)) patch(rootRouteId, (await import('./routes/test-routes.ts')).testRoutes)
  },
  getContext: () => new RouterContextProvider(new Map([[callContext, callApi]])),
  ...(sent ? { hydrationData: sent } : {}),
})

startSession()
followOtherTabs()
watchIdle(markExpired)

const app = (
  <StrictMode>
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>
)

const root = document.getElementById('root')
if (root) {
  // The screen's own chunk must be here before hydration, or React would throw the server's page away.
  if (sent) whenReady(() => hydrateRoot(root, app))
  else createRoot(root).render(app)
}

function whenReady(start: () => void) {
  if (router.state.initialized) {
    start()
    return
  }
  const stop = router.subscribe(state => {
    if (!state.initialized) return
    stop()
    start()
  })
}

function readSent(): HydrationState | null {
  const element = document.getElementById('khyanalt-state')
  return element?.textContent ? JSON.parse(element.textContent) : null
}
