import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RequestResults } from './RequestResults.tsx'

afterEach(cleanup)

const results = (total: number) => (
  <RequestResults
    page={{ data: total === 0 ? [] : ['R1'], per_page: 20, total }}
    current={1}
    onPage={() => undefined}
    error={null}
    onRetry={() => undefined}
    filtered
    emptyText=""
    emptyAction={null}
    busy={false}
    table={() => null}
  />
)

it('[REQ-BROWSER-07] a list of requests says in a region that is read aloud how many a filter finds', () => {
  const { rerender } = render(results(7))
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('7 хүсэлт')
  rerender(results(3))
  // A region that is drawn anew with its words would not be read aloud.
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('3 хүсэлт')
  rerender(results(0))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('0 хүсэлт')
})
