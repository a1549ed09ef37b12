// The query cache of signed-in screens and dialogs; one per browser tab.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onSessionRestored, onUserChanged } from './session.ts'

/** No storm of retries, no refetch of what just arrived. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Held back until there is a network, a page would look as if it were still coming; it says so and asks again.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && (error as { code?: unknown }).code === 'network',
    },
    // Without a connection an act says so at once; held back, it would look as if it were under way.
    mutations: { networkMode: 'always' },
  },
})

// Signing in again asks anew for what failed meanwhile; another person starts with nothing.
onSessionRestored(() => client.invalidateQueries())
onUserChanged(() => client.clear())

/** Hands the cache down; every lazy part that queries stands inside one. */
export const QueryProvider = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
