// Of which type the answers of a field are, and the value of an answer in that type.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { FieldDefinition } from '../field-attributes.ts'
import { type Exact, exactOf } from './exact-number.ts'
import type { ValueType } from './expression.ts'

/** What an expression is worth: null where an answer that it needs is not given. */
export type Value = Exact | string | boolean | readonly string[] | null

/** The type of the answers of a field; `any` of kinds that expressions can only ask whether they are filled. */
export const typeOfField = (field: FieldDefinition): ValueType => {
  switch (field.type) {
    case 'number':
    case 'year':
      return 'number'
    case 'date':
      return 'day'
    case 'yes':
      return 'truth'
    case 'hidden':
      if (field.calculate !== undefined) return 'truth'
      return typeof field.defaultvalue === 'number' ? 'number' : 'text'
    case 'checkbox':
      return field.options === undefined ? 'truth' : 'list'
    case 'employee':
      return 'list'
    case 'label':
    case 'title':
    case 'authdata':
    case 'text_template':
    case 'address':
    case 'file':
    case 'checkboxfile':
    case 'table':
    case 'dynamicadd':
    case 'statictable':
    case 'explosive_usage_tool':
      return 'any'
    default:
      return field.type.startsWith('additional_') ? 'any' : 'text'
  }
}

/** The value of an answer as its kind reads it, in the type it is used in. */
export const typedValue = (answer: unknown, type: ValueType): Value => {
  switch (type) {
    case 'number':
      return exactOf(answer)
    case 'day':
      return typeof answer === 'string' && isCalendarDay(answer) ? answer : null
    case 'truth':
      return answer === true || answer === 'yes'
    case 'list':
      return Array.isArray(answer) ? answer.filter(item => typeof item === 'string') : null
    case 'text':
      return typeof answer === 'string' ? answer : null
    case 'any':
      return null
  }
}
