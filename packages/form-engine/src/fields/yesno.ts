// A yes/no choice, which may open tools.
import type { Bilingual } from '@khyanalt/domain/language'
import { fieldProblem } from '../concepts/field-problem.ts'
import { isEmptyText } from '../concepts/plain-text.ts'
import { pick } from '../concepts/samples.ts'
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
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: '',
  isEmpty: isEmptyText,
  problems: (value, field, { path }) => {
    if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
    return Object.hasOwn(texts, value) ? [] : [fieldProblem('not_an_option', path, field)]
  },
  text: value => (typeof value === 'string' && Object.hasOwn(texts, value) ? (texts[value] ?? noText) : noText),
  exported: value => (value === 'yes' ? true : value === 'no' ? false : null),
  samples: {
    valid: (_, { random }) => pick(random, ['yes', 'no']),
    invalid: (_, { random }) => pick<unknown>(random, ['maybe', true, 1]),
  },
}
