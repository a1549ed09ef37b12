// Workplace questions, a section of their own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_workplace` kind. */
export const AdditionalWorkplaceField: FieldComponent = ToolPanel
