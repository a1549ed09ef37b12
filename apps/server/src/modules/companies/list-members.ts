import type * as calls from '@khyanalt/contract/company-members'
import { rightsOf } from '@khyanalt/domain/member-rights'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findOwnCompany, type MemberRole } from './companies.sql.ts'
import { listInvitationRows, listMemberRows } from './members.sql.ts'

export const listMembers =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listMembers> =>
  async (tx, caller, { id }) => {
    const company = await findOwnCompany(tx, caller.userId, { id })
    if (!company) throw refuse('company_not_found')
    const members = await listMemberRows(tx, id)
    const invitations = company.role === 'ADMIN' ? await listInvitationRows(tx, id, clock.now()) : []
    return {
      data: members.map(row => ({
        member: {
          id: row.id,
          name: row.lastname ? `${row.lastname} ${row.name}` : row.name,
          register_number: row.register_number,
          email: row.email,
          phone: row.phone,
        },
        role: row.role as MemberRole,
        rights: [...rightsOf(row.role, row.rights)],
        created_at: row.created_at.toISOString(),
      })),
      invitations: invitations.map(row => ({
        id: row.id,
        register_number: row.register_number,
        role: row.role as MemberRole,
        rights: [...rightsOf(row.role, row.rights)],
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      })),
    }
  }
