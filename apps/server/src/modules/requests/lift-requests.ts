// Open requests and a new version of their form: drafts go over, returned ones are offered it, nothing typed is lost.
import type { LiftedRequest } from '@khyanalt/contract/service-editor'
import type { ReviewStep } from '@khyanalt/domain/cases/case-type'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import { type LiftedAnswers, liftAnswers, liftBreaks, mergeAside } from '@khyanalt/form-engine/lift-answers'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import type { Doer } from './apply-action.ts'
import { compilePinned } from './compile-pinned.ts'
import { countUndecided, listOpenRequests, type OpenRequest, writeLifts } from './lift.sql.ts'
import { tellFormChanged } from './tell-form-changed.job.ts'

/** A version that requests may go over to. */
export type NextVersion = {
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: FormDefinition
  readonly plan: readonly ReviewStep[]
}

/** The same once it is published. */
export type PublishedVersion = NextVersion & { readonly id: string; readonly version: number }

/** What would become of every draft and returned request of a service; nothing is written. */
export const judgeLifts = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  serviceId: number,
  next: NextVersion,
): Promise<LiftedRequest[]> => {
  const open = await listOpenRequests(tx, serviceId)
  return (await judgeRequests(tx, services, open, next)).map(({ verdict }) => verdict)
}

/**
 * Takes every draft of a service to a version that was published, and tells its people. Returned requests stay under
 * theirs: what they were returned for was said of the old form, so that their people choose (`take-new-form.ts`).
 */
export const liftOpenRequests = async (
  tx: Tx,
  services: Services,
  doer: Doer,
  serviceId: number,
  next: PublishedVersion,
  // The version is offered once, when it is published; one that asks the same as before is told to nobody.
  { offer = true, quiet = false }: { readonly offer?: boolean; readonly quiet?: boolean } = {},
): Promise<{ readonly lifted: number; readonly offered: number }> => {
  const open = (await listOpenRequests(tx, serviceId, { lock: true })).filter(
    request => request.definition_version_id !== next.id,
  )
  const judged = await judgeRequests(tx, services, open, next)
  const lifted = judged.filter(({ request }) => request.state === 'draft')
  await moveRequests(tx, services, doer, lifted, next)
  if (quiet) return { lifted: lifted.length, offered: 0 }
  const idsOf = (some: readonly JudgedRequest[]) => some.map(({ request }) => request.id)
  const losing = lifted.filter(({ moved }) => moved.aside.length > 0)
  const whole = lifted.filter(({ moved }) => moved.aside.length === 0)
  await tellFormChanged(tx, services, idsOf(losing), null)
  await tellFormChanged(tx, services, idsOf(whole), 'form_renewed')
  const returned = offer ? judged.filter(({ request }) => request.state === 'returned') : []
  const offered = returned.filter(({ verdict }) => mayMove(verdict))
  await tellFormChanged(tx, services, idsOf(offered), 'form_offered')
  return { lifted: lifted.length, offered: offered.length }
}

/** Pins judged requests to the version, with the answers it takes, what it does not, and a line of journal each. */
export const moveRequests = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  doer: Doer,
  judged: readonly JudgedRequest[],
  next: PublishedVersion,
): Promise<void> => {
  if (judged.length === 0) return
  const at = clock.now()
  const lifts = judged.map(({ request, verdict, moved }) => ({
    requestId: request.id,
    eventId: uuidv7(),
    answers: moved.answers,
    lift: {
      at: at.toISOString(),
      from: [...(request.lift?.from ?? []), request.definition_version_id],
      aside: mergeAside(request.lift?.aside ?? [], moved.aside),
    },
    // The values stand in the row, where they can be forgotten with the draft.
    detail: {
      from: request.definition_version,
      to: next.version,
      lost: verdict.breaks.map(({ code, path }) => ({ code, path })),
    },
  }))
  const target = { definitionVersionId: next.id, plan: next.plan, language: next.language }
  await writeLifts(tx, lifts, target, { ...doer, at })
}

/** Whether a request can go on under the version: a review step that its plan lacks cannot be gone back to. */
export const mayMove = ({ breaks }: Pick<LiftedRequest, 'breaks'>): boolean =>
  breaks.every(({ code }) => code !== 'step_gone')

/** How many undecided requests go on under each version of a service. */
export const countUnderVersions = countUndecided

/** A request with what a version would make of it. */
export type JudgedRequest = {
  readonly request: OpenRequest
  readonly verdict: LiftedRequest
  readonly moved: LiftedAnswers
}

/** What a version would make of each request; nothing is written. */
export const judgeRequests = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  open: readonly OpenRequest[],
  next: NextVersion,
): Promise<JudgedRequest[]> => {
  const facts = new Map<CompiledForm, Facts>()
  const judged: JudgedRequest[] = []
  for (const request of open) {
    const pinned = await readDefinition(tx, request.definition_version_id)
    const before = compilePinned(pinned.body, request)
    const after = compileDefinition(next.body, { renew: before.renew })
    let known = facts.get(before)
    if (!known) {
      known = await liftFacts(tx, before, after, { language: next.language, today: agencyDate(clock.now()) })
      facts.set(before, known)
    }
    const returned = request.state === 'returned'
    const found = liftBreaks(before, after, request.answers, { facts: known, complete: returned })
    const stepGone = returned && next.plan[request.step - 1]?.role !== request.plan[request.step - 1]?.role
    const title = request.plan[request.step - 1]?.name ?? { mn: '', en: '' }
    const breaks = [...(stepGone ? [{ code: 'step_gone' as const, path: '', title }] : []), ...found]
    const { request_number, state, definition_version: version } = request
    judged.push({
      request,
      verdict: { request_number, state, version, breaks },
      moved: liftAnswers(before, after, request.answers, { facts: known, breaks: found }),
    })
  }
  return judged
}

/** The lists of both forms. People, permits and employees stay out of it: they are read anew when a request is sent. */
export const liftFacts = async (
  tx: Tx,
  before: CompiledForm,
  after: CompiledForm,
  of: { readonly language: NextVersion['language']; readonly today: string },
): Promise<Facts> => {
  const options = { ...(await readOptionLists(tx, before)), ...(await readOptionLists(tx, after)) }
  return { ...of, options, person: {}, company: null }
}
