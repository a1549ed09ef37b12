import type * as calls from '@khyanalt/contract/service-editor'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { auditEdit } from './audit-edit.ts'
import { closeDraft } from './drafts.sql.ts'
import { lockDraft } from './save-service-draft.ts'

export const discardServiceDraft =
  (services: Services): UseCase<typeof calls.discardServiceDraft> =>
  async (tx, caller, { id, version }) => {
    const { draft } = await lockDraft(tx, id, version)
    if (!draft.open) throw refuse('draft_missing')
    const closed = await closeDraft(tx, id)
    // What was typed stays readable for whoever asks.
    const { language, body, plan, certificate } = draft
    await auditEdit(tx, services, caller, {
      noun: 'service',
      id,
      action: 'discard_draft',
      detail: { language, body, plan, certificate },
    })
    return { version: closed }
  }
