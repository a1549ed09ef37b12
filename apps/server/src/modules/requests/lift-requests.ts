// Open requests and a new version of their form: what would break, and who goes over.
import type { LiftedRequest } from '@khyanalt/contract/service-editor'
import type { ReviewStep } from '@khyanalt/domain/request-actions'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import { liftBreaks } from '@khyanalt/form-engine/lift-answers'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { readDefinition } from '../catalogue/read-definition.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { compilePinned } from './compile-pinned.ts'
import { countUndecided, listOpenRequests, type OpenRequest, writeLifts } from './lift.sql.ts'
import { tellParties } from './tell-parties.ts'

/** A version that requests may go over to. */
export type NextVersion = {
  readonly language: 'mn' | 'en' | 'ru'
  readonly body: FormDefinition
  readonly plan: readonly ReviewStep[]
}

/** What would become of every draft and returned request of a service; nothing is written. */
export const judgeLifts = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  serviceId: number,
  next: NextVersion,
): Promise<LiftedRequest[]> => {
  const open = await listOpenRequests(tx, serviceId)
  return (await judge(tx, services, open, next)).map(({ verdict }) => verdict)
}

/** Who goes over: those that keep everything, those that do not, and the exceptions from either by number. */
export type LiftChoice = {
  readonly clean: 'lift' | 'pin'
  readonly breaking: 'lift' | 'pin'
  readonly except: readonly string[]
}

/** Lifts the open requests onto a published version as chosen; the others stay pinned to theirs and go on under it. */
export const liftRequests = async (
  tx: Tx,
  services: Services,
  caller: Session,
  serviceId: number,
  next: NextVersion & LiftChoice & { readonly id: string; readonly version: number },
): Promise<{ readonly lifted: number; readonly pinned: number }> => {
  const open = await listOpenRequests(tx, serviceId, { lock: true })
  const except = new Set(next.except)
  const judged = (await judge(tx, services, open, next)).filter(({ request, verdict }) => {
    // A step that the new plan lacks cannot be gone back to.
    if (verdict.breaks.some(({ code }) => code === 'step_gone')) return false
    const choice = verdict.breaks.length === 0 ? next.clean : next.breaking
    return (choice === 'lift') !== except.has(request.request_number)
  })
  const at = services.clock.now()
  if (judged.length > 0) {
    const lifts = judged.map(({ request, verdict }) => ({
      requestId: request.id,
      eventId: uuidv7(),
      // What the form has no place for any more stays readable here.
      detail: {
        from: request.definition_version,
        to: next.version,
        lost: verdict.breaks.map(({ code, path }) => ({ code, path, value: valueAt(request, path) })),
      },
    }))
    const target = { definitionVersionId: next.id, plan: next.plan, language: next.language }
    await writeLifts(tx, lifts, target, { ...caller, at })
    for (const { request, verdict } of judged) {
      if (verdict.breaks.length === 0) continue
      await tellParties(tx, services, request, { type: 'form_changed', params: { number: request.request_number } })
    }
  }
  return { lifted: judged.length, pinned: open.length - judged.length }
}

/** How many undecided requests go on under each version of a service. */
export const countUnderVersions = countUndecided

type Judged = { readonly request: OpenRequest; readonly verdict: LiftedRequest }

const judge = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  open: readonly OpenRequest[],
  next: NextVersion,
): Promise<Judged[]> => {
  const facts = new Map<CompiledForm, Facts>()
  const judged: Judged[] = []
  for (const request of open) {
    const pinned = await readDefinition(tx, request.definition_version_id)
    const before = compilePinned(pinned.body, request)
    const after = compileDefinition(next.body, { renew: before.renew })
    // People, permits and employees stay out of it: they are read anew when the request is sent.
    let known = facts.get(before)
    if (!known) {
      const options = { ...(await readOptionLists(tx, before)), ...(await readOptionLists(tx, after)) }
      known = { today: agencyDate(clock.now()), language: next.language, options, person: {}, company: null }
      facts.set(before, known)
    }
    const returned = request.state === 'returned'
    const breaks: LiftedRequest['breaks'] = [
      ...(returned && next.plan[request.step - 1]?.role !== request.plan[request.step - 1]?.role
        ? [{ code: 'step_gone' as const, path: '', title: request.plan[request.step - 1]?.name ?? { mn: '', en: '' } }]
        : []),
      ...liftBreaks(before, after, request.answers, { facts: known, complete: returned }),
    ]
    const { request_number, state, definition_version: version } = request
    judged.push({ request, verdict: { request_number, state, version, breaks } })
  }
  return judged
}

const valueAt = ({ answers }: OpenRequest, path: string): unknown => {
  const [name = '', rowId, cell] = path.split('/')
  const value = Object.hasOwn(answers, name) ? answers[name] : null
  if (rowId === undefined || cell === undefined || !Array.isArray(value)) return value
  return (value as Record<string, unknown>[]).find(row => row?._id === rowId)?.[cell] ?? null
}
