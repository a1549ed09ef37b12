import type * as calls from '@khyanalt/contract/company-members'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import type { MemberRole } from './companies.sql.ts'
import { listInvitationsOf } from './members.sql.ts'

export const listInvitations =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listInvitations> =>
  async (tx, caller) => ({
    data: (await listInvitationsOf(tx, caller.userId, clock.now())).map(row => ({
      id: row.id,
      role: row.role as MemberRole,
      invited_by: row.invited_by,
      company: { name_mn: row.name_mn, name_en: row.name_en, register_number: row.register_number },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
  })
