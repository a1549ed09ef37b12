// A kind of act that two administrators do together, declared in one file beside the act itself and named in
// proposal-kinds.ts.
import type { ProposalSummary } from '@khyanalt/contract/proposals'
import type { ZodType } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'

export type ProposalKind<Input> = {
  /** Stored with each proposal; never changes. */
  readonly name: string
  /** What the act is given. */
  readonly input: ZodType<Input>
  /** What it is about, by id: of one kind, one proposal about it waits at a time. */
  readonly subject: (input: Input) => string
  /** The account that gains by it and so does not confirm it. */
  readonly concerns: (input: Input) => string | null
  /** The state it rests on, as JSON; refused to be confirmed once this differs. */
  readonly current: (tx: Tx, input: Input) => Promise<unknown>
  /** What the administrators read of it, in both languages. */
  readonly summary: (tx: Tx, input: Input) => Promise<ProposalSummary>
  /** The act, by whoever confirms. */
  readonly apply: (tx: Tx, caller: Session, input: Input) => Promise<void>
}

/** A kind whose input is what its own schema made of a stored one. */
export type AnyKind = ProposalKind<unknown>
