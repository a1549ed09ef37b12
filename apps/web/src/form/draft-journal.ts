// What a person typed and the server has not confirmed, kept in the browser's database: it survives a crash,
// a lost connection and an ended session. One entry per open page, so that two tabs never write over each other.
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { forgetKey } from './device-key.ts'
import { openEntry, prepareKey, sealEntry } from './sealed-entry.ts'

/** A save under way: asked again with the same transaction id, so that the server does it once. */
export type SaveBatch = {
  readonly transactionId: string
  readonly values: Readonly<Record<string, unknown>>
  readonly step: number | null
}

/** The journal of one request in one page. */
export type JournalEntry = {
  readonly userId: string
  readonly requestNumber: string
  readonly pageId: string
  /** The version on the server that the changes were made on. */
  readonly version: number
  /** Changes the server has not confirmed, by name; null clears. */
  readonly values: Readonly<Record<string, unknown>>
  /** What the server held of the same names when they were changed. */
  readonly base: Readonly<Record<string, unknown>>
  /** Rows in add forms, not added yet. */
  readonly pendingRows: Readonly<Record<string, unknown>>
  readonly batch: SaveBatch | null
  readonly at: number
}

/** Where entries are kept; the browser's database, or memory in tests. */
export type JournalShelf = {
  /** Says ahead, while there is a connection, whose entries are to be kept and read. */
  readonly prepare: (userId: string) => void
  readonly keys: () => Promise<readonly string[]>
  /** The entry under a key; undefined where there is none. */
  readonly read: (key: string) => Promise<unknown>
  readonly put: (key: string, entry: JournalEntry) => Promise<void>
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/**
 * The shelf in IndexedDB, where entries lie encrypted. What the device refuses stays in memory as long as the page
 * stands, so that a form that is opened anew on it, since the agency changed the form, finds what was typed; the refusal
 * is told all the same.
 */
export const browserShelf = (): JournalShelf => ({
  prepare: prepareKey,
  keys: async () => [...new Set([...(await storedKeys().catch(() => [])), ...unkept.keys()])],
  read: async key => unkept.get(key) ?? openEntry(key, await get(key, database())),
  put: (key, entry) => {
    unkept.set(key, entry)
    return inTurn(async () => {
      // A browser may have no database to open at all.
      await set(key, await sealEntry(key, entry), database())
      if (unkept.get(key) === entry) unkept.delete(key)
    })
  },
  remove: gone => {
    for (const key of gone) unkept.delete(key)
    return inTurn(() => delMany([...gone], database()))
  },
})

/** Entries that the device does not hold yet, or refused. */
const unkept = new Map<string, JournalEntry>()

let last: Promise<unknown> = Promise.resolve()

/** One after the other: encrypting takes its time, and nothing removed may come back. */
const inTurn = (act: () => Promise<void>): Promise<void> => {
  const done = last.then(act)
  last = done.catch(() => undefined)
  return done
}

const storedKeys = async () => (await keys(database())).map(String)

/** The entries of a request by one person, oldest first. */
export const listEntries = async (
  shelf: JournalShelf,
  userId: string,
  requestNumber: string,
): Promise<readonly JournalEntry[]> =>
  (await readUnder(shelf, userId, requestNumber))
    .filter(isEntry)
    .filter(entry => entry.userId === userId && entry.requestNumber === requestNumber)
    .toSorted((a, b) => a.at - b.at)

const readUnder = async (shelf: JournalShelf, userId: string, requestNumber: string): Promise<readonly unknown[]> => {
  shelf.prepare(userId)
  const beginning = `${userId}/${requestNumber}/`
  return Promise.all((await shelf.keys()).filter(key => key.startsWith(beginning)).map(shelf.read))
}

/** Keeps an entry in place of its page's earlier one. */
export const keepEntry = (shelf: JournalShelf, entry: JournalEntry): Promise<void> => shelf.put(keyOf(entry), entry)

/** Removes entries. */
export const dropEntries = (
  shelf: JournalShelf,
  gone: readonly Pick<JournalEntry, 'userId' | 'requestNumber' | 'pageId'>[],
): Promise<void> => (gone.length === 0 ? Promise.resolve() : shelf.remove(gone.map(keyOf)))

/** Removes everything a person left behind, what opens without a network too; signing out calls it. */
export const forgetDrafts = async (userId: string, shelf: JournalShelf = browserShelf()): Promise<void> => {
  const own = (await shelf.keys()).filter(key => key.startsWith(`${userId}/`))
  if (own.length > 0) await shelf.remove(own)
  await forgetKey(userId)
  await (await import('./answer-shelf.ts')).forgetAnswers(userId)
}

const keyOf = ({ userId, requestNumber, pageId }: Pick<JournalEntry, 'userId' | 'requestNumber' | 'pageId'>): string =>
  `${userId}/${requestNumber}/${pageId}`

let opened: UseStore | null = null
const database = (): UseStore => {
  opened ??= createStore('khyanalt-drafts', 'journal')
  return opened
}

const isEntry = (entry: unknown): entry is JournalEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'userId' in entry &&
  'requestNumber' in entry &&
  'values' in entry &&
  'version' in entry
