// Two versions of one draft: what was typed here against what the server holds, field by field.
import { isRowList, type MergedRows, mergeRows, type RowConflict } from './draft-rows.ts'
import { sameValue } from './same-value.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that both sides changed, or a cell or row of a table. */
export type Conflict = RowConflict

/** How the two versions fit together. */
export type Comparison = {
  /** Both sides changed these: a person chooses. */
  readonly conflicts: readonly Conflict[]
  /** Only the server changed these: taken over. */
  readonly taken: Values
  /** Only this page changed these: kept and sent again. */
  readonly kept: Values
  /** Tables that both sides changed, with the rows of both; their conflicts stand among the others. */
  readonly merged: Readonly<Record<string, MergedRows>>
}

/** Compares changes made here (`mine`) on what the server held then (`known`) with what it holds now (`theirs`). */
export const compareVersions = (mine: Values, known: Values, theirs: Values): Comparison => {
  const conflicts: Conflict[] = []
  const kept: Record<string, unknown> = {}
  const merged: Record<string, MergedRows> = {}
  for (const [name, value] of Object.entries(mine)) {
    if (sameValue(value, theirs[name])) continue
    if (sameValue(known[name], theirs[name])) kept[name] = value
    else if (Array.isArray(value) && [value, known[name], theirs[name]].every(isRowList)) {
      const rows = mergeRows(name, value, known[name], theirs[name])
      merged[name] = rows
      conflicts.push(...rows.conflicts)
    } else conflicts.push({ name, mine: value, theirs: theirs[name] ?? null })
  }
  const taken: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(known)])) {
    if (Object.hasOwn(mine, name) || sameValue(known[name], theirs[name])) continue
    taken[name] = theirs[name] ?? null
  }
  return { conflicts, taken, kept, merged }
}
