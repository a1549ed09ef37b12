import type * as calls from '@khyanalt/contract/staff-posts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { cleanContent } from './clean-content.ts'
import { findWritten } from './staff-posts.sql.ts'
import { storePost } from './store-post.ts'

export const savePost =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.savePost> =>
  async (tx, caller, { post, publish, kind, cover, mn, en }) => {
    const now = clock.now()
    const before = post ? await findWritten(tx, post.id, { lock: true }) : null
    if (post && !before) throw refuse('post_not_found')
    if (post && before && before.updated_at.toISOString() !== post.updated_at) {
      throw refuse('version_conflict', { current: { updated_at: before.updated_at.toISOString() } })
    }
    // A script alone leaves nothing behind: the writer is told instead of publishing an empty page.
    for (const [language, words] of [['mn', mn] as const, ['en', en] as const]) {
      if (words && cleanContent(words.content, language) === '') throw refuse('post_empty')
    }
    const wasPublished = before?.published_at != null && before.published_at <= now
    const publishedAt = publish === 'draft' ? null : publish === 'now' ? now : new Date(publish)
    const id = await storePost(
      tx,
      {
        ...(before ? { replaces: before.id } : {}),
        slug: null,
        kind,
        cover,
        mn,
        en,
        // What readers know since a day keeps that day.
        publishedAt: publish === 'now' && wasPublished ? before.published_at : publishedAt,
      },
      now,
    )
    await insertAuditEntry(tx, {
      noun: 'post',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: publish === 'draft' ? 'save' : 'publish',
      noun_id: String(id),
      detail: { title: mn.title, published_at: publishedAt?.toISOString() ?? null },
      at: now,
    })
    return { id, updated_at: now.toISOString() }
  }
