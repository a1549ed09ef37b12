// Reads an expression of a definition: whether it is one, whether everything it names is there, and of which type it is.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { Bilingual } from '@khyanalt/domain/language'
import type { Problem } from '@khyanalt/domain/problem'
import { isRecord } from '../answers.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { kindOf } from '../fields/registry.ts'
import { exactOf } from './exact-number.ts'
import { expressionLimits, type Operator, operators, rowOperators, type ValueType } from './expression.ts'
import { typeOfField } from './value-types.ts'

export type Fields = ReadonlyMap<string, FieldDefinition>

/** The fields an expression may name: those beside it, and those of the form around a row. */
export type ExpressionScope = {
  readonly beside: Fields
  readonly form: Fields
  /** What the expression belongs to, by the words of the form; every problem names it. */
  readonly question: Bilingual
  /** The field that must not ask about itself. */
  readonly self?: string | undefined
}

/** The type of an expression, null where problems leave it open, and of how many parts it consists. */
export type JudgedExpression = {
  readonly type: ValueType | null
  readonly problems: readonly Problem[]
  readonly parts: number
}

/** Judges an expression at a place of the definition. Never goes deeper or further than the limits. */
export const judgeExpression = (json: unknown, path: string, scope: ExpressionScope): JudgedExpression => {
  const tally = { parts: 0 }
  const problems: Problem[] = []
  const refuse = (code: string, at: string, params: Problem['params'] = {}): null => {
    // One reason is enough where the whole is out of bounds.
    if (tally.parts <= expressionLimits.parts)
      problems.push({ code, path: at, params: { question: scope.question, ...params } })
    return null
  }
  const type = new Judge(refuse, tally).typeOf(json, path, scope, 1)
  if (tally.parts > expressionLimits.parts) {
    return { type: null, parts: tally.parts, problems: [tooLarge(path, scope.question)] }
  }
  return { type, problems, parts: tally.parts }
}

const tooLarge = (path: string, question: Bilingual): Problem => ({
  code: 'limit_exceeded',
  path,
  params: { question, max: expressionLimits.parts },
})

type Refuse = (code: string, at: string, params?: Problem['params']) => null
type Judgement = ValueType | null

class Judge {
  readonly refuse: Refuse
  readonly tally: { parts: number }

  constructor(refuse: Refuse, tally: { parts: number }) {
    this.refuse = refuse
    this.tally = tally
  }

  typeOf(json: unknown, path: string, scope: ExpressionScope, depth: number): Judgement {
    this.tally.parts += 1
    if (this.tally.parts > expressionLimits.parts) return null
    if (depth > expressionLimits.depth) return this.refuse('limit_exceeded', path, { max: expressionLimits.depth })
    if (typeof json === 'string') return json.length > 200 ? this.refuse('too_long', path, { max: 200 }) : 'text'
    if (typeof json === 'boolean') return 'truth'
    if (typeof json === 'number') return exactOf(json) === null ? this.refuse('number_out_of_range', path) : 'number'
    if (!isRecord(json)) return this.refuse('wrong_shape', path)
    const [operator, ...others] = Object.keys(json).filter(key => key !== 'over' && key !== 'digits')
    if (operator === undefined || others.length > 0) return this.refuse('wrong_shape', path)
    const at = `${path}/${operator}`
    const { [operator]: given, over, digits } = json
    if (digits !== undefined && !(['round', 'divide'].includes(operator) && isDigits(digits))) {
      return this.refuse('wrong_shape', `${path}/digits`)
    }
    if (over !== undefined) return this.typeOverRows(operator, given, over, path, scope, depth)
    switch (operator) {
      case 'field':
      case 'form':
        return this.typeOfAnswer(given, at, { ...scope, beside: operator === 'form' ? scope.form : scope.beside })
      case 'today':
        return given === true ? 'day' : this.refuse('wrong_shape', at)
      case 'day':
        return typeof given === 'string' && isCalendarDay(given) ? 'day' : this.refuse('not_a_date', at)
      case 'person':
      case 'organisation':
        return typeof given === 'string' && /^[a-z][a-z_.]{0,99}$/i.test(given)
          ? 'text'
          : this.refuse('wrong_shape', at)
      case 'filled':
        return this.typeOfFilled(given, at, scope)
      case 'oneOf':
        return this.typeOfChoice(given, at, scope, depth)
    }
    const known = Object.hasOwn(operators, operator) ? operators[operator] : undefined
    if (known === undefined) return this.refuse('unknown_operator', at, { operator })
    const parts = Array.isArray(given) ? given : [given]
    if (parts.length < known.least) return this.refuse('too_few', at, { min: known.least })
    if (parts.length > known.most) return this.refuse('limit_exceeded', at, { max: known.most })
    const types = parts.map((part, place) =>
      this.typeOf(part, Array.isArray(given) ? `${at}/${place}` : at, scope, depth + 1),
    )
    if (operator === 'equals' || operator === 'differs') this.judgeListed(parts, at, scope)
    return this.fit(operator, known, types, at)
  }

