// Questions on the safety of storage.
import { toolSectionKind } from '../concepts/tool-section.ts'
import type { FieldKind } from './kind.ts'

/** A tool section; the value is what the section saved into the request. */
export const additionalSafetyKind: FieldKind = toolSectionKind
