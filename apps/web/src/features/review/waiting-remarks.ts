// Remarks that the server does not have yet, kept in the browser letter by letter, so that a reload, a crash or a
// conflict loses none.
import type { WaitingRemark } from './remark-drafts.ts'

/** The remarks of one case that wait, and the round they were written on. */
type Waiting = { readonly round: number; readonly remarks: readonly WaitingRemark[] }

const listeners = new Set<() => void>()
/** Parsed drafts by the text they were parsed from, since a store's snapshot must stay the same object. */
const parsed = new Map<string, { readonly text: string | null; readonly drafts: Waiting | null }>()

/** Hears of every change, of other tabs too. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What waits under a key. */
export const readWaiting = (key: string): Waiting | null => {
  const known = parsed.get(key)
  const text = readText(key, known?.text ?? null)
  if (known && known.text === text) return known.drafts
  const drafts = parseWaiting(text)
  parsed.set(key, { text, drafts })
  return drafts
}

/** Keeps what waits under a key. */
export const storeWaiting = (key: string, round: number, remarks: readonly WaitingRemark[]): void => {
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

const parseWaiting = (text: string | null): Waiting | null => {
  try {
    const drafts: unknown = JSON.parse(text ?? 'null')
    return isWaiting(drafts) ? drafts : null
  } catch {
    return null
  }
}

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && typeof value.round === 'number' && Array.isArray(value.remarks) && value.remarks.every(isRemark)

const isRemark = (value: unknown): value is WaitingRemark =>
  isRecord(value) &&
  [value.path, value.title, value.comment].every(part => typeof part === 'string') &&
  (value.fieldPath === undefined || typeof value.fieldPath === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
