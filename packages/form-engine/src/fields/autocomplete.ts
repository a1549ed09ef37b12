// Text with suggestions from earlier words.
import { plainTextKind } from '../concepts/plain-text.ts'
import { attributes } from '../field-attributes.ts'

/** Free text; words typed by hand are remembered under `librarykey` after a successful submit. */
export const autocompleteKind = plainTextKind({
  checksLanguage: true,
  opensList: true,
  attributes: { librarykey: attributes.librarykey },
})
