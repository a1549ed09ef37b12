// What is left until a service can open.
import type { Problem } from '@khyanalt/domain/problem'

/** What has to be done, in this order, and the part of the screen where it is done. */
export const openingSteps = [
  { key: 'page', part: 'page' },
  { key: 'form', part: '' },
  { key: 'plan', part: 'plan' },
  { key: 'certificate', part: 'certificate' },
  { key: 'rehearse', part: 'draft' },
  { key: 'publish', part: 'draft' },
  { key: 'confirm', part: 'confirm' },
  { key: 'open', part: 'page' },
] as const
export type OpeningStep = (typeof openingSteps)[number]

/** A service as far as its opening depends on it. */
export type ServiceState = {
  readonly problems: readonly Problem[]
  readonly body: unknown
  readonly issuesCertificate: boolean
  readonly draftOpen: boolean
  readonly rehearsed: boolean
  readonly published: boolean
  /** Whether a publication waits for a second administrator. */
  readonly waiting: boolean
  readonly open: boolean
}

/** Each step with whether it is done; those that this service does not need are left out. */
export const openChecklist = (state: ServiceState): readonly (OpeningStep & { readonly done: boolean })[] => {
  const sound = (place: string) => state.problems.every(({ path }) => path !== place && !path.startsWith(`${place}/`))
  const done: Record<OpeningStep['key'], boolean> = {
    page: sound('settings'),
    form: sound('body') && asksAnything(state.body),
    plan: sound('plan'),
    certificate: sound('certificate'),
    rehearse: state.published || state.waiting || (state.rehearsed && state.draftOpen),
    publish: state.published || state.waiting,
    confirm: state.published,
    open: state.open,
  }
  return openingSteps
    .filter(({ key }) => (key === 'certificate' ? state.issuesCertificate : key !== 'confirm' || state.waiting))
    .map(step => ({ ...step, done: done[step.key] }))
}

/** Whether the form has a question at all. */
const asksAnything = (body: unknown): boolean => {
  const sections = partOf(body, 'sections')
  return Array.isArray(sections) && sections.some(section => listOf(partOf(section, 'rows')).some(hasFields))
}

const hasFields = (row: unknown): boolean => listOf(partOf(row, 'fields')).length > 0

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
