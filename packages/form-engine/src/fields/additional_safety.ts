// Questions on the safety of storage.
import { registerKind } from '../concepts/register-section.ts'
import { safety } from '../registers/safety.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalSafetyKind: FieldKind = registerKind(safety)
