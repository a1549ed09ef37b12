import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { CreateRequest } from './CreateRequest.tsx'

const t = catalogueTexts.mn

it('[REQ-CREATE-02] offers the renewal disabled, and says why, where the form cannot be renewed', async () => {
  const server = await openAnsweringServer()
  const show = (renewable: boolean) => {
    const service = { id: 101, category_id: 1, type: 'NEW', renewable } as unknown as Service
    const element = <CreateRequest service={service} renewing={null} onClose={() => undefined} />
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>,
    )
    const renewal = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(t.chooseRenew) })
    const seen = [renewal.disabled, screen.queryByText(t.notRenewable) !== null]
    cleanup()
    return seen
  }
  expect([false, true].map(show)).toEqual([
    [true, true],
    [false, false],
  ])
  server.close()
})
