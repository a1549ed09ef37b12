// A request open in the stepper, on a draft whose server is in memory and calls that go over a real socket.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import type { SaveOutcome } from '../../form/draft-save.ts'
import { buildForm, facts, field, memoryShelf } from '../../form/form-fixture.ts'
import { openDraft } from '../../form/open-draft.ts'
import { ToastRegion } from '../../ui/ToastRegion.tsx'
import type { OpenedRequest } from './queries.ts'
import { Steps } from './Steps.tsx'

const step = (mn: string, en: string, fields: readonly object[], more: object = {}) => ({
  _title: { mn, en },
  rows: fields.map(one => ({ fields: [one] })),
  ...more,
})

/** Two steps: a required name, one of two contacts, a preset district; then a note. */
const sections = [
  step(
    'Хүсэлт гаргагч',
    'Applicant',
    [
      field('text', 'name', { required: true }),
      field('text', 'mobile'),
      field('text', 'letterbox'),
      field('text', 'district'),
      field('autocomplete', 'maker'),
    ],
    { required_one: ['mobile', 'letterbox'], defaultvalue: { district: 'Сүхбаатар' } },
  ),
  step('Тайлбар', 'Note', [field('text', 'note')]),
]

export const citizen = {
  id: 'u1',
  login_type: 'client',
  type: 1,
  companies: [],
  profile: {},
} as unknown as SignedInUser

type Options = {
  readonly user?: SignedInUser
  readonly values?: Readonly<Record<string, unknown>>
  readonly returned?: boolean
  readonly clienttype?: readonly string[]
  readonly reachable?: boolean
  /** The receiving unit that the form itself names. */
  readonly default_organization?: number
}

/** Everything the first step asks for. */
export const filled = { '@sender_type': 1, '@organization_id': 2, name: 'Бат', mobile: '99112233' }

const Place = () => <output aria-label="place">{useLocation().pathname}</output>

/** Opens it; `saves` are the batches that reached the server. */
export const showSteps = async ({ user = citizen, values = {}, returned = false, ...more }: Options = {}) => {
  const saves: { readonly values: Readonly<Record<string, unknown>>; readonly step: number | null }[] = []
  const server = { reachable: more.reachable ?? true, version: 1 }
  const { default_organization } = more
  const form = buildForm(sections, default_organization === undefined ? {} : { default_organization })
  const draft = await openDraft({
    form,
    facts,
    userId: user.id,
    requestNumber: 'R260000001',
    version: 1,
    values,
    open: null,
    shelf: memoryShelf(),
    save: async (batch): Promise<SaveOutcome> => {
      if (!server.reachable) return { ok: false, failure: { kind: 'unreachable', error: null } }
      saves.push({ values: batch.values, step: batch.step })
      server.version += 1
      return { ok: true, version: server.version, savedAt: '2026-03-01T02:00:00.000Z' }
    },
  })
  const opened = {
    request: {
      request_number: 'R260000001',
      step: 0,
      company_id: null,
      company_name: null,
      data: {},
      version: 1,
      expires_on: null,
    },
    form: { clienttype: more.clienttype ?? ['CITIZEN', 'COMPANY'], language: 'mn' },
    applicant: { person: { name: 'Бат', lastname: 'Дорж' }, company: null },
    comments: [],
    previous: null,
    form_change: { lifted: null, offer: null },
    outlook: { days: null, returned_for: [] },
  } as unknown as OpenedRequest
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Steps draft={draft} opened={opened} user={user} returned={returned} />
        <Place />
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { draft, saves, server }
}
