// Keeps what was typed of a service, complete or not.
import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/service-editor'
import { jsonBounds, jsonExcess } from '@khyanalt/form-engine/bounded-json'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { putDraft } from './drafts.sql.ts'
import {
  type Drafted,
  differenceOf,
  readDifference,
  readDraft,
  readPublished,
  refuseOlderDraft,
} from './edited-service.ts'
import { followPlan } from './follow-plan.ts'
import { type EditedServiceRow, lockEditedService, settingsOf } from './service-editor.sql.ts'

export const saveServiceDraft =
  (services: Services): UseCase<typeof calls.saveServiceDraft> =>
  async (tx, caller, { id, version, language, body, plan, certificate: given, settings: typed }) => {
    const { service, draft } = await lockDraft(tx, id, version)
    const certificate = given === undefined ? draft.certificate : given
    // Whoever speaks of the plan alone has the page follow; whoever writes the page is told where it differs.
    const settings = typed === undefined ? followPlan(draft.settings, plan) : typed
    const content = { language, body, plan, certificate, settings }
    const excess = jsonExcess({ body, plan, certificate, settings }, jsonBounds.definition)
    if (excess) throw refuse('definition_invalid', { problems: [{ ...excess, path: 'body' }] })
    const at = services.clock.now()
    // What is in force is not kept a second time: the draft follows it.
    const own = isDeepStrictEqual(settings, settingsOf(service)) ? null : settings
    const saved = await putDraft(tx, id, { ...content, settings: own }, caller.userId, at)
    // Typing is kept all the time; the audit names when somebody began.
    if (!draft.open) await auditEdit(tx, services, caller, { noun: 'service', id, action: 'begin_draft' })
    const checked = await checkDraft(tx, content, id)
    const published = await readPublished(tx, service)
    return {
      version: saved,
      problems: checked.ok ? [] : [...checked.problems],
      changes: service.current_version === null ? [] : [...differenceOf(published, content)],
      difference: await readDifference(tx, published, content),
    }
  }

/** The service, locked, with its draft as the editor saw it. */
export const lockDraft = async (
  tx: Tx,
  id: number,
  version: number,
): Promise<{ readonly service: EditedServiceRow; readonly draft: Drafted }> => {
  const service = await lockEditedService(tx, id)
  if (!service) throw refuse('service_not_found')
  const draft = await readDraft(tx, service)
  refuseOlderDraft(draft, version)
  return { service, draft }
}
