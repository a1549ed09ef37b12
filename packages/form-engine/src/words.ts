// Words typed by hand that are suggested to others later.
import { type Answers, ownValue } from './answers.ts'
import type { CompiledForm } from './compiled-form.ts'
import type { Facts } from './facts.ts'
import { readRowStates, readStates } from './field-states.ts'
import { scopeOf, tableRows } from './places.ts'
import { readValue } from './read-answers.ts'
import { wordLanguage } from './word-language.ts'

/** A word to remember, in the list of its field and the language it was asked in. */
export type RememberedWord = { readonly wordkey: string; readonly text: string; readonly lang: string }

/** The words of all autocomplete fields on display; the server stores them after a successful submit. */
export const wordsToRemember = (form: CompiledForm, answers: Answers, facts: Facts): readonly RememberedWord[] => {
  const outer = readStates(form, answers)
  const scopes = [...form.fields.values()].flatMap(table =>
    outer.state(table).visible && table.kind.rows !== 'none'
      ? tableRows(table, ownValue(answers, table.name)).map(row => ({ row, cells: scopeOf(table, row._id) }))
      : [],
  )
  const cells = scopes.flatMap(({ row, cells }) => {
    if (cells === null) return []
    const reader = readRowStates(cells, row, outer)
    return [...cells.fields.values()].map(field => ({ field, values: row as Answers, reader }))
  })
  const fields = [...form.fields.values()].map(field => ({ field, values: answers, reader: outer }))
  const words = new Map<string, RememberedWord>()
  for (const { field, values, reader } of [...fields, ...cells]) {
    if (field.type !== 'autocomplete' && field.type !== 'autocomplete2') continue
    const text = readValue(field, ownValue(values, field.name))
    if (typeof text !== 'string' || !reader.state(field).visible) continue
    const wordkey = field.field.librarykey ?? field.name
    const lang = wordLanguage(field.field, facts)
    words.set(`${wordkey}\n${lang}\n${text}`, { wordkey, text, lang })
  }
  return [...words.values()]
}
