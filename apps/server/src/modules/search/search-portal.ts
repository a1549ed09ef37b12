// One search over everything public. The catalogue and the posts are small and stand indexed in this process for as long
// as nothing in them changes; certificates are found by the database.
import type * as calls from '@khyanalt/contract/search'
import type { Findings } from '@khyanalt/contract/search'
import { onOtherKeyboard } from '@khyanalt/domain/keyboard-slip'
import { readMissedSearch } from '@khyanalt/domain/missed-search'
import { buildIndex, meantScore, type SearchIndex, searchIndex } from '@khyanalt/domain/search-index'
import { agencyDate } from '../../clock.ts'
import type { Database } from '../../db/pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listSearchable } from '../catalogue/list-searchable.ts'
import { findCertificatesByWords } from '../certificates/find-by-words.ts'
import { listPostsForSearch } from '../posts/search-posts.ts'
import { listEverydayRows } from './everyday-words.sql.ts'
import { noteMissedSearch } from './missed-searches.sql.ts'

type Kind = 'services' | 'categories' | 'posts'
type Indexes = { readonly [K in Kind]: SearchIndex<Findings[K][number]> }
type Found = Pick<Findings, Kind>

// Older posts are found on the page of posts.
const newestPosts = 500

/** Raw, because a transaction that waits for the index to be made would hold a connection that making it may need. */
export const searchPortal =
  ({ kept, clock }: Services): RawUseCase<typeof calls.searchPortal> =>
  async ({ db }, _caller, { q, results, sent }) => {
    const text = q.trim()
    const indexes = await kept.get('search indexes', () => inTransaction(db, tx => readIndexes(tx, clock.now())))
    const today = agencyDate(clock.now())
    const certificates = await inTransaction(db, tx => findCertificatesByWords(tx, text, today, results))
    const asTyped = findIn(indexes, text, results)
    const found = certificates.length > 0 || holdsAny(asTyped)
    const slip = found ? null : onOtherKeyboard(text)
    const instead = slip ? findIn(indexes, slip, results) : asTyped
    if (sent && certificates.length === 0 && !holdsAny(instead)) await noteMissed(db, text, 'nothing', today)
    else if (sent && certificates.length === 0 && slip === null && !meansAny(indexes, text)) {
      await noteMissed(db, text, 'guess', today)
    }
    return {
      data: {
        ...(found ? asTyped : instead),
        certificates,
        instead: slip !== null && holdsAny(instead) ? slip : null,
      },
    }
  }

const readIndexes = async (tx: Tx, now: Date): Promise<Indexes> => {
  const rows = new Map((await listEverydayRows(tx)).map(row => [`${row.noun} ${row.noun_id}`, row]))
  const { services, categories } = await listSearchable(tx, (noun, id) => {
    const row = rows.get(`${noun} ${id}`)
    return row ? [...row.words_mn, ...row.words_en, ...row.events_mn, ...row.events_en] : []
  })
  const posts = await listPostsForSearch(tx, now, { limit: newestPosts })
  return {
    services: buildIndex(services),
    categories: buildIndex(categories),
    posts: buildIndex(
      posts.rows.map(({ id, title_mn, title_en, excerpt_mn, excerpt_en }) => ({
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

/** Whether something is what was meant, and not only guessed. */
const meansAny = ({ services, categories, posts }: Indexes, text: string): boolean =>
  [services, categories, posts].some(index =>
    searchIndex<unknown>(index, text, 1).some(({ score }) => score >= meantScore),
  )

/** Counts what was not found, as far as it tells of nobody. */
const noteMissed = async (db: Database, text: string, outcome: 'nothing' | 'guess', today: string): Promise<void> => {
  const told = readMissedSearch(text)
  if (told !== null) await inTransaction(db, tx => noteMissedSearch(tx, told, outcome, today))
}
