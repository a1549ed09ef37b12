// X-ray machines and radioactive devices.
import { registerKind } from '../concepts/register-section.ts'
import { radioactive } from '../registers/radioactive.ts'
import type { FieldKind } from './kind.ts'

/** A register of the sender; `fields` names what of its sheet the form asks for. */
export const additionalRadioactiveKind: FieldKind = registerKind(radioactive)
