// The table of explosives beside the certificate that it takes from.
import { explosiveTexts } from '@khyanalt/domain/messages/explosives'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { FormRenderer } from '../FormRenderer.tsx'
import { buildForm, facts, field, section } from '../form-fixture.ts'
import { createFormStore } from '../form-store.ts'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })
const t = explosiveTexts.mn
const permit = '01a1ff9e-0000-7000-8000-000000000001'
let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  const answers = {
    getcerts: { data: [{ value: permit, label: '26-01-0001' }] },
    getcertdata: { data: {} },
    getlist: { data: [], usage_data: {} },
  }
  for (const [call, answer] of Object.entries(answers)) {
    server.answer(`/api/explosive/${call}`, { json: { result: 'success', ...answer } })
  }
})
afterEach(() => {
  cleanup()
  server.close()
})

const show = (...fields: readonly object[]) => {
  const store = createFormStore({ form: buildForm([section(...fields)]), facts, answers: {} })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormRenderer store={store} surroundings={{ remarks: new Map(), previous: null }} stepIndex={0} />
    </QueryClientProvider>,
  )
  return store
}
const adds = () => screen.queryAllByRole('button', { name: /нэмэх/i }).length

it('[CON-110] [REQ-EXPL-06] takes no explosives before a certificate is chosen, and takes them then', async () => {
  const store = show(field('select_explosive', 'permit'), field('explosive_usage_tool', 'usage'))
  expect(await screen.findByText(t.chooseFirst)).not.toBeNull()
  expect(adds()).toBe(0)
  fireEvent.change(await screen.findByRole('combobox', { name: /^permit/ }), { target: { value: permit } })
  expect(store.readAnswers().permit).toBe(permit)
  await vi.waitFor(() => expect(adds()).toBe(1), { timeout: 10_000 })
  expect(screen.queryByText(t.chooseFirst)).toBeNull()
  await vi.waitFor(() => expect(server.sentTo('/api/explosive/getlist')).toHaveLength(1), { timeout: 10_000 })
})

it('[CON-112] takes explosives at once where the form has the table alone', async () => {
  show(field('explosive_usage_tool', 'usage'))
  await vi.waitFor(() => expect(adds()).toBe(1), { timeout: 10_000 })
  expect(screen.queryByText(t.chooseFirst)).toBeNull()
})

it('[REQ-EXPL-10] says that there is no certificate to choose', async () => {
  server.answer('/api/explosive/getcerts', { json: { result: 'success', data: [] } })
  show(field('select_explosive', 'permit'))
  expect(await screen.findByText(t.none)).not.toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(explosiveTexts.en.none).toBe('Checklist information not found')
})
