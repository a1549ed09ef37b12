// The lists of the catalogue that a definition asks for, with the places that name them.
import type { FormDefinition } from './definition.ts'
import { cellScopes, fieldsOfSections, sectionLists } from './definition-fields.ts'
import { optionListKey } from './facts.ts'

/** Every list that a field names, by the place in the JSON; lists of other modules are left out. */
export const namedLists = (
  definition: FormDefinition,
): readonly { readonly path: string; readonly library: string }[] =>
  sectionLists(definition)
    .flatMap(({ sections, path }) => fieldsOfSections(sections, path))
    .flatMap(placed => [placed, ...cellScopes(placed).flat()])
    .flatMap(({ field, path }) => {
      const key = field.library === undefined ? null : optionListKey(field)
      return key === null ? [] : [{ path: `${path}/library`, library: key.replace(/^lang\//, '') }]
    })
