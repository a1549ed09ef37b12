import { requestTexts } from '@khyanalt/domain/messages/requests'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { buildForm, field, section } from '../../form/form-fixture.ts'
import { toastManager } from '../../ui/toast.ts'
import type { OpenedRequest } from './queries.ts'
import { RequestForm } from './RequestForm.tsx'
import { citizen } from './steps-fixture.tsx'

afterEach(() => vi.restoreAllMocks())

const opened = {
  request: { request_number: 'R260000001', step: 0, data: {}, version: 1, company_id: null, expires_on: null },
  form: { version: 1, clienttype: ['CITIZEN'], language: 'mn' },
  form_change: { lifted: null, offer: null },
  applicant: { person: {}, company: null },
  comments: [],
  previous: null,
  outlook: { days: null, returned_for: [] },
} as unknown as OpenedRequest

it.each([
  ['a returned request', true, requestTexts.mn.returnedNote, 'warning', 10_000],
  ['a draft', false, requestTexts.mn.draftNote, 'info', 5000],
])(
  '[REQ-STATUS-14] [REQ-STATUS-15] [REQ-FIDELITY-11] %s greets with its note for its time, and closes it when it is left',
  (_, returned, note, type, timeout) => {
    const add = vi.spyOn(toastManager, 'add')
    const close = vi.spyOn(toastManager, 'close')
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <RequestForm
            opened={opened}
            form={buildForm([section(field('text', 'name'))])}
            user={citizen}
            returned={returned}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    expect(add.mock.calls.map(([toast]) => [toast.title, toast.type, toast.timeout])).toEqual([[note, type, timeout]])
    expect(close).not.toHaveBeenCalled()
    unmount()
    expect(close.mock.calls).toEqual([[add.mock.results[0]?.value]])
  },
)
