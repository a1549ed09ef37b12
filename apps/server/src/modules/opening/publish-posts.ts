// Publishes the posts that an administrator chose at the opening.
import type * as calls from '@khyanalt/contract/opening'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findPosts, publishDrafts } from './opening.sql.ts'

export const publishPosts =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.publishPosts> =>
  async (tx, { userId }, { ids }) => {
    const wanted = [...new Set(ids)]
    if ((await findPosts(tx, wanted)).length !== wanted.length) throw refuse('post_not_found')
    const at = clock.now()
    const published = await publishDrafts(tx, wanted, at)
    for (const id of published) {
      await insertAuditEntry(tx, {
        id: uuidv7(),
        actor_user_id: userId,
        action: 'publish',
        noun: 'post',
        noun_id: String(id),
        detail: {},
        at,
      })
    }
    return { published: published.length }
  }
