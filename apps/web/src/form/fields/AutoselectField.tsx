// A searchable choice.
import { SearchControl } from '../controls/SearchControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autoselect` kind. */
export const AutoselectField: FieldComponent = SearchControl
