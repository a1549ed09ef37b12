import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { PostToStore } from './posts.sql.ts'

export type PostState = 'draft' | 'scheduled' | 'published'

const inState = (state: PostState, now: Date) => {
  if (state === 'draft') return sql<SqlBool>`published_at is null`
  return state === 'published' ? sql<SqlBool>`published_at <= ${now}` : sql<SqlBool>`published_at > ${now}`
}

/** A page of posts, the latest changed first, and how many there are. */
export const listWritten = async (
  tx: Tx,
  { state, search, now }: { state?: PostState | undefined; search?: string | undefined; now: Date },
  { page, size }: { readonly page: number; readonly size: number },
) => {
  const pattern = search ? `%${search.replace(/[\\%_]/g, found => `\\${found}`)}%` : null
  const posts = tx
    .selectFrom('posts')
    .$if(state !== undefined, query => query.where(inState(state ?? 'draft', now)))
    .$if(pattern !== null, query =>
      query.where(eb => eb.or([eb('title_mn', 'ilike', pattern), eb('title_en', 'ilike', pattern)])),
    )
  const rows = await posts
    .select(['id', 'kind', 'title_mn', 'published_at', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await posts.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: rows, total: Number(total) }
}

/** A post in whatever state; `lock` holds it until the transaction ends. */
export const findWritten = async (tx: Tx, id: number, { lock = false }: { readonly lock?: boolean } = {}) => {
  const row = await tx
    .selectFrom('posts')
    .select(['id', 'kind', 'cover', 'title_mn', 'title_en', 'excerpt_mn', 'excerpt_en', 'content_mn', 'content_en'])
    .select(['minutes', 'created_at', 'published_at', 'updated_at', 'slug', 'source'])
    .where('id', '=', id)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Writes over a post; its address and source stay. */
export const updatePost = async (tx: Tx, id: number, post: PostToStore): Promise<void> => {
  const { id: _, slug: __, source: ___, ...changes } = post
  await tx.updateTable('posts').set(changes).where('id', '=', id).execute()
}
