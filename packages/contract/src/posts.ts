// The knowledge base (spec 1 §3, §7; CON-008).
import { postKinds } from '@khyanalt/domain/post-kind'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { instant, pagingInput } from './envelope.ts'

const source = z.enum(['web', 'app']).default('web')

/** A post as lists show it; English is null where it was not written. */
export const postCardSchema = z.object({
  id: z.number().int(),
  kind: z.enum(postKinds),
  post_title: z.string(),
  post_title_en: z.string().nullable(),
  post_cover: z.string(),
  /** The excerpt; the documents spell it so. */
  except: z.string(),
  except_en: z.string().nullable(),
  /** How long reading takes. */
  minutes: z.number().int(),
  created_at: instant,
  published_at: instant,
})
export type PostCard = z.infer<typeof postCardSchema>

const outline = z.array(z.object({ id: z.string(), title: z.string() }))

/** A post with its content: HTML that was sanitised when it was written. */
export const postSchema = postCardSchema.extend({
  post_content: z.string(),
  post_content_en: z.string().nullable(),
  /** The main headings of each content with the ids they carry. */
  outline: z.object({ mn: outline, en: outline }),
  updated_at: instant,
})
export type Post = z.infer<typeof postSchema>

export const listPosts = defineCall({
  name: 'listPosts',
  method: 'GET',
  path: '/posts',
  access: 'public',
  sentence: 'Lists published posts, newest first, by kind and words; `kinds` counts them.',
  input: z.object({
    source,
    page: pagingInput.page,
    pagesize: z.coerce.number().int().min(1).max(100).default(10),
    kind: z.enum(postKinds).optional(),
    search: z.string().max(200).optional(),
  }),
  output: z.object({
    data: z.object({ data: z.array(postCardSchema), per_page: z.number().int(), total: z.number().int() }),
    kinds: z.partialRecord(z.enum(postKinds), z.number().int()),
  }),
  errors: [],
})

export const readPost = defineCall({
  name: 'readPost',
  method: 'GET',
  path: '/posts/read/{id}',
  access: 'public',
  sentence: 'Answers a published post.',
  input: z.object({ id: z.string().max(20) }),
  output: z.object({ data: postSchema }),
  errors: ['post_not_found'],
})

export const latestPosts = defineCall({
  name: 'latestPosts',
  method: 'GET',
  path: '/latestposts',
  access: 'public',
  sentence: 'Lists the newest posts.',
  input: z.object({ source }),
  output: z.object({ data: z.array(postCardSchema) }),
  errors: [],
})

export const postCalls = [listPosts, readPost, latestPosts]
