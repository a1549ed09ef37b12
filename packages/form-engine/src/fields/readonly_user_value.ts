// A read-only value copied from the signed-in user (REQ-FORM-22).
import { knownDataKind } from '../concepts/known-data.ts'
import type { FieldKind } from './kind.ts'

/** The same as `autovalue`; definitions use both names. */
export const readonlyUserValueKind: FieldKind = knownDataKind
