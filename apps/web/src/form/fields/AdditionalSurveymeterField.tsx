// A register of the sender; its dialogs come when a form asks for it.
import { RegisterField } from '../controls/RegisterField.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_surveymeter` kind. */
export const AdditionalSurveymeterField: FieldComponent = RegisterField
