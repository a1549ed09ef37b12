// The checklist certificate; its picker is a section of its own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `select_explosive` kind. */
export const SelectExplosiveField: FieldComponent = ToolPanel
