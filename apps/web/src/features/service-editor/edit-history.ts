// What was edited, one act after the other, so that it can be undone and done again.

/** States before and behind the present one; `group` and `at` tell typing in one place from two acts. */
export type EditHistory<T> = {
  readonly past: readonly T[]
  readonly future: readonly T[]
  readonly group: string | null
  readonly at: number
}

export const noHistory: EditHistory<never> = { past: [], future: [], group: null, at: 0 }

const mostUndone = 100
/** Typing in one place within so many milliseconds is one act. */
const oneAct = 2_000

/** Notes an edit of the present state. Edits of one group that follow closely are undone together. */
export const noteEdit = <T>(
  history: EditHistory<T>,
  present: T,
  { group, now }: { readonly group: string | null; readonly now: number },
): EditHistory<T> => {
  const goesOn = group !== null && group === history.group && now - history.at < oneAct && history.past.length > 0
  const past = goesOn ? history.past : [...history.past.slice(1 - mostUndone), present]
  return { past, future: [], group, at: now }
}

/** The state before the present one, with the history as it is then; null where there is none. */
export const undoEdit = <T>(history: EditHistory<T>, present: T): readonly [T, EditHistory<T>] | null => {
  const { past, future } = history
  if (past.length === 0) return null
  const last = past[past.length - 1] as T
  return [last, { past: past.slice(0, -1), future: [present, ...future], group: null, at: 0 }]
}

/** The state that was undone last; null where there is none. */
export const redoEdit = <T>(history: EditHistory<T>, present: T): readonly [T, EditHistory<T>] | null => {
  const { past, future } = history
  if (future.length === 0) return null
  const next = future[0] as T
  return [next, { past: [...past, present], future: future.slice(1), group: null, at: 0 }]
}
