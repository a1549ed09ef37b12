// A single confirmation.
import { tickKind } from '../concepts/tick.ts'
import type { FieldKind } from './kind.ts'

/** A tick that must be made when required. */
export const yesKind: FieldKind = tickKind
