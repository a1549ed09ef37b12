// Survey meters, a section of their own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_surveymeter` kind. */
export const AdditionalSurveymeterField: FieldComponent = ToolPanel
