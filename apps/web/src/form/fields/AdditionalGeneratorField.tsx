// Radiation generators, a section of their own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_generator` kind. */
export const AdditionalGeneratorField: FieldComponent = ToolPanel
