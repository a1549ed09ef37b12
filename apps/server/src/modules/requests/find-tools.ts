// Whether the tool fields of a form are registered; Next and sending ask the same.
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, ownValue } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { validateField } from '@khyanalt/form-engine/validate'
import { toolChecks } from '@khyanalt/form-engine/visibility'

/** A tool field that was asked about. */
type ToolState = { readonly name: string; readonly title: Bilingual; readonly present: boolean }

/** The state of the named fields that the form has, each once; a register counts when nothing that the form asks of it is missing. */
export const findTools = (
  form: CompiledForm,
  answers: Answers,
  names: readonly string[],
  facts: Facts,
): readonly ToolState[] =>
  [...new Set(names)].flatMap(name => {
    const field = form.fields.get(name)
    if (!field) return []
    const given = !field.kind.isEmpty(ownValue(answers, name))
    return { name, title: field.title, present: given && validateField(form, name, answers, facts).length === 0 }
  })

/** What the tool fields of all steps lack that must be registered before sending. */
export const missingTools = (form: CompiledForm, answers: Answers, facts: Facts): readonly ToolState[] =>
  findTools(
    form,
    answers,
    form.steps.flatMap(step => toolChecks(form, step.index, answers)),
    facts,
  ).filter(({ present }) => !present)
