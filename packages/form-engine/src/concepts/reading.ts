// What a kind makes of a spelling: the one value behind it, or why there is none.
import type { ProblemParams } from '@khyanalt/domain/problem'

/** A value as it is compared, shown, exported and stored; or the problem of a spelling that means nothing here. */
export type Reading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: string; readonly params?: ProblemParams }

/** A spelling that means this value. */
export const readAs = (value: unknown): Reading => ({ ok: true, value })

/** A spelling that means nothing here. */
export const unreadable = (code: string): Reading => ({ ok: false, code })

/** A spelling that is the value itself. */
export const readAsGiven = (spelling: unknown): Reading => readAs(spelling)

/** Text without the blanks around it, letters composed, lines ended by one sign; whatever it was pasted from. */
export const readText = (spelling: unknown): Reading =>
  typeof spelling === 'string'
    ? readAs(spelling.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    : unreadable('wrong_shape')
