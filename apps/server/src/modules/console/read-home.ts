// The home of the console: for each role that the caller has, what waits there.
import type * as calls from '@khyanalt/contract/console'
import type { Role } from '@khyanalt/domain/roles'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import type { HomeListOf } from './home-list.ts'
import { homes } from './homes.ts'

export const readHome =
  (services: Services): UseCase<typeof calls.readHome> =>
  async (tx, caller) => {
    const today = agencyDate(services.clock.now())
    const held = (Object.keys(homes) as Role[]).filter(role => caller.grants.some(grant => grant.role === role))
    const parts: { role: Role; lists: HomeListOf[] }[] = []
    // One after the other: they share a connection.
    for (const role of held) parts.push({ role, lists: [...(await homes[role]({ tx, caller, services, today }))] })
    return { data: { parts } }
  }
