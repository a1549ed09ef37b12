// Questions on the radiation protection of a workplace.
import { registerKind } from '../concepts/register-section.ts'
import { workplace } from '../registers/workplace.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalWorkplaceKind: FieldKind = registerKind(workplace)
