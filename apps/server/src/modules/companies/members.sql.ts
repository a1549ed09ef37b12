// SQL of members and invitations.
import type { MemberRight } from '@khyanalt/domain/member-rights'
import type { Tx } from '../../db/transaction.ts'
import type { MemberRole } from './companies.sql.ts'

/** Members of a company, longest first. */
export const listMemberRows = async (tx: Tx, companyId: string) =>
  tx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'u.id',
      'u.name',
      'u.lastname',
      'u.register_number',
      'u.email',
      'u.phone',
      'm.role',
      'm.rights',
      'm.created_at',
    ])
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()

/** The role of a person in a company, or null. */
export const findRole = async (tx: Tx, companyId: string, userId: string): Promise<MemberRole | null> => {
  const row = await tx
    .selectFrom('company_members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role ?? null
}

/** How many ADMINs a company has; ask with the company locked. */
export const countAdmins = async (tx: Tx, companyId: string): Promise<number> => {
  const row = await tx
    .selectFrom('company_members')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Adds a member; somebody who is one keeps the role and notes the realtime session. */
export const insertMember = async (
  tx: Tx,
  member: {
    readonly company_id: string
    readonly user_id: string
    readonly role: MemberRole
    readonly rights: readonly MemberRight[]
    readonly sid: string | null
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('company_members')
    .values({ ...member, rights: [...member.rights] })
    .onConflict(conflict => conflict.columns(['company_id', 'user_id']).doUpdateSet({ sid: member.sid }))
    .execute()
}

export const updateRole = async (tx: Tx, companyId: string, userId: string, role: MemberRole): Promise<void> => {
  await tx
    .updateTable('company_members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

export const updateRights = async (
  tx: Tx,
  companyId: string,
  userId: string,
  rights: readonly MemberRight[],
): Promise<void> => {
  await tx
    .updateTable('company_members')
    .set({ rights: [...rights] })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

export const deleteMember = async (tx: Tx, companyId: string, userId: string): Promise<void> => {
  await tx.deleteFrom('company_members').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}

/** Type 1 becomes 2 with the first company, and 1 again without any; a foreigner stays 3 (CON-194). */
export const fitUserType = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  const member = await tx
    .selectFrom('company_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .execute()
  await tx
    .updateTable('users')
    .set({ user_type: member.length > 0 ? 2 : 1, updated_at: at })
    .where('id', '=', userId)
    .where('user_type', '!=', 3)
    .execute()
}

/** Whether an invitation of this number by the company waits for an answer. */
export const isInvited = async (tx: Tx, companyId: string, registerNumber: string, now: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('company_invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('register_number', '=', registerNumber)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps an invitation; a second one to the same person replaces the first. Answers its id. */
export const upsertInvitation = async (
  tx: Tx,
  invitation: {
    readonly id: string
    readonly company_id: string
    readonly register_number: string
    readonly role: MemberRole
    readonly rights: readonly MemberRight[]
    readonly invited_by: string
    readonly created_at: Date
    readonly expires_at: Date
  },
): Promise<string> => {
  const { role, invited_by, created_at, expires_at } = invitation
  const rights = [...invitation.rights]
  const row = await tx
    .insertInto('company_invitations')
    .values({ ...invitation, rights })
    .onConflict(conflict =>
      conflict
        .columns(['company_id', 'register_number'])
        .doUpdateSet({ role, rights, invited_by, created_at, expires_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Open invitations of a company, oldest first. */
export const listInvitationRows = async (tx: Tx, companyId: string, now: Date) =>
  tx
    .selectFrom('company_invitations')
    .select(['id', 'register_number', 'role', 'rights', 'created_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()

/** Open invitations of a person, with who asks, being ADMIN still, and for which company. */
export const listInvitationsOf = async (tx: Tx, userId: string, now: Date) =>
  tx
    .selectFrom('company_invitations as i')
    .innerJoin('users as me', 'me.register_number', 'i.register_number')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .innerJoin('company_members as m', join =>
      join
        .onRef('m.company_id', '=', 'i.company_id')
        .onRef('m.user_id', '=', 'i.invited_by')
        .on('m.role', '=', 'ADMIN'),
    )
    .select(['i.id', 'i.role', 'i.created_at', 'i.expires_at', 'u.name as invited_by'])
    .select(['c.name_mn', 'c.name_en', 'c.register_number'])
    .where('me.id', '=', userId)
    .where('i.expires_at', '>', now)
    .orderBy('i.created_at')
    .execute()

/** The company of an open invitation. */
export const findInvitation = async (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom('company_invitations')
    .select(['id', 'company_id', 'register_number', 'role'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes an open invitation of this person out; null when there is none. */
export const takeInvitation = async (tx: Tx, id: string, userId: string, now: Date) => {
  const row = await tx
    .deleteFrom('company_invitations as i')
    .using('users as u')
    .whereRef('u.register_number', '=', 'i.register_number')
    .where('u.id', '=', userId)
    .where('i.id', '=', id)
    .returning(['i.company_id', 'i.role', 'i.rights', 'i.invited_by', 'i.expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row : null
}

export const deleteInvitation = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('company_invitations').where('id', '=', id).execute()
}

/** The account that holds a register number, if any. */
export const findUserByRegister = async (tx: Tx, registerNumber: string) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('register_number', '=', registerNumber)
    .where('active', '=', true)
    .executeTakeFirst()
