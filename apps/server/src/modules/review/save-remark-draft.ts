import type * as calls from '@khyanalt/contract/remark-drafts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findLocked } from '../requests/find-locked.ts'
import { isInScope } from './desk-scopes.ts'
import { listDraftsOf, removeDraft, storeDraft } from './remark-drafts.sql.ts'

/** Everybody has remarks of his or her own; a second device is told what the first one wrote. The request does not change. */
export const saveRemarkDraft =
  ({ clock }: Services): UseCase<typeof calls.saveRemarkDraft> =>
  async (tx, caller, { request_number, path, field_path, title, comment, round, version }) => {
    const request = await findLocked(tx, request_number)
    if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
    if (request.state !== 'sent' && request.state !== 'review') throw refuse('wrong_state')
    const kept = (await listDraftsOf(tx, request.id)).find(
      draft => draft.path === path && draft.author_user_id === caller.userId,
    )
    const isSame = (kept?.comment ?? '') === comment
    if ((kept?.version ?? 0) !== version && !isSame) {
      const { comment: other = '', version: now = 0 } = kept ?? {}
      throw refuse('version_conflict', { current: { comment: other, version: now } })
    }
    if (isSame) return { version: kept?.version ?? 0 }
    if (comment === '') await removeDraft(tx, request.id, caller.userId, path)
    else
      await storeDraft(tx, {
        request_id: request.id,
        path,
        field_path: field_path ?? null,
        title,
        comment,
        round,
        version: version + 1,
        author_user_id: caller.userId,
        updated_at: clock.now(),
      })
    await ringBell(tx, { of: 'queue', requestNumber: request_number })
    return { version: comment === '' ? 0 : version + 1 }
  }
