import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCompany } from '@khyanalt/contract/companies'
import { listFoodAddresses, listFoodTypes } from '@khyanalt/contract/food-objects'
import { type FoodObjectForm as Answers, emptyFoodObject } from '@khyanalt/domain/food-object-form'
import { foodFieldTexts, foodFormTexts, foodProblemTexts } from '@khyanalt/domain/messages/food-object-form'
import { foodObjectTexts } from '@khyanalt/domain/messages/food-objects'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { networkError } from '../../api/api-error.ts'
import { FoodObjectForm } from './FoodObjectForm.tsx'
import { filterFoodRows } from './filter-rows.ts'
import { UpdateFoodObjectScreen } from './UpdateFoodObjectScreen.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const fields = foodFieldTexts.mn
const words = foodFormTexts.mn
const problems = foodProblemTexts.mn
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  const option = (value: string, mn: string) => ({ value, label: { mn, en: mn } })
  const types = [option('4', 'Нийтийн хоол')]
  server.answer(`/api${listFoodTypes.path}`, { status: 200, json: { result: 'success', data: types } })
  const places = [option('11', 'Улаанбаатар')]
  server.answer(`/api${listFoodAddresses.path}`, { status: 200, json: { result: 'success', data: places } })
})
afterEach(() => server.close())

const inside = (children: React.ReactNode, address = '/') => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  </QueryClientProvider>
)

const Form = ({
  start,
  stored = null,
  error = null,
}: {
  readonly start: Answers
  readonly stored?: Answers | null
  readonly error?: unknown
}) => {
  const [form, setForm] = useState(start)
  return (
    <FoodObjectForm
      form={form}
      setForm={change => setForm(change)}
      stored={stored}
      restored={false}
      onDiscard={() => undefined}
      pending={false}
      error={error}
      onSend={() => undefined}
    />
  )
}

describe('the form of a food object', () => {
  it('[REQ-FSI-28] gives additional words three rows, and room for five', async () => {
    render(inside(<Form start={emptyFoodObject('a')} />))
    const area = await screen.findByRole('textbox', { name: new RegExp(fields.additional) })
    expect(area.getAttribute('rows')).toBe('3')
    expect(area.className).toMatch(/additional/)
    const styles = globSync('*.module.css', { cwd: import.meta.dirname })
    const rules = styles.map(name => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')
    expect(rules).toMatch(/\.additional \{\s*max-height: calc\(5lh /)
  })

  it('[REQ-FSI-34] says that the server cannot be reached, and keeps what was typed', async () => {
    const start = { ...emptyFoodObject('a'), branch_name: 'Номин' }
    render(inside(<Form start={start} error={networkError()} />))
    expect(await screen.findByText(words.connection)).toBeTruthy()
    expect(screen.getByDisplayValue('Номин')).toBeTruthy()
  })

  it('[REQ-FSI-34] [REQ-FSI-30] tells a registry that is silent from a company that it does not know', async () => {
    server.answer(`/api${checkCompany.path}`, {
      status: 503,
      json: { result: 'error', code: 'company_check_failed', message: 'x', message_en: 'x' },
    })
    render(inside(<Form start={{ ...emptyFoodObject('a'), sender_type: 2, company_regnum: '5000000' }} />))
    fireEvent.click(screen.getByRole('button', { name: words.lookUp }))
    expect(await screen.findByText(words.connection)).toBeTruthy()
    const data = { found: false, name: null, registered: false }
    server.answer(`/api${checkCompany.path}`, { status: 200, json: { result: 'success', data } })
    fireEvent.click(screen.getByRole('button', { name: words.lookUp }))
    expect(await screen.findByText('Компанийн мэдээлэл олдсонгүй, дугаараа шалгана уу')).toBeTruthy()
  })

  it('[REQ-FSI-29] heads everything that lacks something with „Мэдээллээ гүйцэт оруулна уу“', async () => {
    render(inside(<Form start={emptyFoodObject('a')} />))
    fireEvent.click(screen.getByRole('button', { name: words.send }))
    expect(await screen.findByRole('heading', { name: 'Мэдээллээ гүйцэт оруулна уу' })).toBeTruthy()
    expect(screen.getByRole('link', { name: `${fields.branch_name}: ${problems.enter_missing}` })).toBeTruthy()
    expect(screen.getByRole('link', { name: problems.agreement_missing })).toBeTruthy()
  })

  it('[CON-154] shows a stored company type that is offered no more, closed, and offers ЗБН and ББН on the new form alone', async () => {
    const company = { ...emptyFoodObject('a'), sender_type: 2 as const }
    const options = () =>
      [...screen.getByLabelText(new RegExp(fields.company_type)).querySelectorAll('option')].map(({ value }) => value)
    const closed = { ...company, company_type: 'ББН' }
    const { unmount } = render(inside(<Form start={closed} stored={closed} />))
    expect(screen.getByLabelText(new RegExp(fields.company_type))).toHaveProperty('value', 'ББН')
    expect(options()).toEqual(['', 'ББН'])
    expect(screen.getByLabelText(new RegExp(fields.company_type))).toHaveProperty('disabled', true)
    unmount()
    const other = { ...company, company_type: 'ХХК' }
    const update = render(inside(<Form start={other} stored={other} />))
    const always = ['', 'ХХК', 'ХК', 'ТӨХК', 'Төрийн байгууллага', 'ТББ', 'ТӨҮГ']
    expect(options()).toEqual(always)
    update.unmount()
    render(inside(<Form start={other} />))
    expect(options()).toEqual([...always, 'ЗБН', 'ББН'])
  })
})

describe('what cannot be loaded', () => {
  const failed = (path: string, message: string) =>
    server.answer(path, {
      status: 500,
      json: { result: 'error', code: 'internal', message, message_en: message },
    })

  it('[REQ-FSI-36] kinds of activity and addresses each say so', async () => {
    failed(`/api${listFoodTypes.path}`, 'Алдаа 1')
    failed(`/api${listFoodAddresses.path}`, 'Алдаа 2')
    render(inside(<Form start={emptyFoodObject('a')} />))
    expect(await screen.findByText(words.typesFailed)).toBeTruthy()
    expect(await screen.findByText(words.addressFailed)).toBeTruthy()
  })

  it('[REQ-FSI-35] [REQ-FSI-36] the form of an object shows what the server says in an alert', async () => {
    failed('/api/fsi/request/data', 'Ийм дугаартай хүнсний объект олдсонгүй.')
    const route = <Route path="/dashboard/fsi/update/:requestnumber" element={<UpdateFoodObjectScreen />} />
    render(inside(<Routes>{route}</Routes>, '/dashboard/fsi/update/F260000001'))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toContain('Ийм дугаартай хүнсний объект олдсонгүй.'))
    expect(alert.textContent).toContain(foodObjectTexts.mn.dataFailed)
  })
})

it('[REQ-FSI-15] [CON-052] the filters of the list work on its rows, by a part of the number and by status', () => {
  const row = (request_number: string, status: number) => ({ request_number, status }) as never
  const rows = [row('F260000012', 0), row('F260000013', 2), row('F260000023', 1000)]
  const numbers = (number: string, status = '') =>
    filterFoodRows(rows, { number, status }).map(({ request_number }) => request_number)
  expect(numbers('f26000001')).toEqual(['F260000012', 'F260000013'])
  expect(numbers('', 'review')).toEqual(['F260000013'])
  expect(numbers(' 23 ', 'registered')).toEqual(['F260000023'])
})
