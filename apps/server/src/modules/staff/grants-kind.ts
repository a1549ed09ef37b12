// Roles of heads of unit and administrators, given by two.
import { grantSchema } from '@khyanalt/contract/auth'
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { applyGrants, checkChange, type GrantsInput } from './apply-grants.ts'
import { describeGrants } from './describe-grants.ts'
import { grantsOf } from './grants.ts'
import { findAccountRow, lockAccountRow } from './people.sql.ts'

export const grantsKind = (services: Pick<Services, 'clock' | 'enqueue'>): ProposalKind<GrantsInput> => ({
  name: 'grants',
  input: z.object({ id: z.uuid(), grants: z.array(grantSchema) }),
  subject: ({ id }) => id,
  concerns: ({ id }) => id,
  current: async (tx, { id }) => {
    const account = await lockAccountRow(tx, id)
    return { active: account?.active ?? false, login: account?.login_email ?? null, grants: await grantsOf(tx, id) }
  },
  summary: async (tx, { id, grants }) => {
    const account = await findAccountRow(tx, id)
    return {
      title: say('title_grants'),
      subject: plain(account ? `${account.name}, ${account.login_email}` : ''),
      lines: [
        {
          label: say('line_roles'),
          from: await describeGrants(tx, await grantsOf(tx, id)),
          to: await describeGrants(tx, grants),
        },
      ],
      link: staffPaths.person(id),
    }
  },
  apply: async (tx, caller, input) => {
    await checkChange(tx, caller.userId, input)
    const account = await lockAccountRow(tx, input.id)
    if (!account?.active) throw refuse('account_state')
    await applyGrants(tx, services, caller.userId, input)
  },
})
