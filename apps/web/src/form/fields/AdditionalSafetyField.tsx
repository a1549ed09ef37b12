// Storage safety, a section of its own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_safety` kind. */
export const AdditionalSafetyField: FieldComponent = ToolPanel
