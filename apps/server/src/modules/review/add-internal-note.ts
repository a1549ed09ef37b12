import type * as calls from '@khyanalt/contract/case-notes'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findLocked } from '../requests/find-locked.ts'
import { isInScope } from './desk-scopes.ts'
import { insertNote } from './internal-notes.sql.ts'

/** Leaves a note in whatever state the request is; it changes nothing that anybody decides on. */
export const addInternalNote =
  ({ clock }: Services): UseCase<typeof calls.addInternalNote> =>
  async (tx, caller, { request_number, text }) => {
    const request = await findLocked(tx, request_number)
    if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
    await insertNote(tx, {
      id: uuidv7(),
      request_id: request.id,
      author_user_id: caller.userId,
      author_name: caller.name,
      author_position: caller.position,
      text,
      at: clock.now(),
    })
    return {}
  }
