// A call with a client-made transaction id is done once and answered the same each time.
import { createHash } from 'node:crypto'
import type { Call, OutputOf, ParsedInputOf } from '@khyanalt/contract/call'
import type { Clock } from '../clock.ts'
import { claimTransaction, findAnswer, keepAnswer } from '../db/client-transactions.sql.ts'
import type { UseCase } from './bind.ts'
import { refuse } from './refusal.ts'
import type { Session } from './session.ts'

/** Wraps a use case of a signed-in call whose input may carry `transaction_id`. */
export const once =
  <C extends Call>(call: C, clock: Clock, useCase: UseCase<C>): UseCase<C> =>
  async (tx, caller, input) => {
    const transactionId = (input as { transaction_id?: string | undefined }).transaction_id
    const session = caller as Session | null
    if (!transactionId || !session) return useCase(tx, caller, input)
    const inputDigest = digestOf(input)
    const claim = { transactionId, userId: session.userId, call: call.name, inputDigest, at: clock.now() }
    if (!(await claimTransaction(tx, claim))) {
      const known = await findAnswer(tx, claim)
      // Somebody else's id, or the same id for another call: nothing may be learnt from it.
      if (!known) throw refuse('invalid_input', { problems: [{ code: 'used_before', path: 'transaction_id' }] })
      // What was asked now has not been done, so it must not be answered as if it had.
      if (!known.sameInput) throw refuse('transaction_reused')
      return known.answer as OutputOf<C> & { readonly message?: string }
    }
    const answer = await useCase(tx, caller, input as ParsedInputOf<C>)
    await keepAnswer(tx, transactionId, answer as object)
    return answer
  }

/** A client that repeats a save may have learnt of a later version meanwhile; it still asks for the same. */
const digestOf = (input: unknown): Buffer => {
  const { transaction_id, version, ...asked } = input as Readonly<Record<string, unknown>>
  return createHash('sha256').update(JSON.stringify(asked)).digest()
}
