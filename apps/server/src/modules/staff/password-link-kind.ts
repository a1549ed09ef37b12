// A link by which a member of staff chooses a password, sent by two: whoever reads that mailbox becomes the person.
import { z } from 'zod'
import { staffPaths } from '../../../../web/src/staff-paths.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { ProposalKind } from '../proposals/proposal-kind.ts'
import { plain, say } from '../proposals/say.ts'
import { findAccountRow, lockAccountRow } from './people.sql.ts'
import { sendLink } from './send-link.ts'

type Input = { readonly id: string; readonly reason: string }

export const passwordLinkKind = (services: Pick<Services, 'clock' | 'enqueue'>): ProposalKind<Input> => ({
  name: 'password_link',
  input: z.object({ id: z.uuid(), reason: z.string() }),
  subject: ({ id }) => id,
  concerns: ({ id }) => id,
  current: async (tx, { id }) => {
    const account = await lockAccountRow(tx, id)
    return { active: account?.active ?? false, email: account?.login_email ?? null }
  },
  summary: async (tx, { id, reason }) => {
    const account = await findAccountRow(tx, id)
    return {
      title: say('title_password_link'),
      subject: plain(account?.name ?? ''),
      lines: [
        { label: say('line_email'), from: null, to: plain(account?.login_email ?? '') },
        { label: say('line_reason'), from: null, to: plain(reason) },
      ],
      link: staffPaths.person(id),
    }
  },
  apply: async (tx, caller, { id, reason }) => {
    const account = await lockAccountRow(tx, id)
    if (!account?.active) throw refuse('account_state')
    await sendLink(tx, services, { account, by: caller.userId, reason })
  },
})
