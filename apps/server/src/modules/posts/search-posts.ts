// What others ask of the knowledge base: published posts that hold the words somebody looks for, best first.
import type { PostKind } from '@khyanalt/domain/post-kind'
import { searchStems } from '@khyanalt/domain/search-text'
import type { Tx } from '../../db/transaction.ts'
import { type CardRow, countPosts, selectPosts } from './posts.sql.ts'

type Search = {
  readonly source?: 'web' | 'app'
  readonly kind?: PostKind | undefined
  /** Words of the person; without any, every post counts, newest first. */
  readonly text?: string | undefined
  readonly limit: number
  readonly offset?: number
}

/** Published posts, and how many there are of each kind (whatever kind is asked for). */
export const listPostsForSearch = async (
  tx: Tx,
  now: Date,
  { source = 'web', kind, text = '', limit, offset = 0 }: Search,
): Promise<{ rows: CardRow[]; kinds: Partial<Record<PostKind, number>> }> => {
  const stems = searchStems(text)
  // Signs alone, such as "???", are words that no post holds.
  if (text.trim() !== '' && stems.length === 0) return { rows: [], kinds: {} }
  const filter = { source, stems, now }
  const rows = await selectPosts(tx, { ...filter, kind }, { limit, offset })
  return { rows, kinds: Object.fromEntries((await countPosts(tx, filter)).map(row => [row.kind, row.count])) }
}
