// An organisation with its members, as administrators see it.
import type * as calls from '@khyanalt/contract/staff-companies'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findCompanyRow } from './companies.sql.ts'
import { listMemberRows } from './members.sql.ts'

export const readStaffCompany: UseCase<typeof calls.readStaffCompany> = async (tx, _caller, { id }) => {
  const company = await findCompanyRow(tx, id)
  if (!company) throw refuse('company_not_found')
  const members = await listMemberRows(tx, id)
  return {
    data: {
      id,
      register_number: company.register_number,
      name: company.name_mn,
      verified_at: company.verified_at?.toISOString() ?? null,
      members: members.map(member => ({
        id: member.id,
        name: member.lastname ? `${member.lastname} ${member.name}` : member.name,
        register_number: member.register_number,
        role: member.role === 'ADMIN' ? 'ADMIN' : 'MEMBER',
        since: member.created_at.toISOString(),
      })),
    },
  }
}
