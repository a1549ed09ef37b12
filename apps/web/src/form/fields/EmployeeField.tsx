// Registered workers; their picker is a section of its own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `employee` kind. */
export const EmployeeField: FieldComponent = ToolPanel
