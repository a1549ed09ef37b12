// People of a rehearsal: a client whom the service is for, a reviewer and an approver. They are gone when it ends.
import type { UserType } from '@khyanalt/domain/client-type'
import { fullRights } from '@khyanalt/domain/member-rights'
import type { Role } from '@khyanalt/domain/roles'
import { noSecondFactor } from '@khyanalt/domain/second-factor'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { OfferedService } from '../catalogue/find-service.ts'
import { insertPlayer, insertPlayersCompany } from './self-test.sql.ts'

/** Casts a client of the kind the service prefers, and the staff of its review. */
export const castPlayers = async (tx: Tx, { client_types }: OfferedService, at: Date) => {
  const userType: UserType = client_types.includes('COMPANY') ? 2 : client_types.includes('CITIZEN') ? 1 : 3
  const clientId = uuidv7()
  const registerNumber = userType === 3 ? `FE${clientId.slice(-8)}` : `УБ00${clientId.slice(-6)}`
  await insertPlayer(tx, { id: clientId, kind: 'client', userType, registerNumber, email: mailOf(clientId), at })
  const companyId = userType === 2 ? uuidv7() : null
  if (companyId) await insertPlayersCompany(tx, companyId, clientId, at)
  const companyIds = companyId ? [companyId] : []
  const client: Session = {
    ...sessionOf(clientId),
    loginType: 'client',
    userType,
    companyIds,
    grants: [],
    actor: { kind: 'client', userId: clientId, companyIds, rights: fullRights(companyIds) },
  }
  return {
    client,
    companyId,
    reviewer: await castStaff(tx, 'REVIEWER', at),
    approver: await castStaff(tx, 'APPROVER', at),
  }
}

const castStaff = async (tx: Tx, role: Role, at: Date): Promise<Session> => {
  const id = uuidv7()
  await insertPlayer(tx, { id, kind: 'staff', userType: 1, registerNumber: null, email: mailOf(id), at })
  const grants = [{ role }]
  return {
    ...sessionOf(id),
    loginType: 'user',
    userType: 1,
    companyIds: [],
    grants,
    actor: { kind: 'staff', userId: id, organizationId: null, grants },
  }
}

const sessionOf = (userId: string) => ({
  sessionId: userId,
  userId,
  name: 'Туршилт',
  position: null,
  organizationId: null,
  support: null,
  secondFactor: noSecondFactor,
})

const mailOf = (id: string): string => `rehearsal-${id}@khyanalt.test`