  typeOverRows(operator: string, given: unknown, over: unknown, path: string, scope: ExpressionScope, depth: number) {
    const known = Object.hasOwn(rowOperators, operator) ? rowOperators[operator] : undefined
    if (known === undefined) return this.refuse('unknown_operator', `${path}/${operator}`, { operator })
    const table = typeof over === 'string' ? scope.form.get(over) : undefined
    const cells = table === undefined ? null : cellsOf(table)
    if (cells === null) return this.refuse('dangling_reference', `${path}/over`, { name: String(over).slice(0, 64) })
    if (Array.isArray(given)) return this.refuse('wrong_shape', `${path}/${operator}`)
    const type = this.typeOf(given, `${path}/${operator}`, { ...scope, beside: cells, self: undefined }, depth + 1)
    return this.fit(operator, known, [type], `${path}/${operator}`)
  }

  typeOfAnswer(given: unknown, at: string, scope: ExpressionScope): Judgement {
    if (typeof given !== 'string') return this.refuse('wrong_shape', at)
    const field = this.findAnswer(given, at, scope)
    if (field === null) return null
    const type = typeOfField(field)
    return type === 'any' ? this.refuse('wrong_type', at, { name: titleOf(field) }) : type
  }

  findAnswer(name: string, at: string, { beside, form, self }: ExpressionScope): FieldDefinition | null {
    if (name === self) return this.refuse('refers_to_itself', at, { name })
    const field = beside.get(name) ?? form.get(name) ?? fixedCell(name, form)
    if (field === undefined) return this.refuse('dangling_reference', at, { name: name.slice(0, 64) })
    return kindOf(field.type).holds === 'none' ? this.refuse('refers_to_caption', at, { name }) : field
  }

  typeOfFilled(given: unknown, at: string, scope: ExpressionScope): Judgement {
    this.tally.parts += 1
    if (!isRecord(given) || Object.keys(given).length !== 1) return this.refuse('wrong_shape', at)
    const name = given.field ?? given.form
    if (typeof name !== 'string') return this.refuse('wrong_shape', at)
    const beside = given.form === undefined ? scope.beside : scope.form
    return this.findAnswer(name, at, { ...scope, beside }) === null ? null : 'truth'
  }

  typeOfChoice(given: unknown, at: string, scope: ExpressionScope, depth: number): Judgement {
    if (!Array.isArray(given) || given.length < 2) return this.refuse('too_few', at, { min: 2 })
    if (given.length > 50) return this.refuse('limit_exceeded', at, { max: 50 })
    const [asked, ...listed] = given.map((part, place) => this.typeOf(part, `${at}/${place}`, scope, depth + 1))
    if (asked === undefined || asked === null || listed.includes(null)) return null
    const one = asked === 'list' ? 'text' : asked
    if (listed.some(type => type !== one)) return this.refuse('wrong_type', at)
    this.judgeListed(given, at, scope)
    return 'truth'
  }

  /** Options that a question does not offer would never be its answer. */
  judgeListed(parts: readonly unknown[], at: string, scope: ExpressionScope): void {
    const offered = parts.flatMap(part => {
      if (!isRecord(part) || typeof part.field !== 'string') return []
      const field = scope.beside.get(part.field) ?? scope.form.get(part.field)
      if (field?.type === 'yesno') return [['yes', 'no']]
      return field?.options === undefined || field.type === 'employee' ? [] : [field.options.map(({ value }) => value)]
    })
    const [options, ...more] = offered
    if (options === undefined || more.length > 0) return
    for (const [place, part] of parts.entries()) {
      if (typeof part === 'string' && !options.includes(part)) {
        this.refuse('unknown_option', `${at}/${place}`, { value: part })
      }
    }
  }

  /** The type an operator gives, where the types it is given suit it. */
  fit(operator: string, { takes, gives }: Operator, types: readonly Judgement[], at: string): Judgement {
    if (types.includes(null)) return null
    const wanted = (place: number) => takes[Math.min(place, takes.length - 1)]
    const [same] = types.filter((_, place) => wanted(place) === 'same')
    const suits = types.every((type, place) => {
      const expected = wanted(place)
      if (expected !== 'same') return type === expected
      return type === same && type !== 'list' && !(ordering.has(operator) && type !== 'number' && type !== 'day')
    })
    if (!suits) return this.refuse('wrong_type', at)
    return gives === 'same' ? (same ?? null) : gives
  }
}

const ordering = new Set(['less', 'atMost', 'more', 'atLeast', 'min', 'max'])

const isDigits = (digits: unknown): boolean => Number.isInteger(digits) && Number(digits) >= 0 && Number(digits) <= 6

/** The cells that every row of a table has; null of what is no table. */
export const cellsOf = (table: FieldDefinition): Fields | null => {
  const { rows, ownFields } = kindOf(table.type)
  if (rows === 'none') return null
  if (rows === 'repeating') return named(ownFields ?? (table.rows ?? []).flatMap(row => row.fields))
  const [first, ...others] = (table.rows ?? []).map(row => named(row.fields))
  return new Map([...(first ?? [])].filter(([name]) => others.every(cells => cells.has(name))))
}

/** A cell of a fixed row by its path, `zones/strict/radius`. */
const fixedCell = (path: string, form: Fields): FieldDefinition | undefined => {
  const [name = '', rowName, cell] = path.split('/')
  const table = form.get(name)
  if (table?.type !== 'statictable' || cell === undefined) return undefined
  return table.rows?.find(row => row.name === rowName)?.fields.find(field => field.name === cell)
}

/** Fields by name. */
export const named = (fields: readonly FieldDefinition[]): Fields =>
  new Map(fields.flatMap(field => (field.name === undefined ? [] : [[field.name, field]])))

const titleOf = (field: FieldDefinition): Bilingual => field._title ?? { mn: field.name ?? '', en: field.name ?? '' }
