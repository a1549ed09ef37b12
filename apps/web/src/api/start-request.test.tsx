import { createRequestTexts } from '@khyanalt/domain/messages/create-request'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { toastManager } from '../ui/toast.ts'
import { useStart } from './start-request.ts'

const Starter = () => {
  const { start } = useStart(
    async () => ({ code: 'R260000042' }),
    number => `/opened/${number}`,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once.
  useEffect(() => start.mutate(), [])
  return null
}

it('[REQ-CREATE-09] [CON-081] says for two seconds that the request was made, and opens it', async () => {
  const updated = vi.spyOn(toastManager, 'update')
  const router = createMemoryRouter([
    { path: '/', Component: Starter },
    { path: '/opened/:number', element: null },
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/opened/R260000042'))
  expect(updated.mock.calls.map(([, toast]) => toast)).toEqual([
    { title: createRequestTexts.mn.created, type: 'success', timeout: 2000 },
  ])
})
