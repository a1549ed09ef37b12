// What a kind of field is called in the language that is shown.
import type { FieldType } from '@khyanalt/form-engine/fields/field-type'
import { kindDescriptions } from '@khyanalt/form-engine/kind-descriptions'
import { useName } from '../../language/language.tsx'

export const useKindName = (): ((type: FieldType) => string) => {
  const inLanguage = useName()
  return type => inLanguage(kindDescriptions[type].label)
}
