// Text with suggestions from earlier words.
import { WordControl } from '../controls/WordControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autocomplete` kind. */
export const AutocompleteField: FieldComponent = WordControl
