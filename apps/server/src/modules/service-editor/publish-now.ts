// Publishes a draft that is ready; whether it may happen at once was decided before.
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { publishVersion } from '../catalogue/publish-version.ts'
import { liftOpenRequests } from '../requests/lift-requests.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { closeDraft, nextVersion } from './drafts.sql.ts'
import { differenceOf, digestOf, placeOf, readPublished } from './edited-service.ts'
import { lockDraft } from './save-service-draft.ts'

export type Publication = { readonly id: number; readonly version: number }

/** A draft, locked, that may be published as it is: open, without fault, and rehearsed in exactly this state. */
export const readyDraft = async (tx: Tx, { id, version }: Publication) => {
  const { service, draft } = await lockDraft(tx, id, version)
  if (!draft.open) throw refuse('draft_missing')
  // Lists and staff may have changed since the rehearsal.
  const checked = await checkDraft(tx, draft, await placeOf(tx, id))
  if (!checked.ok) throw refuse('definition_invalid', { problems: checked.problems })
  if (draft.row?.rehearsed_digest !== digestOf(draft, service)) throw refuse('rehearsal_missing')
  const before = service.current_version === null ? null : await readPublished(tx, service)
  return { service, draft, checked, before }
}

/** Publishes it. */
export const publishNow = async (tx: Tx, services: Services, caller: Session, { id, version }: Publication) => {
  const { draft, checked, before } = await readyDraft(tx, { id, version })
  const at = services.clock.now()
  const next = {
    id: uuidv7(),
    version: await nextVersion(tx, id),
    language: draft.language,
    body: checked.body,
    plan: checked.plan,
    certificate: checked.certificate,
  }
  await publishVersion(tx, { ...next, serviceId: id, at, by: caller.userId })
  const moved = await liftOpenRequests(tx, services, caller, id, next)
  const closed = await closeDraft(tx, id)
  await auditEdit(tx, services, caller, {
    noun: 'service',
    id,
    action: 'publish',
    detail: { version: next.version, changes: before ? differenceOf(before, checked) : [], ...moved },
  })
  return { published: next.version, draft_version: closed, ...moved }
}
