// The own organisations as people see them, over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { listOwnCompanies } from '@khyanalt/contract/companies'
import { listInvitations } from '@khyanalt/contract/company-members'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { storeSession } from '../../api/session.ts'
import { CompaniesScreen } from './CompaniesScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const company = (id: string, rest: object) => ({
  role: 'ADMIN',
  company: {
    ...{ id, register_number: '5012345', name_mn: 'Оргил Эмнэлэг ХХК', name_en: 'Orgil Hospital LLC', active: 1 },
    ...{ verified: true, data: { createdDate: '2009-04-17' }, description: 'ХХК', description_en: 'LLC' },
    ...{ membercount_count: 2, requestcount_count: 7 },
    ...rest,
  },
})

it('[REQ-COMP-13] [REQ-COMP-17] stand as cards with day of creation, active or not, both names and the numbers of members and requests', async () => {
  const data = [company('c1', {}), company('c2', { name_mn: 'Алтан Уул ХХК', active: 0 })]
  server.answer(`/api${listOwnCompanies.path}`, { json: { result: 'success', data } })
  server.answer(`/api${listInvitations.path}`, { json: { result: 'success', data: [] } })
  act(() => storeSession('t', { id: 'u1', login_type: 'client', type: 2, companies: [] } as unknown as SignedInUser))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CompaniesScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const t = companyTexts.mn
  const link = await screen.findByRole('link', { name: 'Оргил Эмнэлэг ХХК' })
  expect(link.getAttribute('href')).toBe('/dashboard/company/profile/c1')
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(first?.textContent).toBe(
    `${t.active}Оргил Эмнэлэг ХХКOrgil Hospital LLC${t.founded.replace('{date}', '2009-04-17')}2 ${t.members} · 7 ${t.requests}`,
  )
  expect(second?.textContent).toContain(`${t.inactive}Алтан Уул ХХК`)
})
