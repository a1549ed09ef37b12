// Whether somebody may speak for the company with a register number.
import { isCompanyRegister } from '@khyanalt/domain/company-form'
import type { Tx } from '../../db/transaction.ts'
import { findOwnCompany, isRegistered } from './companies.sql.ts'

/** A company of the person, one of other people, or one that the portal does not know. */
export type Represented =
  | { readonly kind: 'own'; readonly id: string; readonly name: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown' }

/** What the number means to the person; a company that is registered here is spoken for by its members alone. */
export const findRepresented = async (tx: Tx, userId: string, registerNumber: string): Promise<Represented> => {
  if (!isCompanyRegister(registerNumber)) return { kind: 'unknown' }
  const own = await findOwnCompany(tx, userId, { registerNumber })
  if (own) return { kind: 'own', id: own.id, name: own.name_mn }
  return { kind: (await isRegistered(tx, registerNumber)) ? 'foreign' : 'unknown' }
}
