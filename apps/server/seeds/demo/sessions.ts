// Demo people as use cases see them.
import type { UserType } from '@khyanalt/domain/client-type'
import { fullRights } from '@khyanalt/domain/member-rights'
import { noSecondFactor } from '@khyanalt/domain/second-factor'
import type { Session } from '../../src/http/session.ts'
import type { demoStaff } from './people.ts'

/** A client who may act for these companies. */
export const clientSession = (
  person: { readonly id: string; readonly name: string; readonly user_type: UserType },
  companyIds: readonly string[],
): Session => ({
  sessionId: 'demo',
  userId: person.id,
  name: person.name,
  position: null,
  loginType: 'client',
  userType: person.user_type,
  organizationId: null,
  grants: [],
  companyIds,
  actor: { kind: 'client', userId: person.id, companyIds, rights: fullRights(companyIds) },
  support: null,
  secondFactor: noSecondFactor,
})

/** A staff member with the role of the demo. */
export const staffSession = (person: (typeof demoStaff)[keyof typeof demoStaff]): Session => {
  const grants = [{ role: person.role }]
  return {
    sessionId: 'demo',
    userId: person.id,
    name: person.name,
    position: person.position,
    loginType: 'user',
    userType: 1,
    organizationId: person.organization_id,
    grants,
    companyIds: [],
    actor: { kind: 'staff', userId: person.id, organizationId: person.organization_id, grants },
    support: null,
    secondFactor: noSecondFactor,
  }
}
