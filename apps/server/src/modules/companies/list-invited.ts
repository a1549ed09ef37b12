// The invitations that a person has not answered, for other modules.
import type { Tx } from '../../db/transaction.ts'
import { listInvitationsOf } from './members.sql.ts'

/** Oldest first. */
export const listInvited = (tx: Tx, userId: string, now: Date) => listInvitationsOf(tx, userId, now)
