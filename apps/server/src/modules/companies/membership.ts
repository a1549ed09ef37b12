// Beginning and ending a membership: user type, audit row and word to open browsers, all in one transaction.

import { type MemberRight, memberRights } from '@khyanalt/domain/member-rights'
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { MemberRole } from './companies.sql.ts'
import { deleteMember, fitUserType, insertMember, updateRights, updateRole } from './members.sql.ts'

type Needs = Pick<Services, 'clock' | 'enqueue'>

/** How somebody came to a company. */
export type MemberOrigin = 'registered by hand' | 'single sign-on' | 'invitation'

/** Makes somebody a member. */
export const beginMembership = async (
  tx: Tx,
  services: Needs,
  member: {
    readonly companyId: string
    readonly userId: string
    readonly role: MemberRole
    /** All, unless the invitation said otherwise. */
    readonly rights?: readonly MemberRight[]
    readonly origin: MemberOrigin
    readonly sid?: string
  },
): Promise<void> => {
  const { companyId, userId, role, rights = memberRights, origin, sid } = member
  const at = services.clock.now()
  await insertMember(tx, { company_id: companyId, user_id: userId, role, rights, sid: sid ?? null, created_at: at })
  await fitUserType(tx, userId, at)
  await writeCompanyAudit(tx, services, { companyId, by: userId, action: 'join', detail: { role, rights, origin } })
  await ringBell(tx, { of: 'user', userId })
}

/** Ends a membership; the person's next call no longer knows the company. */
export const endMembership = async (
  tx: Tx,
  services: Needs,
  member: { readonly companyId: string; readonly userId: string; readonly by: string; readonly reason?: string },
): Promise<void> => {
  const { companyId, userId, by, reason } = member
  await deleteMember(tx, companyId, userId)
  await fitUserType(tx, userId, services.clock.now())
  await writeCompanyAudit(tx, services, {
    companyId,
    by,
    action: 'remove_member',
    detail: { user: userId, ...(reason && { reason }) },
  })
  await ringBell(tx, { of: 'user', userId })
}

/** Gives a member another role. */
export const changeMembership = async (
  tx: Tx,
  services: Needs,
  member: { readonly companyId: string; readonly userId: string; readonly by: string; readonly role: MemberRole },
): Promise<void> => {
  const { companyId, userId, by, role } = member
  await updateRole(tx, companyId, userId, role)
  await writeCompanyAudit(tx, services, { companyId, by, action: 'change_role', detail: { user: userId, role } })
  await ringBell(tx, { of: 'user', userId })
}

/** Says what a member may do in the company's name. */
export const changeRights = async (
  tx: Tx,
  services: Needs,
  member: {
    readonly companyId: string
    readonly userId: string
    readonly by: string
    readonly rights: readonly MemberRight[]
  },
): Promise<void> => {
  const { companyId, userId, by, rights } = member
  await updateRights(tx, companyId, userId, rights)
  await writeCompanyAudit(tx, services, { companyId, by, action: 'change_rights', detail: { user: userId, rights } })
  await ringBell(tx, { of: 'user', userId })
}

/** Writes down what happened to a company. */
export const writeCompanyAudit = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  entry: { readonly companyId: string; readonly by: string; readonly action: AuditAct; readonly detail: AuditFacts },
): Promise<void> =>
  insertAuditEntry(tx, {
    noun: 'company',
    id: uuidv7(),
    actor_user_id: entry.by,
    action: entry.action,
    noun_id: entry.companyId,
    detail: entry.detail,
    at: clock.now(),
  })
