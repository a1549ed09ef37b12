// The language under which the words of a field are kept and suggested.
import type { Language } from '@khyanalt/domain/language'
import type { Facts } from './facts.ts'
import type { FieldDefinition } from './field-attributes.ts'

/** That of `validate_lang`; where any letters do, that of the form. */
export const wordLanguage = ({ validate_lang }: FieldDefinition, { language }: Pick<Facts, 'language'>): Language =>
  validate_lang === undefined || validate_lang === 'any' ? language : validate_lang
