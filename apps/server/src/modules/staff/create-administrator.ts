// The administrator whom whoever runs the server makes: the first one, or one more when all others are lost.
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { linkAddress, makeLink } from '../auth/password-link.ts'
import { plain, say } from '../proposals/say.ts'
import { tellAdministrators } from '../proposals/tell-administrators.ts'
import { writeAccountAudit } from './account-audit.ts'
import { applyGrants } from './apply-grants.ts'
import { grantsOf } from './grants.ts'
import { findByLogin, insertAccount, lockAdministrators } from './people.sql.ts'

/** The link by which the administrator chooses a password, or why there is none. */
export type AdministratorMade =
  | { readonly link: string; readonly refused?: undefined }
  | { readonly refused: 'has_administrator' | 'not_staff' }

/**
 * Makes an administrator; an active account of staff with this address becomes one. Refuses where an active
 * administrator is left, unless `force` says that nobody can reach that one. Audited, and told to the others.
 */
export const createAdministrator = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue' | 'config' | 'secret'>,
  { email, name, force }: { readonly email: string; readonly name: string; readonly force: boolean },
): Promise<AdministratorMade> => {
  const others = await lockAdministrators(tx)
  if (others.length > 0 && !force) return { refused: 'has_administrator' }
  const login = email.toLowerCase()
  const known = await findByLogin(tx, login)
  const id = known?.id ?? uuidv7()
  const at = services.clock.now()
  if (known && known.kind !== 'staff') return { refused: 'not_staff' }
  if (!known) {
    const account = { ...nobody, kind: 'staff', login_email: login, user_type: 1, name } as const
    // A locked account keeps its address.
    if (!(await insertAccount(tx, { ...account, id, created_at: at, updated_at: at }))) return { refused: 'not_staff' }
    const detail = { login, reason: 'command on the server' }
    await writeAccountAudit(tx, services, { by: null, action: 'create', accountId: id, detail })
  }
  const held = await grantsOf(tx, id)
  if (!held.some(({ role }) => role === 'ADMIN')) {
    await applyGrants(tx, services, null, { id, grants: [...held, { role: 'ADMIN' }] })
  }
  const detail = { reason: 'command on the server' }
  await writeAccountAudit(tx, services, { by: null, action: 'password_link', accountId: id, detail })
  const summary = { title: say('title_grants'), subject: plain(`${known?.name ?? name}, ${login}: ADMIN`) }
  await tellAdministrators(tx, services, { by: '', summary }, { event: 'done_from_server', except: [id] })
  const { id: linkId } = await makeLink(tx, services, { userId: id, by: id })
  return { link: linkAddress(services, linkId) }
}

const nobody = {
  register_number: null,
  private_number: null,
  position: null,
  nationality: null,
  email: null,
  organization_id: null,
}
