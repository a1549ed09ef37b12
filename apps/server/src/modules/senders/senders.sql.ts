// SQL of who stands behind a request.

import type { MemberRight } from '@khyanalt/domain/member-rights'
import { decidedStates, type RequestState } from '@khyanalt/domain/request-status'
import { sql } from 'kysely'
import { mayAs } from '../../db/member-rights.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'

/** The people and the company of the request with this number or row id (CON-005). */
export const findParties = async (tx: Tx, key: string) =>
  tx
    .selectFrom('requests')
    .select(['id', 'request_number as number', 'state'])
    .select(['owner_user_id as ownerUserId', 'owner_company_id as ownerCompanyId'])
    .select(['created_by as createdBy', 'desk_id as deskId'])
    .where(isUuid(key) ? 'id' : 'request_number', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The state of a request, which nobody changes until the transaction ends. */
export const holdStateOf = async (tx: Tx, requestId: string): Promise<RequestState | null> => {
  const row = await tx
    .selectFrom('requests')
    .select('state')
    .where('id', '=', requestId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row?.state ?? null
}

/** Whether the person is a member of the company. */
export const isMemberOf = async (tx: Tx, companyId: string, userId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Numbers of undecided requests of a company, or of a person, with a value that is this id. */
export const listOpenNaming = async (
  tx: Tx,
  owner: { readonly owner_company_id: string | null; readonly owner_user_id: string | null },
  id: string,
): Promise<string[]> => {
  const ownerColumn = owner.owner_company_id === null ? 'owner_user_id' : 'owner_company_id'
  const rows = await tx
    .selectFrom('requests')
    .select('request_number')
    .where('deleted_at', 'is', null)
    .where('state', 'not in', [...decidedStates])
    .where(ownerColumn, '=', owner.owner_company_id ?? owner.owner_user_id)
    .where(sql<boolean>`jsonb_path_exists(answers, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`)
    .orderBy('request_number')
    .limit(20)
    .execute()
  return rows.map(row => row.request_number)
}

/** The active ones of these people who may still be told of a request, with their kind. */
export const listTellable = async (tx: Tx, userIds: readonly string[], companyId: string | null) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', 'u.kind'])
    .where('u.id', 'in', [...userIds])
    .where('u.active', '=', true)
    // Staff who made the request for a customer are no members and stay told.
    .$if(companyId !== null, query =>
      query.where(eb =>
        eb.or([
          eb('u.kind', '=', 'staff'),
          eb.exists(
            eb
              .selectFrom('company_members as m')
              .select('m.user_id')
              .whereRef('m.user_id', '=', 'u.id')
              .where('m.company_id', '=', companyId)
              .where(mayAs('m', 'read')),
          ),
        ]),
      ),
    )
    .execute()

/** The active ADMINs of a company. */
export const listAdmins = async (tx: Tx, companyId: string) =>
  tx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.kind'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'ADMIN')
    .where('u.active', '=', true)
    .execute()

/** Both names of a company; without an English one, the Mongolian stands for it. */
export const findCompanyName = async (tx: Tx, companyId: string) => {
  const row = await tx
    .selectFrom('companies')
    .select(['name_mn', 'name_en'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row && { mn: row.name_mn, en: row.name_en ?? row.name_mn }
}

/** Names of active members who may do this, ADMINs first. */
export const listNamesWith = async (
  tx: Tx,
  companyId: string,
  right: MemberRight,
  limit: number,
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.lastname'])
    .where('m.company_id', '=', companyId)
    .where('u.active', '=', true)
    .where(mayAs('m', right))
    .orderBy('m.role')
    .orderBy('m.created_at')
    .limit(limit)
    .execute()
  return rows.map(({ name, lastname }) => (lastname ? `${lastname} ${name}` : name))
}
