// Radiation generators and sources in use.
import { registerKind } from '../concepts/register-section.ts'
import { generator } from '../registers/generator.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalGeneratorKind: FieldKind = registerKind(generator)
