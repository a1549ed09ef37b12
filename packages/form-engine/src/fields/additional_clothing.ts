// Protective clothing by kind.
import { registerKind } from '../concepts/register-section.ts'
import { clothing } from '../registers/clothing.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalClothingKind: FieldKind = registerKind(clothing)
