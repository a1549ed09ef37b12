// Recovery codes: random, shown once, kept as hashes, each good once.
import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount, recoveryCodeLength } from '@khyanalt/domain/second-factor'
import type { Tx } from '../../../db/transaction.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './second-factor.sql.ts'

// Digits and letters that nobody mistakes for others (Crockford's base 32).
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const makeCode = (): string =>
  [...randomBytes(recoveryCodeLength)].map(byte => alphabet[byte % alphabet.length]).join('')

/** A code as it is written down: groups of four. */
const written = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** What is kept of a code; with 120 random bits a plain hash cannot be turned back. Small letters, gaps and letters that look alike are forgiven. */
export const hashRecoveryCode = (typed: string): Buffer => {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest()
}

/** Makes the codes of a person anew; answers them as they are shown this once. */
export const makeRecoveryCodes = async (tx: Tx, userId: string, at: Date): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await deleteRecoveryCodes(tx, userId)
  await insertRecoveryCodes(tx, userId, codes.map(hashRecoveryCode), at)
  return codes.map(written)
}
