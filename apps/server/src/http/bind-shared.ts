// Mounts a call that answers everybody alike from copies kept in this process.
import type { Call, ParsedInputOf } from '@khyanalt/contract/call'
import { inTransaction } from '../db/transaction.ts'
import type { Binding, Caller, UseCase } from './bind.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** Binds a public call whose answer depends on its input and on things that carry an edition, on nothing else. */
export const bindShared = <C extends Call>(call: C, useCase: UseCase<C>, kept: KeptAnswers): Binding => ({
  call,
  isShared: true,
  handle: ({ db }, _session, input) =>
    kept.get(`${call.name} ${JSON.stringify(input)}`, () =>
      inTransaction(db, tx => useCase(tx, null as Caller<C>, input as ParsedInputOf<C>)),
    ),
})

/** The same for a call that is asked each time, since it changes by time too; a page made of it may still be kept. */
export const shared = (binding: Binding): Binding => ({ ...binding, isShared: true })
