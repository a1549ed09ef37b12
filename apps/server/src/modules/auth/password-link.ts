// Links by which people choose a password. The row holds an id; the secret part is computed from it, so that neither
// the database nor the queue of mails can be read for a way in.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { paths } from '../../../../web/src/paths.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { Services } from '../../services.ts'
import { deleteLinksOf, replaceLinks } from './password-links.sql.ts'

const lifetime = 72 * 3_600_000

/** Makes a link for an account and mails it there; links made before end. Who asked for it never learns it. */
export const makeLink = async (
  tx: Tx,
  { clock, enqueue }: Pick<Services, 'clock' | 'enqueue'>,
  { userId, by }: { readonly userId: string; readonly by: string },
): Promise<{ readonly id: string; readonly expiresAt: Date }> => {
  const now = clock.now()
  const id = uuidv7()
  const expiresAt = new Date(now.getTime() + lifetime)
  await replaceLinks(tx, { id, user_id: userId, issued_by: by, created_at: now, expires_at: expiresAt })
  await enqueue(tx, 'send-password-link', { linkId: id })
  return { id, expiresAt }
}

/** Takes the open links of an account back. */
export const withdrawLinks = (tx: Tx, userId: string): Promise<void> => deleteLinksOf(tx, userId)

/** The address that a link leads to. */
export const linkAddress = ({ config, secret }: Pick<Services, 'config' | 'secret'>, id: string): string =>
  `${config.PUBLIC_URL}${paths.newPassword}?token=${id}.${sign(secret, id)}`

/** The id in a token that was made here, or null. */
export const readLinkToken = ({ secret }: Pick<Services, 'secret'>, token: string): string | null => {
  const [id = '', given = ''] = token.split('.')
  if (!isUuid(id)) return null
  const expected = Buffer.from(sign(secret, id))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null
}

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`password link\n${id}`).digest('base64url')
