import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAnsweringServer } from '../../../test/answering-server.ts'
import { buildForm, field, section } from '../../form/form-fixture.ts'
import { toastManager } from '../../ui/toast.ts'
import type { OpenedRequest } from './queries.ts'
import { RequestForm } from './RequestForm.tsx'
import { citizen } from './steps-fixture.tsx'

const fetched = vi.hoisted((): (readonly string[])[] => [])
vi.mock('../../form/late-parts.ts', () => ({
  partsOfKinds: (kinds: readonly string[]) => [
    () => {
      fetched.push(kinds)
      // What else is fetched would still be on its way when the test is over.
      return new Promise(() => undefined)
    },
  ],
}))

let server: Awaited<ReturnType<typeof openAnsweringServer>>
beforeEach(async () => {
  server = await openAnsweringServer()
  server.answer('/api/request/applicant', { json: { result: 'success', data: { person: {} } } })
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
})

const opened = {
  request: { request_number: 'R260000001', step: 0, data: {}, version: 1, company_id: null, expires_on: null },
  form: { version: 1, clienttype: ['CITIZEN'], language: 'mn' },
  form_change: { lifted: null, offer: null },
  applicant: { person: {}, company: null },
  comments: [],
  previous: null,
  outlook: { days: null, returned_for: [] },
} as unknown as OpenedRequest

const show = (form: CompiledForm, returned: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RequestForm opened={opened} form={form} user={citizen} returned={returned} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it.each([
  ['a returned request', true, requestTexts.mn.returnedNote, 'warning', 10_000],
  ['a draft', false, requestTexts.mn.draftNote, 'info', 5000],
])(
  '[REQ-STATUS-14] [REQ-STATUS-15] [REQ-FIDELITY-11] %s greets with its note for its time, and closes it when it is left',
  (_, returned, note, type, timeout) => {
    const add = vi.spyOn(toastManager, 'add')
    const close = vi.spyOn(toastManager, 'close')
    const { unmount } = show(buildForm([section(field('text', 'name'))]), returned)
    expect(add.mock.calls.map(([toast]) => [toast.title, toast.type, toast.timeout])).toEqual([[note, type, timeout]])
    expect(close).not.toHaveBeenCalled()
    unmount()
    expect(close.mock.calls).toEqual([[add.mock.results[0]?.value]])
  },
)

it('[REQ-LOADCODE-07] fetches what the kinds of all its steps need, once it stands', async () => {
  fetched.length = 0
  const steps = [section(field('text', 'name')), section(field('phone', 'mobile'))]
  const { unmount } = show(buildForm(steps), false)
  expect(fetched).toEqual([])
  await expect.poll(() => fetched, { timeout: 10_000 }).toEqual([['text', 'phone']])
  unmount()
})
