// Whether the tool fields of a form are registered; Next and sending ask the same.
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, ownValue } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { validateField } from '@khyanalt/form-engine/validate'
import { toolChecks } from '@khyanalt/form-engine/visibility'

/** A tool field that was asked about. */
type ToolState = { readonly name: string; readonly title: Bilingual; readonly present: boolean }

/** The state of the named fields, each once; a register counts when nothing that the form asks of it is missing. */
export const findTools = (
  form: CompiledForm,
  answers: Answers,
  names: readonly string[],
  facts: Facts,
): readonly ToolState[] =>
  [...new Set(names)].map(name => {
    const field = form.fields.get(name)
    const given = field !== undefined && !field.kind.isEmpty(ownValue(answers, name))
    const present = given && validateField(form, name, answers, facts).length === 0
    return { name, title: field?.title ?? { mn: name, en: name }, present }
  })

/** What the tool fields of all steps lack that must be registered before sending. */
export const missingTools = (form: CompiledForm, answers: Answers, facts: Facts): readonly ToolState[] =>
  findTools(
    form,
    answers,
    form.steps.flatMap(step => toolChecks(form, step.index, answers)),
    facts,
  ).filter(({ present }) => !present)
