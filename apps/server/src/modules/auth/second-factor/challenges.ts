// What is asked for and not answered yet: each under a random handle, good once, for some minutes.
import { randomBytes } from 'node:crypto'
import type { ProofAsked } from '@khyanalt/contract/second-factor'
import { challengeMinutes, type ProofWay } from '@khyanalt/domain/second-factor'
import type { Tx } from '../../../db/transaction.ts'
import { hashToken } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { askForPasskey } from './passkeys.ts'
import {
  countRecoveryCodes,
  findApp,
  insertChallenge,
  listPasskeys,
  lockChallenge,
  type Person,
} from './second-factor.sql.ts'

type Asked = Parameters<typeof insertChallenge>[1]

/** Keeps a challenge and answers its handle. */
export const openChallenge = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  asked: Pick<Asked, 'user_id' | 'purpose'> & Partial<Asked>,
): Promise<string> => {
  const handle = randomBytes(32).toString('base64url')
  const now = clock.now()
  const rest = { session_id: null, browser_hash: null, passkey_challenge: null, app_secret: null }
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000)
  await insertChallenge(tx, { ...rest, ...asked, handle_hash: hashToken(handle), expires_at }, now)
  return handle
}

/** The challenge of a handle while it may be answered for this purpose in this session; else null. */
export const findChallenge = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  handle: string,
  { purpose, sessionId }: { readonly purpose: Asked['purpose']; readonly sessionId: string | null },
) => {
  const found = await lockChallenge(tx, hashToken(handle), clock.now())
  return found?.purpose === purpose && found.session_id === sessionId ? found : null
}

/** By which ways a person can prove who he or she is; the password alone where there is no second factor. */
const waysOf = (found: { passkeys: number; app: boolean; codes: number }, person: Person): ProofWay[] => {
  if (found.passkeys === 0 && !found.app) return person.has_password ? ['password'] : []
  return [
    ...(found.passkeys > 0 ? (['passkey'] as const) : []),
    ...(found.app ? (['app'] as const) : []),
    ...(found.codes > 0 ? (['recovery'] as const) : []),
  ]
}

/** Asks a person for a proof. */
export const askForProof = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  person: Person,
  asked: Pick<Asked, 'purpose'> & Partial<Pick<Asked, 'session_id' | 'browser_hash'>>,
): Promise<ProofAsked> => {
  const passkeys = await listPasskeys(tx, person.id)
  const app = (await findApp(tx, person.id)) !== undefined
  const codes = await countRecoveryCodes(tx, person.id)
  const passkey = passkeys.length > 0 ? await askForPasskey(services, passkeys) : null
  const challenge = await openChallenge(tx, services, {
    ...asked,
    user_id: person.id,
    passkey_challenge: passkey?.challenge ?? null,
  })
  return {
    challenge,
    ways: waysOf({ passkeys: passkeys.length, app, codes }, person),
    passkey: passkey as ProofAsked['passkey'],
  }
}
