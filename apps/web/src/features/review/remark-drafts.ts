// Remarks being written, kept in the browser letter by letter, so that a reload, a crash or a conflict loses none.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'

/**
 * A remark on the place `path` names; the empty path speaks of the request as a whole. One of several files has a
 * path of its own here and is sent with that of its field, since the form knows no path of a file.
 */
const draftSchema = z.object({
  path: z.string(),
  fieldPath: z.string().optional(),
  title: z.string(),
  comment: z.string(),
})
export type DraftRemark = z.infer<typeof draftSchema>

/** The drafts of one case and the round they were written on. */
const draftsSchema = z.object({ round: z.number().int(), remarks: z.array(draftSchema) })
type Drafts = z.infer<typeof draftsSchema>

/** The longest remark that the contract takes. */
export const maxRemarkLength = 4000

export type RemarkDrafts = {
  readonly remarks: readonly DraftRemark[]
  /** Written while looking at an earlier round than the one on the screen. */
  readonly older: boolean
  readonly find: (path: string) => DraftRemark | null
  /** Keeps the text; an empty one removes the remark. */
  readonly write: (remark: DraftRemark) => void
  readonly remove: (path: string) => void
  readonly clear: () => void
}

/** The drafts that this person writes on this case. */
export const useRemarkDrafts = (userId: string, requestNumber: string, round: number): RemarkDrafts => {
  const key = `khyanalt.remarks.${userId}.${requestNumber}`
  const drafts = useSyncExternalStore(
    subscribe,
    () => readDrafts(key),
    () => null,
  )
  const write = useCallback(
    (remark: DraftRemark) => storeDrafts(key, round, withRemark(readDrafts(key)?.remarks ?? [], remark)),
    [key, round],
  )
  return useMemo(() => {
    const remarks = drafts?.remarks ?? []
    return {
      remarks,
      older: drafts !== null && drafts.round < round && remarks.length > 0,
      find: path => remarks.find(remark => remark.path === path) ?? null,
      write,
      remove: path => write({ path, title: '', comment: '' }),
      clear: () => storeDrafts(key, round, []),
    }
  }, [drafts, key, round, write])
}

/** What is ready to be sent: trimmed, within the limit. */
export const sendableRemarks = (remarks: readonly DraftRemark[]) =>
  remarks
    .map(({ path, fieldPath, title, comment }) => ({
      path: fieldPath ?? path,
      title: title.trim().slice(0, 300),
      comment: comment.trim(),
    }))
    .filter(({ comment }) => comment !== '' && comment.length <= maxRemarkLength)
    .map(({ path, title, comment }) => (path === '' ? { title, comment } : { title, comment, path }))

/** The list with the remark in its place; an empty text takes it out. */
export const withRemark = (remarks: readonly DraftRemark[], remark: DraftRemark): readonly DraftRemark[] => {
  if (remark.comment === '') return remarks.filter(({ path }) => path !== remark.path)
  return remarks.some(({ path }) => path === remark.path)
    ? remarks.map(known => (known.path === remark.path ? remark : known))
    : [...remarks, remark]
}

const listeners = new Set<() => void>()
/** Parsed drafts by the text they were parsed from, since a store's snapshot must stay the same object. */
const parsed = new Map<string, { readonly text: string | null; readonly drafts: Drafts | null }>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const readDrafts = (key: string): Drafts | null => {
  const known = parsed.get(key)
  const text = readText(key, known?.text ?? null)
  if (known && known.text === text) return known.drafts
  const drafts = parseDrafts(text)
  parsed.set(key, { text, drafts })
  return drafts
}

const storeDrafts = (key: string, round: number, remarks: readonly DraftRemark[]): void => {
  const drafts = remarks.length > 0 ? { round, remarks: [...remarks] } : null
  const text = drafts ? JSON.stringify(drafts) : null
  parsed.set(key, { text, drafts })
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage keeps the remarks for this visit.
  }
  for (const listener of listeners) listener()
}

const readText = (key: string, fallback: string | null): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return fallback
  }
}

const parseDrafts = (text: string | null): Drafts | null => {
  if (text === null) return null
  try {
    return draftsSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
