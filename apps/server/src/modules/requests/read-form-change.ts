// What a person is told of new versions of the form: what the last one did, and whether another may be chosen.
import type { FormChange } from '@khyanalt/contract/form-versions'
import { isEditable } from '@khyanalt/domain/request-status'
import type { AsideAnswer } from '@khyanalt/form-engine/lift-answers'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { RequestRecord } from './request-record.ts'
import { findOffer } from './take-new-form.ts'

/** Both for a request that its person may still change. */
export const readFormChange = async (
  tx: Tx,
  services: Pick<Services, 'clock'>,
  request: RequestRecord,
): Promise<FormChange> => {
  if (!isEditable(request.state)) return { lifted: null, offer: null }
  const offer = await findOffer(tx, services, request)
  return {
    lifted: liftedSinceSending(request),
    offer: offer && {
      aside: offer.judged.moved.aside.map(presentAside),
      asked: offer.judged.verdict.breaks.flatMap(({ code, title }) => (code === 'answer_needed' ? [title] : [])),
    },
  }
}

/** What was sent under a form needs no word about that form any more. */
const liftedSinceSending = ({ lift, submitted_at: sent }: RequestRecord): FormChange['lifted'] =>
  lift === null || (sent !== null && sent.toISOString() > lift.at)
    ? null
    : { at: lift.at, aside: lift.aside.map(presentAside) }

const presentAside = ({ code, path, title, row, text }: AsideAnswer) => ({
  code,
  path,
  title,
  ...(row && { row }),
  text,
})
