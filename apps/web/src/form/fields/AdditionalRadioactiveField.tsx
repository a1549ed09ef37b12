// X-ray machines, a section of their own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_radioactive` kind. */
export const AdditionalRadioactiveField: FieldComponent = ToolPanel
