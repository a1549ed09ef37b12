import type * as calls from '@khyanalt/contract/posts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { presentCard } from './present-post.ts'
import { listPostsForSearch } from './search-posts.ts'

const latestCount = 6

export const latestPosts =
  ({ clock }: Services): UseCase<typeof calls.latestPosts> =>
  async (tx, _caller, { source }) => {
    const { rows } = await listPostsForSearch(tx, clock.now(), { source, limit: latestCount })
    return { data: rows.map(presentCard) }
  }
