// Posts as the calls answer them.
import type { Post, PostCard } from '@khyanalt/contract/posts'
import { readOutline } from './outline.ts'
import type { CardRow, PostRow } from './posts.sql.ts'

export const presentCard = (post: CardRow): PostCard => ({
  id: post.id,
  kind: post.kind,
  post_title: post.title_mn,
  post_title_en: post.title_en,
  post_cover: post.cover,
  except: post.excerpt_mn,
  except_en: post.excerpt_en,
  minutes: post.minutes,
  created_at: post.created_at.toISOString(),
  published_at: post.published_at.toISOString(),
})

export const presentPost = (post: PostRow): Post => ({
  ...presentCard(post),
  post_content: post.content_mn,
  post_content_en: post.content_en,
  outline: { mn: readOutline(post.content_mn), en: readOutline(post.content_en ?? '') },
  updated_at: post.updated_at.toISOString(),
})
