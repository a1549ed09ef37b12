import { requestTexts } from '@khyanalt/domain/messages/requests'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { citizen, filled, showSteps } from './steps-fixture.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = requestTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/request/applicant', { json: { result: 'success', data: { person: {} } } })
})
afterEach(() => server.close())

const failed = 'Компанийн мэдээлэл татаж чадсангүй'

it('[REQ-CONFIG-08] says in passing and in place that companies did not come, and asks again', async () => {
  server.answer('/api/company/list', { status: 500, json: null })
  await showSteps({
    user: {
      ...citizen,
      type: 2,
      companies: [
        {
          id: 'c1',
          name: 'Оргил ХХК',
          register_number: '1',
          role: 'ADMIN',
          rights: ['prepare', 'send', 'pay', 'read'],
        },
      ],
    },
    values: { ...filled, '@sender_type': 2 },
  })
  await waitFor(() => expect(screen.getAllByText(failed).length).toBeGreaterThan(1))
  server.answer('/api/company/list', { json: { result: 'success', data: { c1: 'Оргил ХХК' } } })
  const place = screen.getByRole('alert')
  expect(place.textContent).toContain(failed)
  fireEvent.click(within(place).getByRole('button', { name: t.retry }))
  const list = await screen.findByLabelText(new RegExp(`^${t.company}`))
  await waitFor(() => expect(list.textContent).toContain('Оргил ХХК'))
})
