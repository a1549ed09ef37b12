import { addFoodNote, getFoodCase, resolveFoodObject } from '@khyanalt/contract/staff-food'
import { emptyFoodObject } from '@khyanalt/domain/food-object-form'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../../test/answering-server.ts'
import { FoodCaseScreen } from './FoodCaseScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = staffFoodTexts.mn
const desk = staffDeskTexts.mn
const number = 'F260000001'

const step = (action: string, user_name: string) => ({
  action,
  status: 1,
  resolve: action === 'receive' ? 0 : null,
  name: null,
  user_name,
  user_position: null,
  created_at: '2026-03-04T02:00:00.000Z',
  note: null,
})
/** The case as the server answers it: sent, or received by somebody since. */
const opened = (received: boolean) => {
  const form = emptyFoodObject('row')
  return {
    result: 'success',
    data: {
      request_number: number,
      type: 'NEW',
      status: received ? 1 : 0,
      branch_name: 'Номин зоогийн газар',
      sender_type: 1,
      created_at: '2026-03-01T02:00:00.000Z',
      date: '2026-03-01',
      verified_date: null,
      in_force: false,
      actions: received ? ['return'] : ['receive'],
      version: received ? 3 : 2,
      round: 1,
      customer_name: 'Бат',
      customer_rnumber: null,
      company_name: null,
      company_type: null,
      company_regnum: null,
      due_date: null,
      organization: null,
      has_reference: false,
      phone: null,
      email: null,
      data: {
        ...form,
        ownership: { value: 1, label: { mn: 'Өөрийн', en: 'Own' } },
        address: [],
        address_str: '',
        service_table: [],
      },
    },
    barred: null,
    operator_msg: null,
    steps: [step('submit', 'Бат'), ...(received ? [step('receive', 'Дорж')] : [])],
    notes: received
      ? [{ text: 'Утсаар ярьсан', author: 'Дорж', position: null, at: '2026-03-05T02:00:00.000Z', agreed: false }]
      : [],
    previous: null,
  }
}

let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
})
afterEach(() => server.close())

const openCase = async (received: boolean) => {
  server.answer(`/api${getFoodCase.path}`, { json: opened(received) })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/staff/food/${number}`]}>
        <Routes>
          <Route path="/staff/food/:requestnumber" element={<FoodCaseScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Номин зоогийн газар' })
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })

it('[REQ-DESK-01] tells at the desk of food objects who decided meanwhile, and shows the newer state only when it is asked for', async () => {
  await openCase(false)
  server.answer(`/api${getFoodCase.path}`, { json: opened(true) })
  server.answer(`/api${resolveFoodObject.path}`, {
    status: 409,
    json: { result: 'error', code: 'version_conflict', message: '' },
  })
  press('r')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: t.act_receive }))
  expect(await within(dialog).findByText(/^Дорж: .*2026-03-04/)).toBeTruthy()
  // The page beneath is as it was read.
  expect(screen.getAllByRole('button', { name: t.act_receive, hidden: true })).toHaveLength(2)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Шинэ төлөвийг харах' }))
  expect(await screen.findByRole('button', { name: t.act_return })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t.act_receive })).toBeNull()
  expect(screen.queryByText(t.newer)).toBeNull()
})

it('[REQ-DESK-02] takes the key of what may be decided, and none of what may not', async () => {
  await openCase(true)
  for (const key of 'raxsi') press(key)
  expect(screen.queryByRole('dialog')).toBeNull()
  press('b')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', { name: new RegExp(t.note) })).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: t.act_return }))
  // A return without a word of why is not sent.
  await waitFor(() => expect(within(dialog).getByText(t.note_missing)).toBeTruthy())
  expect(server.sentTo(`/api${resolveFoodObject.path}`)).toEqual([])
})

it('[REQ-CASE-11] shows what colleagues wrote, and sends a note with words alone', async () => {
  await openCase(true)
  expect(screen.getByText('Утсаар ярьсан')).toBeTruthy()
  server.answer(`/api${addFoodNote.path}`, { json: { result: 'success' } })
  press('t')
  const field = screen.getByRole('textbox', { name: desk.note })
  expect(document.activeElement).toBe(field)
  fireEvent.click(screen.getByRole('button', { name: desk.note_add }))
  expect(await screen.findByText(desk.note_empty)).toBeTruthy()
  expect(server.sentTo(`/api${addFoodNote.path}`)).toEqual([])
  fireEvent.change(field, { target: { value: ' Хаягийг шалгав. ' } })
  fireEvent.click(screen.getByRole('button', { name: desk.note_add }))
  await waitFor(() => expect(server.sentTo(`/api${addFoodNote.path}`)).toHaveLength(1))
  expect(server.sentTo(`/api${addFoodNote.path}`)[0]).toMatchObject({
    body: { request_number: number, text: 'Хаягийг шалгав.' },
  })
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})
