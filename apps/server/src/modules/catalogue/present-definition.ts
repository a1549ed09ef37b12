// A pinned definition as the browser gets it.
import type { PublishedDefinition } from './read-definition.ts'

/** The form with its number, version and language. */
export const presentDefinition = (definition: PublishedDefinition, categoryId: number) => ({
  id: definition.serviceId,
  category_id: categoryId,
  version: definition.version,
  language: definition.language,
  body: definition.body,
  clienttype: [...(definition.body.clienttype ?? [])],
})
