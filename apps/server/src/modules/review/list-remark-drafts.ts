import type * as calls from '@khyanalt/contract/remark-drafts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readRequests } from '../requests/read-requests.ts'
import { isInScope } from './desk-scopes.ts'
import { listDraftsOf } from './remark-drafts.sql.ts'

export const listRemarkDrafts: UseCase<typeof calls.listRemarkDrafts> = async (tx, caller, { requestnumber }) => {
  const [request] = await readRequests(tx, [requestnumber])
  if (!request || !isInScope(caller, request)) throw refuse('request_not_found')
  return {
    data: (await listDraftsOf(tx, request.id)).map(
      ({ path, field_path, title, comment, round, version, author_user_id, author_name, updated_at }) => ({
        path,
        field_path,
        title,
        comment,
        round,
        version,
        author: { id: author_user_id, name: author_name },
        at: updated_at.toISOString(),
      }),
    ),
  }
}
