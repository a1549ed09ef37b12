// What saving contact data does to the signed-in person of the page, over a real socket.
import { me, type SignedInUser } from '@khyanalt/contract/auth'
import { updateProfile } from '@khyanalt/contract/profile'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../test/answering-server.ts'
import { readSession, storeSession } from '../api/session.ts'
import { ContactDialog } from './ContactDialog.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const unknown = { surname: null, lastname: null, nationality: null, gender: null, birthDateAsText: null }
const user: SignedInUser = {
  ...{ id: 'u1', name: 'Бат', register_number: 'УБ80010112', login_type: 'client', type: 1, position: null },
  ...{ phone: '99112233', email: 'bat@khyanalt.test', image: null, company_tour: false },
  ...{ custom_address: 'Дархан, 3-р баг', custom_address_english: 'Darkhan, 3rd bagh' },
  ...{ grants: [], areas: [], companies: [], behalf: 'all', profile_company: null },
  profile: { ...unknown, passportAddress: null, workDirection: null },
}

it('[REQ-PROF-08] reads the person again through POST /auth/me once a change was saved', async () => {
  expect([me.method, me.path]).toEqual(['POST', '/auth/me'])
  server.answer(`/api${updateProfile.path}`, { json: { result: 'success' } })
  // As the server keeps it, which need not be as it was typed.
  const stored = { ...user, phone: '88112233' }
  server.answer(`/api${me.path}`, { json: { result: 'success', user: stored, login_type: 'client' } })
  act(() => storeSession('t', user))
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ContactDialog user={user} onClose={onClose} />
    </QueryClientProvider>,
  )
  const phone = await screen.findByLabelText(new RegExp(dashboardTexts.mn.phone))
  fireEvent.change(phone, { target: { value: '+976 8811-2233' } })
  fireEvent.click(screen.getByRole('button', { name: dashboardTexts.mn.save }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.received.map(({ path }) => path)).toEqual([`/api${updateProfile.path}`, `/api${me.path}`])
  expect(readSession().user?.phone).toBe('88112233')
})
