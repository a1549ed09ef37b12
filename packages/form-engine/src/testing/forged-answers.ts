// Answers with something forged where nobody can type, for tests that it changes nothing.
import { type Answers, ownValue, rowsOf } from '../answers.ts'
import type { CompiledForm } from '../compiled-form.ts'
import { scopeOf, tableRows } from '../places.ts'
import { fieldState } from '../visibility.ts'

/** The paths of fields and cells that show something and let nobody type, constants among them; registers are not typed. */
export const lockedPaths = (form: CompiledForm, answers: Answers): readonly string[] =>
  [...form.fields.values()].flatMap(field => {
    if (field.kind.register !== undefined || field.kind.holds === 'none') return []
    if (field.kind.holds === 'given' || isLocked(form, field.name, answers)) return [field.name]
    return tableRows(field, ownValue(answers, field.name)).flatMap(({ _id }) =>
      [...(scopeOf(field, _id)?.fields.values() ?? [])]
        .filter(cell => cell.kind.holds !== 'none')
        .map(cell => `${field.name}/${_id}/${cell.name}`)
        .filter(path => isLocked(form, path, answers)),
    )
  })

const isLocked = (form: CompiledForm, path: string, answers: Answers): boolean => {
  const state = fieldState(form, path, answers)
  return state?.visible === true && !state.enabled
}

/** The answers with a value at a path, whatever stands there. */
export const forged = (form: CompiledForm, answers: Answers, path: string, value: unknown): Answers => {
  const [name = '', rowId, cell] = path.split('/')
  const table = form.fields.get(name)
  if (rowId === undefined || cell === undefined || table === undefined) return { ...answers, [name]: value }
  const rows = tableRows(table, ownValue(answers, name))
  const known = new Set(rowsOf(ownValue(answers, name)).map(({ _id }) => _id))
  return {
    ...answers,
    [name]: rows.flatMap(row => (row._id === rowId ? { ...row, [cell]: value } : known.has(row._id) ? row : [])),
  }
}
