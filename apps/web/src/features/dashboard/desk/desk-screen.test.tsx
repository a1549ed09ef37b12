// The desk as people see it, over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { calendarTexts } from '@khyanalt/domain/messages/calendar'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { deskTexts } from '@khyanalt/domain/messages/desk'
import { invoiceStateTexts, requestStateTexts } from '@khyanalt/domain/messages/states'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../../test/answering-server.ts'
import { storeSession } from '../../../api/session.ts'
import { ProfileSummary } from '../ProfileSummary.tsx'
import { deskQuery } from '../queries.ts'
import { Desk } from './Desk.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = deskTexts.mn
const calendar = calendarTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => {
  cleanup()
  server.close()
})

const user = {
  ...{ id: 'u1', name: 'Бат', register_number: 'УБ80010112', login_type: 'client', type: 2, grants: [], areas: [] },
  ...{ companies: [{ id: 'c1', name: 'Оргил', register_number: '1', role: 'ADMIN' }], phone: '99112233' },
} as unknown as SignedInUser
const service = { mn: 'Рентген', en: 'X-ray' }
const task = { id: '1', title: service, number: 'R260000006', company_id: null, url: '/pay', day: '2026-11-28' }
const none = { today: '2026-11-25', tasks: [], more: false, under_way: [], more_under_way: false, draft: null }

const show = (data: object, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => {
  server.answer('/api/dashboard/desk', { json: { result: 'success', data: { ...none, ...data } } })
  act(() => storeSession('t', user))
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Desk />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('[REQ-DESK-11] [REQ-DESK-12] a task says what it is, whose, until when, and has one button that leads there', async () => {
  show({
    tasks: [
      { ...task, kind: 'payment' },
      { ...task, kind: 'returned', id: '2', number: 'F260000008', company_id: 'c1', day: null, url: '/correct' },
    ],
  })
  const [first, second] = within(await screen.findByRole('region', { name: new RegExp(t.waiting) })).getAllByRole(
    'listitem',
  )
  if (!first || !second) throw new Error('Two tasks were expected')
  expect(first.textContent).toContain('2026-11-28 хүртэл')
  expect(first.textContent).toContain('3 хоног үлдсэн')
  expect(
    within(first)
      .getByRole('link', { name: /^Төлөх ?: Рентген, R260000006$/ })
      .getAttribute('href'),
  ).toBe('/pay')
  expect(within(first).getAllByRole('button').length).toBe(1)
  // What has no day is not put into a calendar.
  expect(second.textContent).toContain('Оргил')
  expect(second.textContent).toContain(t.noDay)
  expect(within(second).queryByRole('button')).toBeNull()
})

it('[REQ-DESK-11] what was done on another screen waits no more on the way back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  client.setQueryData(deskQuery().queryKey, {
    ...{ result: 'success' as const, message: '' },
    data: { ...none, tasks: [{ ...task, kind: 'payment' as const }] },
  })
  show({}, client)
  expect(await screen.findByText(t.nothingWaits)).not.toBeNull()
})

it('[REQ-DESK-13] whoever has paid is not told to pay, and reads the steps still to come and when a decision is expected', async () => {
  const stations = [
    { name: { mn: 'Хүлээн авах', en: '' }, at: 'done' },
    { name: { mn: 'Шалгах', en: '' }, at: 'now' },
    { name: { mn: 'Батлах', en: '' }, at: 'later' },
  ]
  const paid = { noun: 'request', number: 'R260000005', title: service, status: 900, day: null, stations, url: '/r' }
  const sent = { ...paid, number: 'R260000006', status: 0, day: '2026-12-16' }
  show({ under_way: [paid, sent] })
  const part = await screen.findByRole('region', { name: new RegExp(t.underWay) })
  expect(part.textContent).toContain(invoiceStateTexts.mn.waiting)
  expect(part.textContent).not.toContain(requestStateTexts.mn.payment)
  const steps = within(part).getByRole('list', { name: /R260000005/ })
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Хүлээн авах: Дууссан', 'Шалгах: Одоо', 'Батлах: Дараа'])
  expect(within(part).getByText(t.expected.replace('{day}', '2026-12-16'))).not.toBeNull()
  expect(within(part).getByText(t.expectedPaused)).not.toBeNull()
})

it('[REQ-DESK-14] among the shortcuts is the draft that was worked on last', async () => {
  show({ draft: { request_number: 'R260000009', title: service } })
  const shortcuts = await screen.findByRole('region', { name: new RegExp(t.shortcuts) })
  const draft = within(shortcuts).getByRole('link', { name: t.continueDraft.replace('{title}', service.mn) })
  expect(draft.getAttribute('href')).toBe('/dashboard/services/request/R260000009')
})

it('[REQ-DESK-14] own data is folded, and open when something in it is missing', () => {
  const summary = (missing: readonly 'phone'[]) => {
    render(<ProfileSummary user={user} missing={missing} onEdit={() => undefined} />)
    const folded = document.querySelector('details')
    cleanup()
    return folded === null ? 'open' : folded.open ? 'unfolded' : 'folded'
  }
  expect(summary([])).toBe('folded')
  expect(summary(['phone'])).toBe('open')
  render(<ProfileSummary user={user} missing={['phone']} onEdit={() => undefined} />)
  expect(screen.getAllByText(dashboardTexts.mn.missing).length).toBe(2)
})

it('[REQ-ICS-02] [REQ-ICS-03] an address of the calendar is made, shown, and closed after a question', async () => {
  let url: string | null = null
  const answer = (made: string | null) => () => ({ json: { result: 'success', url: made } })
  server.answer('/api/dashboard/calendar', response => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ result: 'success', url }))
  })
  show({})
  fireEvent.click(await screen.findByText(calendar.calendar))
  const make = await screen.findByRole('button', { name: calendar.calendarOpen })
  url = 'https://portal.mn/api/calendar/a.b.ics'
  server.answer('/api/dashboard/calendar/open', answer(url)())
  fireEvent.click(make)
  expect(await screen.findByText(url)).not.toBeNull()
  expect(screen.getByRole('link', { name: calendar.calendarApp }).getAttribute('href')).toMatch(
    /^webcal:\/\/portal\.mn/,
  )
  server.answer('/api/dashboard/calendar/close', { json: { result: 'success' } })
  fireEvent.click(screen.getByRole('button', { name: calendar.calendarEnd }))
  const question = await screen.findByRole('alertdialog')
  expect(server.sentTo('/api/dashboard/calendar/close')).toEqual([])
  url = null
  fireEvent.click(within(question).getByRole('button', { name: calendar.calendarEnd }))
  expect(await screen.findByRole('button', { name: calendar.calendarOpen })).not.toBeNull()
  expect(server.sentTo('/api/dashboard/calendar/close').length).toBe(1)
})
