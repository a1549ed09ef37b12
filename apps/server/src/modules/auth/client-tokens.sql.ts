// SQL of tokens with which support acts as a client.
import type { Tx } from '../../db/transaction.ts'

/** The active client with a normalised register number. */
export const findClientByNumber = async (tx: Tx, registerNumber: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'register_number', 'name', 'lastname', 'user_type'])
    .where('kind', '=', 'client')
    .where('active', '=', true)
    .where('register_number', '=', registerNumber)
    .executeTakeFirst()

/** Names of the companies a person acts for. */
export const listCompanyNames = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('company_members as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('c.name_mn')
    .where('m.user_id', '=', userId)
    .orderBy('m.created_at')
    .orderBy('c.id')
    .execute()
  return rows.map(row => row.name_mn)
}

export type ClientToken = {
  readonly token_hash: Buffer
  readonly user_id: string
  readonly issued_by: string
  readonly reason: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** Keeps a token; those that ran out go. False when there is no such active client. */
export const insertClientToken = async (tx: Tx, token: ClientToken): Promise<boolean> => {
  await tx.deleteFrom('client_tokens').where('expires_at', '<=', token.created_at).execute()
  const client = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', token.user_id)
    .where('kind', '=', 'client')
    .where('active', '=', true)
    .executeTakeFirst()
  if (!client) return false
  await tx.insertInto('client_tokens').values(token).execute()
  return true
}

/** Takes a token out, so that it works once; null when it is unknown, ran out, or one of the two people is gone. */
export const takeClientToken = async (tx: Tx, tokenHash: Buffer, now: Date) => {
  const token = await tx
    .deleteFrom('client_tokens')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst()
  if (!token || token.expires_at <= now) return null
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [token.user_id, token.issued_by])
    .where('active', '=', true)
    .execute()
  const issuer = people.find(person => person.id === token.issued_by)
  return issuer && people.some(person => person.id === token.user_id) ? { ...token, issuerName: issuer.name } : null
}
