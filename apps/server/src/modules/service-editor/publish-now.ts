// Publishes a draft that is ready; whether it may happen at once was decided before.
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { storeVersion } from '../catalogue/publish-version.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { closeDraft, nextVersion } from './drafts.sql.ts'
import { differenceOf, digestOf, readDifference, readPublished } from './edited-service.ts'
import { findPlanned, insertPlanned } from './planned-versions.sql.ts'
import { putInForce } from './put-in-force.ts'
import { lockDraft } from './save-service-draft.ts'
import { settingsOf } from './service-editor.sql.ts'

export type Publication = {
  readonly id: number
  readonly version: number
  /** The day from which it holds; without one, at once. */
  readonly effective_on?: string | undefined
}

/** A draft, locked, that may be published as it is: open, without fault, and rehearsed in exactly this state. */
export const readyDraft = async (tx: Tx, { id, version }: Publication) => {
  const { service, draft } = await lockDraft(tx, id, version)
  if (!draft.open) throw refuse('draft_missing')
  // One version waits at a time: what is published after it would be undone on its day.
  if (await findPlanned(tx, id)) throw refuse('version_planned')
  // Lists and staff may have changed since the rehearsal.
  const checked = await checkDraft(tx, draft, id)
  if (!checked.ok) throw refuse('definition_invalid', { problems: checked.problems })
  if (draft.row?.rehearsed_digest !== digestOf(draft, service)) throw refuse('rehearsal_missing')
  const before = service.current_version === null ? null : await readPublished(tx, service)
  return { service, draft, checked, before, inForce: settingsOf(service) }
}

/** Publishes it: at once, or with a day that lies ahead. */
export const publishNow = async (tx: Tx, services: Services, caller: Session, publication: Publication) => {
  const { id, effective_on } = publication
  const { service, draft, checked, before } = await readyDraft(tx, publication)
  const at = services.clock.now()
  const next = {
    id: uuidv7(),
    version: await nextVersion(tx, id),
    language: draft.language,
    body: checked.body,
    plan: checked.plan,
    certificate: checked.certificate,
    settings: checked.settings,
  }
  const difference = await readDifference(tx, before, draft)
  await storeVersion(tx, { ...next, serviceId: id, at, by: caller.userId })
  const planned = effective_on !== undefined && effective_on > agencyDate(at)
  const moved = planned
    ? { lifted: 0, offered: 0 }
    : await putInForce(tx, services, caller, service, next, caller.userId)
  if (planned) {
    const { version } = next
    await insertPlanned(tx, { service_id: id, version, effective_on, planned_by: caller.userId, planned_at: at })
  }
  const closed = await closeDraft(tx, id)
  await auditEdit(tx, services, caller, {
    noun: 'service',
    id,
    action: 'publish',
    detail: {
      version: next.version,
      changes: before ? differenceOf(before, checked) : [],
      difference,
      ...(planned && { effective_on }),
      ...moved,
    },
  })
  return {
    published: planned ? null : next.version,
    planned: planned ? { version: next.version, effective_on } : null,
    draft_version: closed,
    ...moved,
  }
}
