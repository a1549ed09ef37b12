// A searchable choice from a library in the language of the form.
import { SearchControl } from '../controls/SearchControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autoselect_lang` kind. */
export const AutoselectLangField: FieldComponent = SearchControl
