// What of an account or service waits for a second administrator, for the screens of those.
import type { WaitingProposal } from '@khyanalt/contract/proposals'
import type { Tx } from '../../db/transaction.ts'
import { listWaitingAbout } from './proposals.sql.ts'

export const readWaitingAbout = async (tx: Tx, subject: string): Promise<WaitingProposal[]> =>
  (await listWaitingAbout(tx, subject)).map(({ id, kind, proposer, proposed_at, summary }) => ({
    id,
    kind,
    proposed_by: proposer,
    proposed_at: proposed_at.toISOString(),
    title: summary.title,
    lines: summary.lines,
  }))
