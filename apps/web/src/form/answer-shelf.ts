// Where answers lie on the device: encrypted like what is typed, for a week, and no longer than somebody is signed in.
import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { openEntry, sealEntry } from './sealed-entry.ts'

/** `keptAt`: null for an answer that came now; otherwise when it was kept, ISO. */
export type Kept<T> = { readonly answer: T; readonly keptAt: string | null }
type Place = { readonly userId: string; readonly call: string; readonly input: string }
type Stored = { readonly at: string; readonly sealed: unknown }

/** How long an answer is kept, in milliseconds. */
const keptFor = 7 * 24 * 3_600_000

let opened: UseStore | null = null
const database = (): UseStore => {
  opened ??= createStore('khyanalt-answers', 'answers')
  return opened
}
const keyOf = ({ userId, call, input }: Place): string => `${userId}/${call}/${input}`

/** Keeps an answer in place of the earlier one. */
export const keepAnswer = async (place: Place, answer: unknown, now = new Date()): Promise<void> => {
  const key = keyOf(place)
  await set(key, { at: now.toISOString(), sealed: await sealEntry(key, answer) } satisfies Stored, database())
  const old = (await all()).filter(([, { at }]) => isOver(at, now)).map(([name]) => name)
  if (old.length > 0) await delMany(old, database())
}

/** Forgets the answer to one question. */
export const dropAnswer = (place: Place): Promise<void> => delMany([keyOf(place)], database())

/** The answer that was kept, with the moment; null where there is none, or none that can be read. */
export const findAnswer = async (place: Place, now = new Date()): Promise<Kept<unknown> | null> => {
  const key = keyOf(place)
  const stored = await get<Stored>(key, database()).catch(() => undefined)
  return stored && !isOver(stored.at, now) ? open(key, stored) : null
}

/** Every answer of one call that was kept for a person, newest first. */
export const listAnswers = async (
  userId: string,
  call: string,
  now = new Date(),
): Promise<readonly Kept<unknown>[]> => {
  const own = (await all().catch(() => [])).filter(
    ([key, { at }]) => key.startsWith(`${userId}/${call}/`) && !isOver(at, now),
  )
  const found = await Promise.all(own.map(([key, stored]) => open(key, stored)))
  return found.filter(kept => kept !== null).toSorted((a, b) => String(b.keptAt).localeCompare(String(a.keptAt)))
}

/** Forgets all that was kept for a person. */
export const forgetAnswers = async (userId: string): Promise<void> => {
  const own = (await all()).map(([key]) => key).filter(key => key.startsWith(`${userId}/`))
  if (own.length > 0) await delMany(own, database())
}

const all = (): Promise<[string, Stored][]> => entries<string, Stored>(database())

const isOver = (at: string, now: Date): boolean => Date.parse(at) + keptFor < now.getTime()

const open = async (key: string, { at, sealed }: Stored): Promise<Kept<unknown> | null> => {
  const answer = await openEntry(key, sealed).catch(() => undefined)
  return answer === undefined ? null : { answer, keptAt: at }
}
