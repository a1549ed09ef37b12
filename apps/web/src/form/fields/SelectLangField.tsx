// A choice from a library in the language of the form.
import { SelectControl } from '../controls/SelectControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `select_lang` kind. */
export const SelectLangField: FieldComponent = SelectControl
