// One search over everything public. The catalogue and the posts are small and stand indexed in this process for as long
// as nothing in them changes; certificates are found by the database.
import type { Findings, searchPortal } from '@khyanalt/contract/search'
import { onOtherKeyboard } from '@khyanalt/domain/keyboard-slip'
import { buildIndex, type SearchIndex, searchIndex } from '@khyanalt/domain/search-index'
import { agencyDate } from '../../clock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listSearchable } from '../catalogue/list-searchable.ts'
import { findCertificatesByWords } from '../certificates/find-by-words.ts'
import { listPostsForSearch } from '../posts/search-posts.ts'

type Kind = 'services' | 'categories' | 'posts'
type Indexes = { readonly [K in Kind]: SearchIndex<Findings[K][number]> }
type Found = Pick<Findings, Kind>

// Older posts are found on the page of posts.
const newestPosts = 500

/** Raw, because a transaction that waits for the index to be made would hold a connection that making it may need. */
export const searchAll =
  ({ kept, clock }: Services): RawUseCase<typeof searchPortal> =>
  async ({ db }, _caller, { q, results }) => {
    const text = q.trim()
    const indexes = await kept.get('search indexes', () => inTransaction(db, tx => readIndexes(tx, clock.now())))
    const today = agencyDate(clock.now())
    const certificates = await inTransaction(db, tx => findCertificatesByWords(tx, text, today, results))
    const asTyped = findIn(indexes, text, results)
    const found = certificates.length > 0 || holdsAny(asTyped)
    const slip = found ? null : onOtherKeyboard(text)
    const instead = slip ? findIn(indexes, slip, results) : asTyped
    return {
      data: {
        ...(found ? asTyped : instead),
        certificates,
        instead: slip !== null && holdsAny(instead) ? slip : null,
      },
    }
  }

const readIndexes = async (tx: Tx, now: Date): Promise<Indexes> => {
  const { services, categories } = await listSearchable(tx)
  const { rows } = await listPostsForSearch(tx, now, { limit: newestPosts })
  return {
    services: buildIndex(services),
    categories: buildIndex(categories),
    posts: buildIndex(
      rows.map(({ id, title_mn, title_en, excerpt_mn, excerpt_en }) => ({
        item: {
          id,
          title: { mn: title_mn, en: title_en ?? '' },
          excerpt: { mn: excerpt_mn, en: excerpt_en ?? '' },
        },
        names: [title_mn, ...(title_en ? [title_en] : [])],
        about: [excerpt_mn, ...(excerpt_en ? [excerpt_en] : [])],
      })),
    ),
  }
}

const findIn = (indexes: Indexes, text: string, limit: number): Found => ({
  services: itemsOf(indexes.services, text, limit),
  categories: itemsOf(indexes.categories, text, limit),
  posts: itemsOf(indexes.posts, text, limit),
})

const itemsOf = <T>(index: SearchIndex<T>, text: string, limit: number): T[] =>
  searchIndex(index, text, limit).map(({ item }) => item)

const holdsAny = ({ services, categories, posts }: Found): boolean =>
  services.length + categories.length + posts.length > 0
