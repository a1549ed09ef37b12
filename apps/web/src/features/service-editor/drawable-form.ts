// A step as it can be drawn while it is edited: every question stands there, whatever is still wrong with it.
import type { Bilingual } from '@khyanalt/domain/language'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledField, CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { FieldDefinition, RowDefinition } from '@khyanalt/form-engine/field-attributes'
import { kindOf } from '@khyanalt/form-engine/fields/registry'
import { type Body, isKnownType, isRecord, listOf, valueAt } from './form-edits.ts'

/** A question at its place; `drawn` is null for what has nothing to draw. */
export type DrawnQuestion = {
  readonly path: string
  readonly json: unknown
  readonly drawn: { readonly name: string; readonly field: CompiledField } | null
}

/** A line of questions beside each other. */
export type DrawnRow = {
  readonly path: string
  readonly columns: number
  readonly extra: Bilingual | null
  readonly questions: readonly DrawnQuestion[]
}

export type DrawnStep = { readonly form: CompiledForm; readonly rows: readonly DrawnRow[] }

/** What decides on other questions or is worked out; the canvas shows every question and judges none. */
const notDrawn = new Set([
  ...['when', 'yesnofield', 'yesnovalue', 'hidden', 'checks', 'row_checks', 'calculate'],
  ...['autofields', 'hastool', 'tool_fields', 'tool_validate'],
])

/** The step of a body at a place, each question as far as it can be drawn. `unnamed` stands for missing words. */
export const drawStep = (body: Body, step: string, unnamed: string): DrawnStep => {
  const place = drawing(unnamed)
  const rows = listOf(valueAt(body, `${step}/rows`)).map((row, rowIndex) => {
    const path = `${step}/rows/${rowIndex}`
    const questions = listOf(valueAt(row, 'fields')).map((json, index) => {
      const name = `q_${rowIndex}_${index}`
      return { path: `${path}/fields/${index}`, json, name, field: place.field(json, name) }
    })
    const cols = valueAt(row, 'cols')
    const extra = valueAt(row, 'extra')
    return {
      path,
      cols: typeof cols === 'number' ? cols : 1,
      extra: isRecord(extra) ? place.words(extra) : null,
      questions,
    }
  })
  const definition = {
    _name: place.words(undefined),
    sections: [
      {
        _title: place.words(valueAt(body, `${step}/_title`)),
        rows: rows.flatMap(({ questions }) => questions.flatMap(({ field }) => (field ? [{ fields: [field] }] : []))),
      },
    ],
  }
  const form = compileDefinition(definition, { renew: false })
  return {
    form,
    rows: rows.map(({ path, cols, extra, questions }) => ({
      path,
      // As the form itself counts its columns.
      columns: Math.min(cols > 4 ? questions.length : Math.max(cols, 1), 4),
      extra,
      questions: questions.map(({ path: at, json, name }) => {
        const field = form.fields.get(name)
        return { path: at, json, drawn: field ? { name, field } : null }
      }),
    })),
  }
}

/** One question as a form of its own, under the name `value`, to be answered as its first value. */
export const drawAlone = (json: unknown, title: Bilingual): CompiledForm | null => {
  const field = drawing(title.mn).field(json, 'value')
  if (!field) return null
  const { required: _, disabled: __, help: ___, tooltip: ____, defaultvalue: _____, ...rest } = field
  const sections = [{ _title: title, rows: [{ fields: [{ ...rest, _title: title }] }] }]
  return compileDefinition({ _name: title, sections }, { renew: false })
}

const drawing = (unnamed: string) => {
  const words = (value: unknown): Bilingual => {
    const said = isRecord(value) ? value : {}
    const [mn, en] = [textOf(said.mn), textOf(said.en)]
    return { mn: mn || en || unnamed, en }
  }
  const field = (json: unknown, name: string): FieldDefinition | null => {
    if (!isRecord(json) || !isKnownType(json.type)) return null
    const kind = kindOf(json.type)
    // Samples appear for an answer alone; what is never displayed has nothing to draw.
    if (!kind.displayed || json.type === 'text_template') return null
    const kept = Object.entries(json).flatMap(([key, value]): [string, unknown][] => {
      if (!Object.hasOwn(kind.attributes, key) || notDrawn.has(key) || value === undefined || value === null) return []
      if (key === 'options' || key === 'list') return [[key, options(value)]]
      if (key === 'headers') return [[key, listOf(value).map(words)]]
      if (worded.has(key)) return isRecord(value) ? [[key, words(value)]] : []
      if (numbers.has(key)) return typeof value === 'number' ? [[key, value]] : []
      if (key === 'library' || key === 'librarykey')
        return typeof value === 'string' && value !== '' ? [[key, value]] : []
      return [[key, value]]
    })
    return {
      ...Object.fromEntries(kept),
      type: json.type,
      name,
      _title: words(json._title),
      // What is calculated stands closed, as in the form.
      ...(json.calculate !== undefined && { disabled: true }),
      ...(kind.rows !== 'none' && kind.ownFields === undefined && { rows: rows(json.rows) }),
    }
  }
  const rows = (value: unknown): RowDefinition[] =>
    listOf(value).map((row, index) => ({
      name: `row_${index}`,
      _title: words(valueAt(row, '_title')),
      fields: listOf(valueAt(row, 'fields')).flatMap((cell, place) => field(cell, `c_${index}_${place}`) ?? []),
    }))
  const options = (value: unknown) => {
    const taken = new Set<string>()
    return listOf(value).map((option, index) => {
      const own = textOf(valueAt(option, 'value'))
      const free = own === '' || taken.has(own) ? `${own} ${index}` : own
      taken.add(free)
      return { value: free, label: words(valueAt(option, 'label')) }
    })
  }
  return { words, field }
}

const worded = new Set(['help', 'tooltip', 'warning', 'buttonText'])
const numbers = new Set(['min', 'max', 'decimals', 'limit', 'cols'])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
