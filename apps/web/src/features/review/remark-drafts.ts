// Remarks being written, kept in the browser letter by letter, so that a reload, a crash or a conflict loses none.
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * A remark on the place `path` names; the empty path speaks of the request as a whole. One of several files has a
 * path of its own here and is sent with that of its field, since the form knows no path of a file.
 */
export type DraftRemark = {
  readonly path: string
  readonly fieldPath?: string
  readonly title: string
  readonly comment: string
}

/** The drafts of one case and the round they were written on. */
type Drafts = { readonly round: number; readonly remarks: readonly DraftRemark[] }

/** The longest remark that the contract takes. */
export const maxRemarkLength = 4000

export type RemarkDrafts = {
  readonly remarks: readonly DraftRemark[]
  /** Whether this person may still write; what was written stays readable. */
  readonly open: boolean
  /** Written while looking at an earlier round than the one on the screen. */
  readonly older: boolean
  readonly find: (path: string) => DraftRemark | null
  /** Keeps the text; an empty one removes the remark. */
  readonly write: (remark: DraftRemark) => void
  readonly remove: (path: string) => void
  readonly clear: () => void
}

/** The drafts that this person writes on this case. */
export const useRemarkDrafts = (userId: string, requestNumber: string, round: number, open: boolean): RemarkDrafts => {
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
      open,
      older: drafts !== null && drafts.round < round && remarks.length > 0,
      find: path => remarks.find(remark => remark.path === path) ?? null,
      write,
      remove: path => write({ path, title: '', comment: '' }),
      clear: () => storeDrafts(key, round, []),
    }
  }, [drafts, key, round, open, write])
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
  const drafts = remarks.length > 0 ? { round, remarks } : null
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
  try {
    const drafts: unknown = JSON.parse(text ?? 'null')
    return isDrafts(drafts) ? drafts : null
  } catch {
    return null
  }
}

const isDrafts = (value: unknown): value is Drafts =>
  isRecord(value) && typeof value.round === 'number' && Array.isArray(value.remarks) && value.remarks.every(isRemark)

const isRemark = (value: unknown): value is DraftRemark =>
  isRecord(value) &&
  [value.path, value.title, value.comment].every(part => typeof part === 'string') &&
  (value.fieldPath === undefined || typeof value.fieldPath === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
