// Reading companies: the own ones as cards or names, one in full, its members.

import type { getCompany, listCompanies, listOwnCompanies } from '@khyanalt/contract/companies'
import type { listMembers } from '@khyanalt/contract/company-members'
import type { Company } from '@khyanalt/contract/company-schema'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findOwnCompany, listNames, listOwnRows, type MemberRole } from './companies.sql.ts'
import { listInvitationRows, listMemberRows } from './members.sql.ts'
import { presentCard, presentCompany } from './present-company.ts'

export const answerNames: UseCase<typeof listCompanies> = async (tx, caller, { sid }) => ({
  data: Object.fromEntries((await listNames(tx, caller.userId, sid)).map(row => [row.id, row.name])),
})

export const answerOwn: UseCase<typeof listOwnCompanies> = async (tx, caller, { sid }) => ({
  data: (await listOwnRows(tx, caller.userId, sid)).map(presentCard),
})

export const answerCompany: UseCase<typeof getCompany> = async (tx, caller, { id }) => {
  const data = await readOwnCompany(tx, caller.userId, id)
  if (!data) throw refuse('company_not_found')
  return { data }
}

/** A company as its member sees it; null for everybody else. */
export const readOwnCompany = async (tx: Tx, userId: string, id: string): Promise<Company | null> => {
  const company = await findOwnCompany(tx, userId, { id })
  return company && presentCompany(tx, company)
}

export const answerMembers =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof listMembers> =>
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
        created_at: row.created_at.toISOString(),
      })),
      invitations: invitations.map(row => ({
        id: row.id,
        register_number: row.register_number,
        role: row.role as MemberRole,
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      })),
    }
  }
