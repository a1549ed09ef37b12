// The answers of a request as they were sent, with the facts they are read by.
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { deriveAnswers } from '@khyanalt/form-engine/derive'
import { type Facts, fixedListKeys } from '@khyanalt/form-engine/facts'
import { workerOption } from '@khyanalt/form-engine/worker-facts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readChosenPermit } from '../explosives/permitted-options.ts'
import { compilePinned } from './compile-pinned.ts'
import { readFacts } from './form-facts.ts'
import type { SnapshotRow } from './journal.sql.ts'
import { sentWorkers } from './named-workers.ts'
import { sentApplicant } from './own-request.ts'
import { readPinned } from './read-pinned.ts'
import type { RequestRecord } from './request-record.ts'

/** The form of the request, its answers, and what they are read by. */
export type SentAnswers = { readonly form: CompiledForm; readonly answers: Answers; readonly facts: Facts }

/** What the last of the rounds says; without one, what is being filled in. Whatever became of employees since, they stand as they were sent (CON-078). */
export const readSent = async (
  tx: Tx,
  services: Services,
  request: RequestRecord,
  rounds: readonly SnapshotRow[],
): Promise<SentAnswers> => {
  const { body, language } = await readPinned(tx, request)
  const form = compilePinned(body, request)
  const sent = rounds.at(-1)
  const answers = sent?.answers ?? request.answers
  const of = { userId: request.owner_user_id, companyId: request.owner_company_id, answers }
  const now = await readFacts(tx, services, form, { language, ...of })
  if (!sent) return { form, answers: deriveAnswers(form, answers, now), facts: now }
  const workers = { [fixedListKeys.employee]: sentWorkers(rounds).map(worker => workerOption(worker, now.today)) }
  // A permit that ran out meanwhile is still the one that was chosen.
  const permit = await readChosenPermit(tx, form, { ...of, certificateId: request.certificate_id })
  const options = { ...now.options, ...workers, ...permit }
  return { form, answers, facts: { ...now, ...sentApplicant(sent), options } }
}
