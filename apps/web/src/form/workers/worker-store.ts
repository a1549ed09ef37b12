// Employees among the facts of an open form, so that picking, checking and the summary know their names.
import type { Worker } from '@khyanalt/domain/worker'
import { isRecord, ownValue } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { fixedListKeys } from '@khyanalt/form-engine/facts'
import { workerOption } from '@khyanalt/form-engine/worker-facts'
import type { FormStore } from '../form-store.ts'

/** The ids of an answer, whatever stands there. */
export const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(id => typeof id === 'string') : []

/** The names of the form's employee fields. */
export const employeeFields = (form: CompiledForm): readonly string[] =>
  [...form.fields.values()].filter(({ type }) => type === 'employee').map(({ name }) => name)

/** The ids that all employee fields name, each once. */
export const namedIds = (store: FormStore): readonly string[] => {
  const answers = store.readAnswers()
  const all = isRecord(answers) ? employeeFields(store.form).flatMap(name => idsOf(ownValue(answers, name))) : []
  return [...new Set(all)].sort()
}

/** Puts records among the facts; of those asked for, the ones that did not come left the list. */
export const rememberWorkers = (
  store: FormStore,
  workers: readonly Worker[],
  asked: readonly string[] = workers.map(({ id }) => id),
): void => {
  const { options, today } = store.readFacts()
  const others = (options[fixedListKeys.employee] ?? []).filter(({ value }) => !asked.includes(value))
  store.setOptions(fixedListKeys.employee, [...others, ...workers.map(worker => workerOption(worker, today))])
}
