// A value taken automatically from the signed-in person's data (CON-100).
import { knownDataKind } from '../concepts/known-data.ts'
import type { FieldKind } from './kind.ts'

/** Read-only; `librarykey` is the path of the value in the person's or company's data. */
export const autovalueKind: FieldKind = knownDataKind
