// Text with suggestions from a words library.
import { WordControl } from '../controls/WordControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autocomplete2` kind. */
export const Autocomplete2Field: FieldComponent = WordControl
