import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Service } from '@khyanalt/contract/catalogue'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { actFor } from '../../api/behalf.ts'
import { clearSession, storeSession } from '../../api/session.ts'
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

it('[REQ-BEHALF-05] proposes the one for whom the person acts, and names those who may where that one may not', async () => {
  const server = await openAnsweringServer()
  server.answer('/api/request/opendraft', { json: { result: 'success', data: null } })
  server.answer('/api/profile/behalf', { json: { result: 'success' } })
  const own = (id: string, name: string, rights: readonly string[]) => ({
    id,
    name,
    register_number: id,
    role: 'MEMBER',
    rights,
  })
  const companies = [own('c1', 'Оргил ХХК', ['read']), own('c2', 'Алтан ХХК', ['prepare', 'read'])]
  storeSession('token', {
    id: 'taker',
    name: 'Энхмаа',
    type: 2,
    login_type: 'client',
    companies,
  } as unknown as SignedInUser)
  const show = (clienttype: readonly string[]) => {
    const service = { id: 101, category_id: 1, type: 'NEW', renewable: false, clienttype } as unknown as Service
    const element = <CreateRequest service={service} renewing={null} onClose={() => undefined} />
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>,
    )
    const radios = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'behalf')
    const seen = radios.map(({ value, checked, disabled }) => [value, checked, disabled])
    const warning = document.querySelector('[data-tone=warning]')?.textContent ?? null
    cleanup()
    return { seen, warning }
  }
  // Nobody chosen: the first organisation for which the person may prepare.
  expect(show(['CITIZEN', 'COMPANY'])).toEqual({
    seen: [
      ['self', false, false],
      ['c1', false, true],
      ['c2', true, false],
    ],
    warning: null,
  })
  actFor('self')
  expect(show(['CITIZEN', 'COMPANY']).seen[0]).toEqual(['self', true, false])
  const { seen, warning } = show(['COMPANY'])
  expect(seen).toEqual([
    ['self', false, true],
    ['c1', false, true],
    ['c2', true, false],
  ])
  expect(warning).toContain(behalfTexts.mn.takeForOther.replace('{acting}', 'Энхмаа').replace('{names}', 'Алтан ХХК'))
  clearSession()
  server.close()
})
