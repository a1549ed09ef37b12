// Employees that answers name, and what sent rounds keep of them.
import type { Worker } from '@khyanalt/domain/worker'
import { type Answers, ownValue } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import type { SnapshotRow } from './journal.sql.ts'

/** The ids in the form's employee fields, each once; null when the form has no such field. */
export const namedWorkerIds = (form: CompiledForm, answers: Answers): readonly string[] | null => {
  const fields = [...form.fields.values()].filter(({ type }) => type === 'employee')
  if (fields.length === 0) return null
  const ids = fields.flatMap(({ name }) => ownValue(answers, name)).filter(id => typeof id === 'string')
  return [...new Set(ids)]
}

/** The records as they were sent; where rounds differ, the latest. */
export const sentWorkers = (rounds: readonly SnapshotRow[]): Worker[] => {
  const byId = new Map<string, Worker>()
  for (const { facts } of rounds) {
    for (const worker of (facts.workers ?? []) as readonly Worker[]) byId.set(worker.id, worker)
  }
  return [...byId.values()]
}
