// Keeps what was typed of a form, complete or not, and gives drafts up.
import type * as calls from '@khyanalt/contract/service-editor'
import { jsonBounds, jsonExcess } from '@khyanalt/form-engine/bounded-json'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { checkDraft } from './check-draft.ts'
import { putDraft } from './drafts.sql.ts'
import { type Drafted, differenceOf, placeOf, readDraft, readPublished, refuseOlderDraft } from './edited-service.ts'
import { type EditedServiceRow, lockEditedService } from './service-editor.sql.ts'

export const saveServiceDraft =
  (services: Services): UseCase<typeof calls.saveServiceDraft> =>
  async (tx, caller, { id, version, language, body, plan, certificate: given }) => {
    const { service, draft } = await lockDraft(tx, id, version)
    const certificate = given === undefined ? draft.certificate : given
    const excess = jsonExcess({ body, plan, certificate }, jsonBounds.definition)
    if (excess) throw refuse('definition_invalid', { problems: [{ ...excess, path: 'body' }] })
    const at = services.clock.now()
    const saved = await putDraft(tx, id, { language, body, plan, certificate }, caller.userId, at)
    // Typing is kept all the time; the audit names when somebody began.
    if (!draft.open) await auditEdit(tx, services, caller, { noun: 'service', id, action: 'begin_draft' })
    const checked = await checkDraft(tx, { body, language, plan, certificate }, await placeOf(tx, id))
    const published = service.current_version === null ? null : await readPublished(tx, service)
    return {
      version: saved,
      problems: checked.ok ? [] : [...checked.problems],
      changes: published ? [...differenceOf(published, { body, certificate })] : [],
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
