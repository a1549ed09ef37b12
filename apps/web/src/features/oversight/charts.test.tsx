// Charts are for the eye alone; what they say stands in the tables beside them.
import type { OversightTimes } from '@khyanalt/contract/oversight-answers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { Period } from './period.ts'
import { askedOf, readPeriod } from './period.ts'
import { Times } from './Times.tsx'

afterEach(cleanup)

const period: Period = { ...readPeriod(new URLSearchParams('from=2026-05-01&to=2026-05-31')), service: 101 }
const taken = { count: 9, median: 5, p90: 17, late: 2, before: { count: 3, median: 4, p90: 8, late: 0 } }
const times: OversightTimes = {
  services: [{ id: 101, name: { mn: 'Рентген', en: 'X-ray' }, ...taken, planned: 15 }],
  stages: [
    { stage: 'review', step: 1, name: { mn: 'Шалгах', en: 'Check' }, ...taken, planned: 2, days: 30 },
    { stage: 'payment', step: null, name: null, ...taken, planned: null, days: 10 },
  ],
}

it('[REQ-OVERSIGHT-10] says in tables what the charts draw, and hides the drawing from whoever hears the page', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Times times={times} period={period} asked={askedOf(period)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const drawings = [...container.querySelectorAll('figure > div > svg')]
  expect(drawings).toHaveLength(2)
  expect(drawings.every(drawing => drawing.getAttribute('aria-hidden') === 'true')).toBe(true)
  // Each service and stage is drawn as reach, median and plan where there is one.
  expect(drawings.map(drawing => drawing.querySelectorAll('rect[data-look]').length)).toEqual([3, 5])
  const [services, stages] = screen.getAllByRole('table')
  const cells = (row: Element | undefined) => [...(row?.querySelectorAll('td') ?? [])].map(cell => cell.textContent)
  expect(cells(services && within(services).getAllByRole('row')[1])).toEqual(['9', '5', '4', '17', '15', '2'])
  expect(cells(stages && within(stages).getAllByRole('row')[1])).toEqual(['9', '5', '4', '17', '2', '2', '75 %'])
})

it('[REQ-OVERSIGHT-01] holds a period against the days before it or a year ago, whatever the calendar', () => {
  const against = (query: string) => {
    const { against_from, against_to } = askedOf(readPeriod(new URLSearchParams(query)))
    return [against_from, against_to]
  }
  expect(against('from=2026-05-01&to=2026-05-31')).toEqual(['2026-03-31', '2026-04-30'])
  expect(against('from=2026-05-04&to=2026-05-04')).toEqual(['2026-05-03', '2026-05-03'])
  expect(against('from=2028-02-29&to=2028-03-31&compare=year')).toEqual(['2027-02-28', '2027-03-31'])
  expect(against('from=2026-05-01&to=2026-05-31&compare=none')).toEqual([undefined, undefined])
})
