// A yes/no choice, which may open tools.
import type { Bilingual } from '@khyanalt/domain/language'
import { isEmptyText } from '../concepts/plain-text.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import { noAnswerText, noText, yesText } from '../concepts/shown-text.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

const texts: Readonly<Record<string, Bilingual>> = { yes: yesText, no: noAnswerText }

/** `yes` or `no`; with `hastool`, the fields in `tool_fields` appear on yes, and `tool_validate` asks for the tool check. */
export const yesnoKind: FieldKind = {
  attributes: {
    ...commonAttributes,
    hastool: attributes.hastool,
    tool_fields: attributes.tool_fields,
    tool_validate: attributes.tool_validate,
  },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: spelling => {
    if (typeof spelling !== 'string') return unreadable('wrong_shape')
    return Object.hasOwn(texts, spelling) ? readAs(spelling) : unreadable('not_an_option')
  },
  problems: () => [],
  text: value => (typeof value === 'string' && Object.hasOwn(texts, value) ? (texts[value] ?? noText) : noText),
  exported: value => (value === 'yes' ? true : value === 'no' ? false : null),
}
