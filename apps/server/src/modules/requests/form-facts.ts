// What the form engine is told about the world when the server checks answers.

import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { type Facts, fixedListKeys, type ListedOption } from '@khyanalt/form-engine/facts'
import { workerOption } from '@khyanalt/form-engine/worker-facts'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { readPermitLists } from '../explosives/permitted-options.ts'
import { readOptionLists } from '../lists/read-option-lists.ts'
import { readWorkers } from '../workers/read-workers.ts'
import { namedWorkerIds } from './named-workers.ts'
import { readApplicant } from './read-applicant.ts'

/** Facts for a form filled for a person or company; lists are those the form names. */
export const readFacts = async (
  tx: Tx,
  { clock }: Services,
  form: CompiledForm,
  of: {
    readonly language: 'mn' | 'en' | 'ru'
    readonly userId: string
    readonly companyId: string | null
    /** Of the employees only those that the answers name are read. */
    readonly answers: Answers
    /** The certificate that the request itself stands on. */
    readonly certificateId?: string | null
    /** Whether quantities of permits stay as they are until the transaction ends. */
    readonly lock?: boolean
  },
): Promise<Facts> => {
  const today = agencyDate(clock.now())
  const options: Record<string, readonly ListedOption[]> = await readOptionLists(tx, form)
  const { certificateId = null, lock = false } = of
  Object.assign(options, await readPermitLists(tx, form, { ...of, today, certificateId, lock }))
  const ids = namedWorkerIds(form, of.answers)
  if (ids !== null) {
    const { workers } = await readWorkers(tx, of, { ids })
    options[fixedListKeys.employee] = workers.map(worker => workerOption(worker, today))
  }
  return {
    today,
    language: of.language,
    options,
    allLists: true,
    ...(await readApplicant(tx, { owner_user_id: of.userId, owner_company_id: of.companyId })),
  }
}
