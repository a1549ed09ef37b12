import type * as calls from '@khyanalt/contract/staff-posts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listWritten } from './staff-posts.sql.ts'
import { stateOf } from './write-post.ts'

export const listStaffPosts =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listStaffPosts> =>
  async (tx, _caller, { page, results, ...filter }) => {
    const now = clock.now()
    const { rows, total } = await listWritten(tx, { ...filter, now }, { page, size: results })
    const data = rows.map(row => ({
      id: row.id,
      kind: row.kind,
      title: row.title_mn,
      state: stateOf(row.published_at, now),
      published_at: row.published_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
    }))
    return { data: { data, per_page: results, total } }
  }
