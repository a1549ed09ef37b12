// Who registers an object: a citizen, or an organisation by its register number (REQ-FSI-17, REQ-FSI-30).
import type { FoodObjectForm } from '@khyanalt/domain/food-object-form'
import type { Problem } from '@khyanalt/domain/problem'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { askRegistry } from '../companies/check-company.ts'
import { findRepresented } from '../companies/find-represented.ts'

/** What the state registry says of the company that a form names; null when it knows none or was not asked. */
export type RegistryName = { readonly register_number: string; readonly name_mn: string } | null

/** Asks the registry where the portal does not know the company; no transaction is open meanwhile. */
export const askAboutCompany = async (
  { registry }: Pick<Services, 'registry'>,
  db: Database,
  caller: Session,
  form: Pick<FoodObjectForm, 'sender_type' | 'company_regnum'>,
  log: FastifyBaseLogger,
): Promise<RegistryName> => {
  if (form.sender_type !== 2 || !/^\d{7}$/.test(form.company_regnum)) return null
  const known = await inTransaction(db, tx => findRepresented(tx, caller.userId, form.company_regnum))
  return known.kind === 'unknown' ? askRegistry(registry, form.company_regnum, log) : null
}

/** A sender, with the name that belongs to the number, or what is wrong with it. */
export type FoodSender = {
  readonly companyId: string | null
  readonly companyName: string | null
  readonly problems: readonly Problem[]
}

/** The sender of a tidy form. */
export const findSender = async (
  tx: Tx,
  caller: Session,
  form: Pick<FoodObjectForm, 'sender_type' | 'company_regnum'>,
  entry: RegistryName,
): Promise<FoodSender> => {
  const wrong = (path: string, code: string): FoodSender => ({
    companyId: null,
    companyName: null,
    problems: [{ path, code }],
  })
  if (form.sender_type !== 2) {
    // The service is for citizens and organisations (REQ-FSI-01).
    if (form.sender_type === 1 && caller.userType === 3) return wrong('sender_type', 'sender_citizen')
    return { companyId: null, companyName: null, problems: [] }
  }
  // A number that is none is told by the form already.
  if (!/^\d{7}$/.test(form.company_regnum)) return { companyId: null, companyName: null, problems: [] }
  const represented = await findRepresented(tx, caller.userId, form.company_regnum)
  if (represented.kind === 'own') return { companyId: represented.id, companyName: represented.name, problems: [] }
  if (represented.kind === 'foreign') return wrong('company_regnum', 'company_not_member')
  if (entry?.register_number !== form.company_regnum) return wrong('company_regnum', 'company_unknown')
  return { companyId: null, companyName: entry.name_mn, problems: [] }
}
