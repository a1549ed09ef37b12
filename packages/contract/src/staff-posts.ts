// Writing posts of the knowledge base: drafts, previews, publishing now or later (ADMIN).
import { postCovers } from '@khyanalt/domain/post-covers'
import { postKinds } from '@khyanalt/domain/post-kind'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, paged, pagingInput, transactionId } from './envelope.ts'
import { postSchema } from './posts.ts'

const administrator = { staff: ['ADMIN'] } as const

/** A draft is seen by nobody else; a scheduled post appears by itself. */
export const postStates = ['draft', 'scheduled', 'published'] as const

const words = z.object({
  title: z.string().trim().min(1).max(200),
  excerpt: z.string().trim().min(1).max(500),
  /** HTML; what may not stand in a post is dropped when it is stored. */
  content: z.string().trim().min(1).max(100_000),
})

export const listStaffPosts = defineCall({
  name: 'listStaffPosts',
  method: 'GET',
  path: '/staff/posts',
  access: administrator,
  sentence: 'Lists posts in every state, the latest changed first.',
  input: z.object({
    state: z.enum(postStates).optional(),
    search: z.string().trim().max(100).optional(),
    page: pagingInput.page,
    results: pagingInput.results,
  }),
  output: paged(
    z.object({
      id: z.number().int(),
      kind: z.enum(postKinds),
      title: z.string(),
      state: z.enum(postStates),
      published_at: instant.nullable(),
      updated_at: instant,
    }),
  ),
  errors: [],
})

export const readStaffPost = defineCall({
  name: 'readStaffPost',
  method: 'GET',
  path: '/staff/posts/{id}',
  access: administrator,
  sentence: 'Answers a post as it is written; `updated_at` tells a later save that nobody else changed it.',
  input: z.object({ id: z.coerce.number().int() }),
  output: z.object({
    data: z.object({
      id: z.number().int(),
      kind: z.enum(postKinds),
      cover: z.string(),
      mn: words,
      en: words.nullable(),
      state: z.enum(postStates),
      published_at: instant.nullable(),
      updated_at: instant,
    }),
  }),
  errors: ['post_not_found'],
})

const draft = {
  kind: z.enum(postKinds),
  cover: z.string().refine(cover => postCovers.includes(cover), { error: 'unknown cover' }),
  mn: words,
  /** Null leaves English out. */
  en: words.nullable(),
}

export const previewPost = defineCall({
  name: 'previewPost',
  method: 'POST',
  path: '/staff/posts/preview',
  access: administrator,
  body: 'large',
  sentence: 'Answers a post as readers would see it, without storing it.',
  input: z.object(draft),
  output: z.object({ data: postSchema }),
  errors: [],
})

export const savePost = defineCall({
  name: 'savePost',
  method: 'POST',
  path: '/staff/posts/save',
  access: administrator,
  body: 'large',
  sentence: 'Stores a post, new or changed: as a draft, published now, or appearing at a time.',
  input: z.object({
    ...draft,
    /** Of a changed post: its number and the state that the writer saw. */
    post: z.object({ id: z.number().int(), updated_at: instant }).optional(),
    publish: z.union([z.literal('draft'), z.literal('now'), instant]),
    transaction_id: transactionId.optional(),
  }),
  output: z.object({ id: z.number().int(), updated_at: instant }),
  errors: ['post_not_found', 'version_conflict', 'post_empty'],
})

export const staffPostCalls = [listStaffPosts, previewPost, savePost, readStaffPost]
