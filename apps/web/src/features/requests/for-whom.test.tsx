// For whom a form is, while it is being chosen; and who may not send it.
import { listMembers } from '@khyanalt/contract/company-members'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { clearSession, storeSession } from '../../api/session.ts'
import { ForWhom } from './ForWhom.tsx'
import type { OpenedRequest } from './queries.ts'
import { citizen, filled, showSteps } from './steps-fixture.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = requestTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/llist/organizations', { json: { result: 'success', data: [] } })
  server.answer('/api/request/applicant', { json: { result: 'success', data: { person: {} } } })
  server.answer('/api/company/list', { json: { result: 'success', data: { c1: 'Оргил ХХК', c2: 'Алтан ХХК' } } })
})
afterEach(() => {
  clearSession()
  server.close()
})

const own = (id: string, name: string, rights: readonly string[]) => ({
  id,
  name,
  register_number: '1',
  role: 'MEMBER',
  rights,
})
const user = {
  ...citizen,
  type: 2,
  companies: [own('c1', 'Оргил ХХК', ['prepare', 'send', 'read']), own('c2', 'Алтан ХХК', ['prepare', 'read'])],
} as unknown as typeof citizen

const opened = {
  request: { company_id: null, company_name: null },
  applicant: { person: { name: 'Энхмаа', lastname: 'Бат' }, company: null },
} as unknown as OpenedRequest

it('[REQ-BEHALF-09] the head of a form names for whom it is, and follows the sender', async () => {
  storeSession('token', user)
  const { draft } = await showSteps({ user, values: filled })
  const { container } = render(<ForWhom draft={draft} opened={opened} />)
  const { forWhom } = behalfTexts.mn
  expect(container.textContent).toBe(`${forWhom}: Бат Энхмаа`)
  act(() => draft.configuration.set({ '@sender_type': 2, '@company_id': 'c2' }))
  expect(container.textContent).toBe(`${forWhom}: Алтан ХХК`)
  act(() => draft.configuration.set({ '@company_id': null }))
  expect(container.textContent).toBe(`${forWhom}: –`)
})

it('[REQ-BEHALF-08] the check of the answers offers to send only in a name that the person may send in', async () => {
  storeSession('token', user)
  server.answer(`/api${listMembers.path.replace('{id}', 'c2')}`, {
    json: { result: 'success', data: [], invitations: [] },
  })
  const { draft } = await showSteps({ user, values: { ...filled, '@sender_type': 2, '@company_id': 'c2' } })
  fireEvent.click(screen.getByRole('button', { name: t.next }))
  await screen.findByRole('heading', { level: 2, name: /Тайлбар/ })
  fireEvent.click(screen.getByRole('button', { name: t.next }))
  expect(await screen.findByText(/“Алтан ХХК” байгууллагын нэрийн өмнөөс илгээх эрх танд алга/)).not.toBeNull()
  expect(screen.queryByRole('button', { name: t.submit })).toBeNull()
  act(() => draft.configuration.set({ '@company_id': 'c1' }))
  expect(screen.getByRole('button', { name: t.submit })).not.toBeNull()
})
