// The checks before a record is written: the rules of its form, its papers, its number.
import type { Problem } from '@khyanalt/domain/problem'
import { soundKey } from '@khyanalt/domain/search-key'
import { filesOfWorker, type WorkerAnswers, workerFileParts, workerName } from '@khyanalt/domain/worker'
import { tidyWorker, type WorkerForm, workerProblems } from '@khyanalt/domain/worker-rules'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { listUsableFiles } from '../files/held-files.ts'
import { findByNumber, type ListOwner, lockList, type WorkerValues } from './workers.sql.ts'

type Judged = {
  readonly form: WorkerForm
  readonly owner: ListOwner
  readonly userId: string
  readonly today: string
  /** The record that is changed; null for a new one. */
  readonly known: { readonly id: string; readonly register_number: string } | null
}

/** The tidy record, or a refusal with every problem at its field. */
export const judgeWorker = async (tx: Tx, given: WorkerAnswers, judged: Judged): Promise<WorkerAnswers> => {
  const worker = tidyWorker(given)
  const names = filesOfWorker(worker)
  const usable = new Set((await listUsableFiles(tx, judged.owner, judged.userId, names)).map(({ name }) => name))
  const problems: Problem[] = [
    ...workerProblems(judged.form, worker, { today: judged.today, knownNumber: judged.known?.register_number }),
    ...workerFileParts
      .filter(part => [worker[part] ?? []].flat().some(name => !usable.has(name)))
      .map(part => ({ code: 'file_unknown', path: part })),
  ]
  if (problems.length > 0) throw refuse('worker_incomplete', { problems })

  await lockList(tx, judged.owner)
  const twin = await findByNumber(tx, judged.owner, worker.register_number, judged.known?.id ?? null)
  if (twin) {
    const params = { name: workerName(twin) }
    throw refuse('worker_known', { problems: [{ code: 'register_known', path: 'register_number', params }] })
  }
  return worker
}

/** What a call gives of a record; what it leaves out stays as it is. */
type GivenAnswers = { readonly [K in keyof WorkerAnswers]?: WorkerAnswers[K] | undefined }

/** A record with what a call gives of it. */
export const withGiven = (worker: WorkerAnswers, given: GivenAnswers): WorkerAnswers => ({
  ...worker,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
})

/**
 * The form a call comes from: named, else told by the field that only the company's list has, else by the record that
 * is changed: one without a type is known to the list alone.
 */
export const formOf = (
  named: WorkerForm | undefined,
  given: GivenAnswers,
  stored: WorkerAnswers | null,
): WorkerForm => {
  if (named !== undefined) return named
  if (given.jobtype !== undefined) return 'company'
  return stored !== null && withGiven(stored, given).worker_type === null ? 'company' : 'request'
}

/** The columns of a record. */
export const valuesOf = (worker: WorkerAnswers): WorkerValues => ({
  register_number: worker.register_number,
  lastname: worker.lastname,
  firstname: worker.firstname,
  worker_type: worker.worker_type,
  phone: worker.phone,
  email: worker.email,
  degree: worker.degree,
  appointment_date: worker.appointment_date,
  training: worker.training,
  training_expire_date: worker.training_expire_date,
  personal_dosimeter: worker.personal_dosimeter,
  health_surveillance: worker.health_surveillance,
  jobtype: worker.jobtype,
  search_key: soundKey([workerName(worker), worker.register_number, worker.jobtype, worker.phone].join(' ')),
})

/** The papers of a record by part. */
export const papersOf = (worker: WorkerAnswers) =>
  workerFileParts.map(part => ({ part, names: [worker[part] ?? []].flat() }))
