// Taking every second factor of a person away, done by two: whoever could do it alone could sign in as that person.
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { hasSecondFactor } from '../auth/second-factor/ask-at-sign-in.ts'
import { resetSecondFactor } from '../auth/second-factor/reset-second-factor.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { findAccountRow, lockAccountRow } from './people.sql.ts'

type Input = { readonly id: string; readonly reason: string }

export const factorResetKind = (services: Pick<Services, 'clock' | 'enqueue'>): ProposalKind<Input> => ({
  name: 'factor_reset',
  input: z.object({ id: z.uuid(), reason: z.string() }),
  subject: ({ id }) => id,
  concerns: ({ id }) => id,
  current: async (tx, { id }) => {
    const account = await lockAccountRow(tx, id)
    return { active: account?.active ?? false, enrolled: await hasSecondFactor(tx, id) }
  },
  summary: async (tx, { id, reason }) => {
    const account = await findAccountRow(tx, id)
    return {
      title: say('title_factor_reset'),
      subject: plain(account?.name ?? ''),
      lines: [{ label: say('line_reason'), from: null, to: plain(reason) }],
      link: staffPaths.person(id),
    }
  },
  apply: async (tx, caller, { id }) => {
    if (!(await hasSecondFactor(tx, id))) throw refuse('account_state')
    await resetSecondFactor(tx, services, { userId: id, by: caller.userId })
  },
})
