// SQL of posts.
import type { PostKind } from '@khyanalt/domain/post-kind'
import { type Expression, type NotNull, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A post as lists show it. */
export type CardRow = {
  readonly id: number
  readonly kind: PostKind
  readonly cover: string
  readonly title_mn: string
  readonly title_en: string | null
  readonly excerpt_mn: string
  readonly excerpt_en: string | null
  readonly minutes: number
  readonly created_at: Date
  readonly published_at: Date
}

/** A post with its content. */
export type PostRow = CardRow & {
  readonly content_mn: string
  readonly content_en: string | null
  readonly updated_at: Date
}

export type PostFilter = {
  readonly source: string
  readonly kind?: PostKind | undefined
  /** Beginnings of words that must all be there; letters and digits only. */
  readonly stems: readonly string[]
  readonly now: Date
}

/** Whoever is shown was published. */
type Published = { published_at: NotNull }

const cardColumns = [
  'id',
  'kind',
  'cover',
  'title_mn',
  'title_en',
  'excerpt_mn',
  'excerpt_en',
  'minutes',
  'created_at',
  'published_at',
] as const

const queryOf = (stems: readonly string[]) => sql`to_tsquery('simple', ${stems.map(stem => `'${stem}':*`).join(' & ')})`

const matching = ({ source, kind, stems, now }: PostFilter): Expression<SqlBool> => {
  const conditions = [
    sql<SqlBool>`source = ${source} and published_at <= ${now}`,
    ...(kind ? [sql<SqlBool>`kind = ${kind}`] : []),
    ...(stems.length > 0 ? [sql<SqlBool>`search_vector @@ ${queryOf(stems)}`] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Published posts: the best for the words first, then the newest. */
export const selectPosts = async (
  tx: Tx,
  filter: PostFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CardRow[]> => {
  const found = tx.selectFrom('posts').select(cardColumns).where(matching(filter)).$narrowType<Published>()
  const ranked =
    filter.stems.length > 0 ? found.orderBy(sql`ts_rank(search_vector, ${queryOf(filter.stems)})`, 'desc') : found
  return await ranked.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

/** How many published posts each kind has. */
export const countPosts = async (tx: Tx, filter: PostFilter): Promise<{ kind: PostKind; count: number }[]> => {
  const rows = await tx
    .selectFrom('posts')
    .select(['kind', eb => eb.fn.countAll<string>().as('count')])
    .where(matching(filter))
    .groupBy('kind')
    .execute()
  return rows.map(row => ({ kind: row.kind, count: Number(row.count) }))
}

/** A post that everybody may read. */
export const findPublishedPost = async (tx: Tx, id: number, now: Date): Promise<PostRow | null> =>
  (await tx
    .selectFrom('posts')
    .select([...cardColumns, 'content_mn', 'content_en', 'updated_at'])
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .$narrowType<Published>()
    .executeTakeFirst()) ?? null

export type PostToStore = {
  readonly id?: number | undefined
  readonly slug: string | null
  readonly source: string
  readonly kind: PostKind
  readonly cover: string
  readonly title_mn: string
  readonly title_en: string | null
  readonly excerpt_mn: string
  readonly excerpt_en: string | null
  readonly content_mn: string
  readonly content_en: string | null
  readonly minutes: number
  readonly search_title: string
  readonly search_body: string
  readonly seed_hash: string | null
  readonly updated_at: Date
  readonly published_at: Date | null
}

/** Stores a post, or brings the one with the same slug up to date. */
export const upsertPost = async (tx: Tx, post: PostToStore): Promise<number> => {
  const { id, ...rest } = post
  const { published_at: _, ...changes } = rest
  const row = await tx
    .insertInto('posts')
    .values({ ...rest, ...(id === undefined ? {} : { id }), created_at: post.updated_at })
    // Whether people see it stays as the agency has it.
    .onConflict(conflict => conflict.column('slug').doUpdateSet(changes))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What the product last wrote into each of its posts; null where the agency has edited one since. */
export const listSeedHashes = async (tx: Tx): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await tx.selectFrom('posts').select(['slug', 'seed_hash']).where('slug', 'is not', null).execute()
  return new Map(rows.map(row => [row.slug ?? '', row.seed_hash]))
}
