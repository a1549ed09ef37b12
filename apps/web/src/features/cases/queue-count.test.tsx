import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { announce } from '../../ui/live-region.ts'
import { QueueFrame } from './QueueFrame.tsx'

afterEach(() => {
  cleanup()
  act(() => announce(''))
})

const client = new QueryClient()
/** A queue for this filter; no total while its rows are on their way and those before still stand. */
const queue = (filter: string, total: number | null) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <QueueFrame
        tabs={{ label: 'parts', current: 'all', said: String, all: [{ key: 'all', text: 'All', search: '' }] }}
        countsKey={['counts']}
        limit={100}
        searchName="query"
        filters={null}
        listKey={['queue', filter]}
        list={{
          data: { data: { data: total === 0 ? [] : [{ number: 'R1' }], total: total ?? 7, per_page: 20 } },
          error: null,
          isPending: false,
          isPlaceholderData: total === null,
          refetch: () => undefined,
        }}
        failed="failed"
        empty={{ title: 'empty' }}
        total={(count, isMany) => `${count}${isMany ? ' or more' : ''} found`}
        table={{ caption: 'queue', columns: [], rowKey: row => row.number }}
        page={1}
        onPage={() => undefined}
      />
      <LiveRegion />
    </MemoryRouter>
  </QueryClientProvider>
)

it('[REQ-BROWSER-07] a queue announces how many a filter finds, none included, and nothing before its rows are there', () => {
  const { rerender } = render(queue('', 7))
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('')
  rerender(queue('lead', null))
  expect(said()).toBe('')
  rerender(queue('lead', 3))
  expect(said()).toBe('3 found')
  // Rows that come by themselves are no answer to a filter.
  rerender(queue('lead', 4))
  expect(said()).toBe('3 found')
  rerender(queue('gold', 0))
  expect(said()).toBe('0 found')
  rerender(queue('', 100))
  expect(said()).toBe('100 or more found')
})
