// Questions on the radiation protection of a workplace.
import { toolSectionKind } from '../concepts/tool-section.ts'
import type { FieldKind } from './kind.ts'

/** A tool section; the value is what the section saved into the request. */
export const additionalWorkplaceKind: FieldKind = toolSectionKind
