// The explosives table, a section of its own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `explosive_usage_tool` kind. */
export const ExplosiveUsageToolField: FieldComponent = ToolPanel
