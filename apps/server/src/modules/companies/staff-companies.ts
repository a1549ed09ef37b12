// Administrators look up an organisation and end a membership that must not go on.
import type { endCompanyMembership, listStaffCompanies, readStaffCompany } from '@khyanalt/contract/staff-companies'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findCompanyRow } from './companies.sql.ts'
import { findRole, listMemberRows } from './members.sql.ts'
import { endMembership } from './membership.ts'
import { listCompanyRows, lockCompanyRow } from './staff-companies.sql.ts'

export const answerStaffCompanies: UseCase<typeof listStaffCompanies> = async (
  tx,
  _caller,
  { search, page, results },
) => {
  const { rows, total } = await listCompanyRows(tx, search, { page, size: results })
  const data = rows.map(({ id, register_number, name_mn, members }) => ({
    id,
    register_number,
    name: name_mn,
    members,
  }))
  return { data: { data, per_page: results, total } }
}

export const openStaffCompany: UseCase<typeof readStaffCompany> = async (tx, _caller, { id }) => {
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

/** Ends a membership for the agency; an organisation with members keeps somebody who can add others. */
export const endTheirMembership =
  (services: Services): UseCase<typeof endCompanyMembership> =>
  async (tx, caller, { company_id, user_id, reason }) => {
    if (!(await lockCompanyRow(tx, company_id))) throw refuse('company_not_found')
    const role = await findRole(tx, company_id, user_id)
    if (!role) throw refuse('member_not_found')
    if (role === 'ADMIN') {
      const others = (await listMemberRows(tx, company_id)).filter(member => member.id !== user_id)
      if (others.length > 0 && !others.some(member => member.role === 'ADMIN')) throw refuse('last_admin')
    }
    await endMembership(tx, services, { companyId: company_id, userId: user_id, by: caller.userId, reason })
    return {}
  }
