// Writing a post: the one way in, so that nothing uncleaned is ever stored.
import type { PostKind } from '@khyanalt/domain/post-kind'
import { searchText } from '@khyanalt/domain/search-text'
import type { Tx } from '../../db/transaction.ts'
import { cleanContent } from './clean-content.ts'
import { minutesToRead, plainWords } from './plain-words.ts'
import { upsertPost } from './posts.sql.ts'
import { updatePost } from './staff-posts.sql.ts'

type Words = { readonly title: string; readonly excerpt: string; readonly content: string }

/** A post as it is written. */
export type PostDraft = {
  readonly id?: number
  /** The number of a post that this one is written over. */
  readonly replaces?: number
  readonly slug: string | null
  readonly source?: 'web' | 'app'
  readonly kind: PostKind
  readonly cover: string
  readonly mn: Words
  readonly en: Words | null
  readonly seedHash?: string
  /** Null is a draft; a time ahead lets the post appear by itself. */
  readonly publishedAt: Date | null
}

/** Cleans and stores a post; answers its number. */
export const storePost = async (tx: Tx, { mn, en, replaces, ...post }: PostDraft, now: Date): Promise<number> => {
  const content = cleanContent(mn.content, 'mn')
  const english = en && cleanContent(en.content, 'en')
  const words = plainWords(content)
  const row = {
    id: post.id,
    slug: post.slug,
    source: post.source ?? 'web',
    kind: post.kind,
    cover: post.cover,
    title_mn: mn.title,
    title_en: en?.title ?? null,
    excerpt_mn: mn.excerpt,
    excerpt_en: en?.excerpt ?? null,
    content_mn: content,
    content_en: english,
    minutes: minutesToRead(words),
    search_title: searchText(`${mn.title} ${en?.title ?? ''}`),
    search_body: searchText([mn.excerpt, words, en?.excerpt, english && plainWords(english)].filter(Boolean).join(' ')),
    seed_hash: post.seedHash ?? null,
    updated_at: now,
    published_at: post.publishedAt,
  }
  if (replaces === undefined) return upsertPost(tx, row)
  await updatePost(tx, replaces, row)
  return replaces
}
