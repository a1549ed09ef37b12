// Gives a draft up: what is published stays, or the beginning of a service that never was.
import type * as calls from '@khyanalt/contract/service-editor'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { closeDraft } from './drafts.sql.ts'
import { readDifference, readPublished } from './edited-service.ts'
import { lockDraft } from './save-service-draft.ts'

export const discardServiceDraft =
  (services: Services): UseCase<typeof calls.discardServiceDraft> =>
  async (tx, caller, { id, version }) => {
    const { service, draft } = await lockDraft(tx, id, version)
    if (!draft.open) throw refuse('draft_missing')
    const closed = await closeDraft(tx, id)
    // What was typed stays readable for whoever asks.
    const { language, body, plan, certificate, settings } = draft
    const difference = await readDifference(tx, await readPublished(tx, service), draft)
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'discard_draft',
      detail: { language, body, plan, certificate, settings, difference },
    })
    return { version: closed }
  }
