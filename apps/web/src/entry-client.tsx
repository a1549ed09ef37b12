// Starts the portal in the browser: takes over what the server rendered, or renders the signed-in areas itself.
import './ui/base.css'
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { callApi } from './api/client.ts'
import { createQueryClient, loadingContext } from './api/loading.ts'
import { followOtherTabs, markExpired, onSessionRestored } from './api/session.ts'
import { startSession, watchIdle } from './api/sign-in.ts'
import { LanguageProvider } from './language/language.tsx'
import { routes } from './routes.tsx'

const client = createQueryClient()
const sent = readSent()
if (sent) hydrate(client, sent.queries)

const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[loadingContext, { client, call: callApi }]])),
  ...(sent ? { hydrationData: sent.router } : {}),
})

startSession()
followOtherTabs()
watchIdle(markExpired)
onSessionRestored(() => client.invalidateQueries())

const app = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
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

function readSent(): { queries: DehydratedState; router: HydrationState } | null {
  const element = document.getElementById('khyanalt-state')
  return element?.textContent ? JSON.parse(element.textContent) : null
}
