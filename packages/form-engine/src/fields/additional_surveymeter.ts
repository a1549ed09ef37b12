// Survey meters, or the contract that replaces them.
import { registerKind } from '../concepts/register-section.ts'
import { surveymeter } from '../registers/surveymeter.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalSurveymeterKind: FieldKind = registerKind(surveymeter)
