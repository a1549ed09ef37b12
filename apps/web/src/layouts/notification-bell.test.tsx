// The bell as people see it, over a real socket.
import { listNotifications, markAllRead, markRead } from '@khyanalt/contract/notifications'
import { bellTexts } from '@khyanalt/domain/messages/bell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { NotificationBell } from './NotificationBell.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = bellTexts.mn
const named = (count: number) => `${t.bell}: ${t.unread.replace('{count}', String(count))}`
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  for (const call of [markRead, markAllRead]) server.answer(`/api${call.path}`, { json: { result: 'success' } })
})
afterEach(() => server.close())

const message = (id: string, opened: 0 | 1) => ({
  ...{ id, opened, content: `Хүсэлт ${id} ирлээ`, content_en: `Request ${id} arrived`, url: `/dashboard/${id}` },
  ...{ url_type: 'internal', type: 'request_received', label: 'Үйлчилгээ', label_en: 'Service', tone: 'blue' },
  publish_date: '2026-11-25T01:02:03.000Z',
})
const answer = (...messages: readonly ReturnType<typeof message>[]) =>
  server.answer(`/api${listNotifications.path}`, {
    json: { result: 'success', data: messages, count: messages.filter(({ opened }) => opened === 0).length },
  })
const Place = () => <output>{useLocation().pathname}</output>
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NotificationBell />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('[REQ-NOTI-02] [REQ-NOTI-08] a chosen message is marked as read, opens its address, and list and count are fetched anew', async () => {
  answer(message('r1', 0), message('r2', 0))
  show()
  await screen.findByRole('button', { name: named(2) })
  expect(screen.getAllByText(t.new)).toHaveLength(2)
  answer(message('r1', 1), message('r2', 0))
  fireEvent.click(screen.getByRole('button', { name: /Хүсэлт r1 ирлээ/, hidden: true }))
  await screen.findByRole('button', { name: named(1) })
  expect(screen.getAllByText(t.new)).toHaveLength(1)
  expect(server.sentTo(`/api${markRead.path}`).map(({ body }) => body)).toEqual([{ noti_id: 'r1' }])
  expect(document.querySelector('output')?.textContent).toBe('/dashboard/r1')
})

it('[REQ-NOTI-01] [REQ-NOTI-08] counts what is unread, and all is read with one press and fetched anew', async () => {
  answer(message('r1', 0), message('r2', 0), message('r3', 1))
  show()
  await screen.findByRole('button', { name: named(2) })
  answer(message('r1', 1), message('r2', 1), message('r3', 1))
  fireEvent.click(screen.getByRole('button', { name: t.markAll, hidden: true }))
  await screen.findByRole('button', { name: t.bell })
  expect(server.sentTo(`/api${markAllRead.path}`)).toHaveLength(1)
  expect(screen.queryByText(t.new)).toBeNull()
})
