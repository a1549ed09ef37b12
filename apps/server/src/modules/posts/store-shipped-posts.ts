// The posts that come with the product: stored once, brought up to date with it, left alone once the agency edits them.
import type { Tx } from '../../db/transaction.ts'
import { listSeedHashes } from './posts.sql.ts'
import { type PostDraft, storePost } from './store-post.ts'

type ShippedPost = PostDraft & { readonly id: number; readonly slug: string; readonly seedHash: string }

/** Stores the posts whose text is new to this database; answers how many. */
export const storeShippedPosts = async (tx: Tx, posts: readonly ShippedPost[], now: Date): Promise<number> => {
  const known = await listSeedHashes(tx)
  const fresh = posts.filter(({ slug, seedHash }) => {
    const stored = known.get(slug)
    return stored === undefined || (stored !== null && stored !== seedHash)
  })
  for (const post of fresh) await storePost(tx, post, now)
  return fresh.length
}
