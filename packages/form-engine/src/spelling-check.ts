// Which questions for a number of a machine or a paper would refuse it as it stands there.
import type { Bilingual } from '@khyanalt/domain/language'
import type { CompiledField, FieldScope } from './compiled-form.ts'
import type { Facts } from './facts.ts'
import { registerFields } from './register-forms.ts'
import { numberSpellings } from './samples/text-samples.ts'

/** A question with the spellings it refuses; `path` names the fields around it, `machines/serial`. */
export type RefusedSpelling = {
  readonly path: string
  readonly title: Bilingual
  readonly refused: readonly string[]
}

/** The open questions of a form that ask for a number, a model or a licence and refuse one of its usual spellings. */
export const refusedSpellings = (form: FieldScope, facts: Facts): readonly RefusedSpelling[] =>
  textFieldsOf(form, '').flatMap(({ field, path }) => {
    if (field.field.disabled === true || !asksForNumber(field.title)) return []
    const refused = numberSpellings.filter(
      spelling => field.kind.problems(spelling, field.field, { path, facts }).length > 0,
    )
    return refused.length === 0 ? [] : [{ path, title: field.title, refused }]
  })

/** Whether a title speaks of the number, make, model or licence of something. */
export const asksForNumber = ({ mn, en }: Bilingual): boolean =>
  /дугаар|серий|загвар|марк|лиценз/iu.test(mn) || /\b(?:number|serial|model|make|licen[cs]e)\b/i.test(en)

type Placed = { readonly field: CompiledField; readonly path: string }

/** Fields of one line of text, cells of tables and of registers among them. */
const textFieldsOf = (scope: FieldScope, around: string): readonly Placed[] =>
  [...scope.fields.values()].flatMap(field => {
    const path = around === '' ? field.name : `${around}/${field.name}`
    const rows = [...(field.fixedRows?.values() ?? [])]
    return [
      ...('format' in field.kind.attributes ? [{ field, path }] : []),
      ...registerFields(field).flatMap(inner =>
        'format' in inner.kind.attributes ? [{ field: inner, path: `${path}/${inner.name}` }] : [],
      ),
      ...(field.cells === null ? [] : textFieldsOf(field.cells, path)),
      ...rows.flatMap(row => textFieldsOf(row.cells, `${path}/${row.name}`)),
    ]
  })
