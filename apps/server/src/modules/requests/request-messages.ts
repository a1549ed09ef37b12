// What applicant and agency write to each other about a request: events of its log that move nothing.
import type { RequestMessage } from '@khyanalt/contract/request-message'
import { type MessageSide, messageActions, messageSides } from '@khyanalt/domain/request-messages'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { attachOwnUploads } from '../files/attach-files.ts'
import type { EventRow } from './journal.sql.ts'
import { noteEvent } from './note-event.ts'
import type { RequestRecord } from './request-record.ts'
import { setQuestionAt } from './requests.sql.ts'

type Written = {
  readonly text: string
  readonly about?: string | undefined
  readonly files?: readonly string[] | undefined
  /** Of an answer: when the question that was read came; a later one keeps waiting. */
  readonly asked_at?: string | undefined
}
type Detail = Partial<Pick<RequestMessage, 'about' | 'files'>>

/** The messages among the events that a reader may read, oldest first. */
export const readMessages = (timeline: readonly EventRow[]): RequestMessage[] =>
  timeline.flatMap(event => {
    const side = messageSides.find(one => messageActions[one] === event.action)
    if (!side) return []
    const { about = null, files = [] } = event.detail as Detail
    return [
      {
        side,
        text: event.note ?? '',
        about,
        author: event.actor_name,
        position: event.actor_position,
        at: event.at.toISOString(),
        files: [...files],
      },
    ]
  })

/** Writes a message on a locked request; an applicant's waits for an answer, and the agency's answers what waits. */
export const writeMessage = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  caller: Session,
  request: RequestRecord,
  side: MessageSide,
  { text, about, files = [], asked_at }: Written,
): Promise<void> => {
  const attached = await attachOwnUploads(tx, { requestId: request.id, userId: caller.userId, names: files })
  if (!attached) throw refuse('file_not_found')
  const detail: Detail = { ...(about === undefined ? {} : { about }), files: [...attached] }
  await noteEvent(tx, { clock }, caller, request, { action: messageActions[side], note: text, detail })
  if (side === 'applicant') await setQuestionAt(tx, request.id, clock.now())
  else await settle(tx, request, asked_at ?? request.question_at?.toISOString())
}

/** Takes the question of that time off a locked request; one that came later keeps waiting. */
export const settle = async (tx: Tx, request: RequestRecord, askedAt: string | undefined): Promise<void> => {
  if (request.question_at?.toISOString() === askedAt) await setQuestionAt(tx, request.id, null)
}
