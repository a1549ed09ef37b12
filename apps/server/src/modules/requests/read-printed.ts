// What the documents of a request print of its answers.
import type { CertificatePart } from '@khyanalt/contract/certificate-part'
import { carryFacts, type PrintedFact, printAnswers } from '@khyanalt/form-engine/printed-answers'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { listSnapshots } from './journal.sql.ts'
import { readSent } from './read-sent.ts'
import type { RequestRecord } from './request-record.ts'

/** The facts of the last round; a renewal keeps what its form does not ask again as the renewed document says it. */
export const readPrinted = async (
  tx: Tx,
  services: Services,
  request: RequestRecord,
  { prints }: CertificatePart,
  renewed: readonly PrintedFact[] | null,
): Promise<readonly PrintedFact[]> => {
  if (prints.length === 0) return []
  const { form, answers, facts } = await readSent(tx, services, request, await listSnapshots(tx, request.id))
  const printed = printAnswers(form, answers, facts, prints)
  return renewed ? carryFacts(form, printed, renewed, prints) : printed
}
