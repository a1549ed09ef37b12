import type * as calls from '@khyanalt/contract/proposals'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { countForCaller } from './proposals.sql.ts'

export const countProposals =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.countProposals> =>
  async (tx: Tx, caller: Session) => ({ waiting: await countForCaller(tx, caller.userId, clock.now()) })
