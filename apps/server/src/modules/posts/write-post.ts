// Posts of the agency: listed, opened, previewed and stored by administrators.
import type { listStaffPosts, previewPost, readStaffPost, savePost } from '@khyanalt/contract/staff-posts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { cleanContent } from './clean-content.ts'
import { minutesToRead, plainWords } from './plain-words.ts'
import { presentPost } from './present-post.ts'
import { findWritten, listWritten, type PostState } from './staff-posts.sql.ts'
import { storePost } from './store-post.ts'

export const answerWritten =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof listStaffPosts> =>
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

export const openWritten =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof readStaffPost> =>
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

/** The post as readers would see it, by the same cleaning that storing does. */
export const showPreview =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof previewPost> =>
  async (_tx, _caller, { kind, cover, mn, en }) => {
    const now = clock.now()
    const content = cleanContent(mn.content, 'mn')
    return {
      data: presentPost({
        id: 0,
        kind,
        cover,
        title_mn: mn.title,
        title_en: en?.title ?? null,
        excerpt_mn: mn.excerpt,
        excerpt_en: en?.excerpt ?? null,
        content_mn: content,
        content_en: en && cleanContent(en.content, 'en'),
        minutes: minutesToRead(plainWords(content)),
        created_at: now,
        published_at: now,
        updated_at: now,
      }),
    }
  }

export const writePost =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof savePost> =>
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

const stateOf = (publishedAt: Date | null, now: Date): PostState => {
  if (publishedAt === null) return 'draft'
  return publishedAt <= now ? 'published' : 'scheduled'
}
