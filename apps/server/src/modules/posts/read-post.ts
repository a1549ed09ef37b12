import type * as calls from '@khyanalt/contract/posts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findPublishedPost } from './posts.sql.ts'
import { presentPost } from './present-post.ts'

/** A published post; what is no number of one is refused like a number that nobody has. */
export const readPost =
  ({ clock }: Services): UseCase<typeof calls.readPost> =>
  async (tx, _caller, { id }) => {
    const post = /^[1-9]\d{0,8}$/.test(id) ? await findPublishedPost(tx, Number(id), clock.now()) : null
    if (!post) throw refuse('post_not_found')
    return { data: presentPost(post) }
  }
