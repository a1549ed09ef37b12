import type * as calls from '@khyanalt/contract/staff-posts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findWritten } from './staff-posts.sql.ts'
import { stateOf } from './write-post.ts'

export const readStaffPost =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.readStaffPost> =>
  async (tx, _caller, { id }) => {
    const row = await findWritten(tx, id)
    if (!row) throw refuse('post_not_found')
    const { title_en: title, excerpt_en: excerpt, content_en: content } = row
    return {
      data: {
        id: row.id,
        kind: row.kind,
        cover: row.cover,
        mn: { title: row.title_mn, excerpt: row.excerpt_mn, content: row.content_mn },
        en: title === null || excerpt === null || content === null ? null : { title, excerpt, content },
        state: stateOf(row.published_at, clock.now()),
        published_at: row.published_at?.toISOString() ?? null,
        updated_at: row.updated_at.toISOString(),
      },
    }
  }
