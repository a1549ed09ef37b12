// Employees among the facts: the options of the list `workers`, each with its record.

import { answersOfWorker, type Worker, workerName } from '@khyanalt/domain/worker'
import { missingForRequest } from '@khyanalt/domain/worker-rules'
import type { ListedOption } from '../facts.ts'
import { sameText } from './shown-text.ts'

/** A record as an option; whether it is complete is worked out once, here. */
export const workerOption = (worker: Worker, today: string): ListedOption => ({
  value: worker.id,
  label: sameText(workerName(worker)),
  data: { worker, complete: missingForRequest(answersOfWorker(worker), today).length === 0 },
})

/** The record behind an option, null where only its name is at hand. */
export const workerOf = (option: ListedOption | null): Worker | null =>
  (option?.data?.worker as Worker | undefined) ?? null

/** Whether a request may name the employee; unknown counts as yes, since the server knows. */
export const isComplete = (option: ListedOption | null): boolean => option?.data?.complete !== false
