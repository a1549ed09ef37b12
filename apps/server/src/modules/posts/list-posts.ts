// Lists of the knowledge base: a page of it, and the newest few beside an open post.
import type * as calls from '@khyanalt/contract/posts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { presentCard } from './present-post.ts'
import { listPostsForSearch } from './search-posts.ts'

export const listPosts =
  ({ clock }: Services): UseCase<typeof calls.listPosts> =>
  async (tx, _caller, { source, page, pagesize, kind, search }) => {
    const { rows, kinds } = await listPostsForSearch(tx, clock.now(), {
      source,
      kind,
      text: search,
      limit: pagesize,
      offset: (page - 1) * pagesize,
    })
    const total = kind ? (kinds[kind] ?? 0) : Object.values(kinds).reduce((sum, count) => sum + count, 0)
    return { data: { data: rows.map(presentCard), per_page: pagesize, total }, kinds }
  }
