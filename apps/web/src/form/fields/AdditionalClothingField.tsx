// Protective clothing, a section of its own.
import { ToolPanel } from '../controls/ToolPanel.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `additional_clothing` kind. */
export const AdditionalClothingField: FieldComponent = ToolPanel
