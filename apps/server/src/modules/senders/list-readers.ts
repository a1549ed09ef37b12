// Who is told about something: people who have left a company hear no more of it.
import type { Tx } from '../../db/transaction.ts'
import { findParties, listAdmins, listTellable } from './senders.sql.ts'

/** A person to tell, with the area in which he or she reads. */
export type Reader = { readonly userId: string; readonly area: 'client' | 'staff' }

/** Those of the people who may still hear of the request; its company's ADMINs when no client is left. */
export const listReaders = async (tx: Tx, people: readonly string[], requestId: string | null): Promise<Reader[]> => {
  const request = requestId === null ? null : await findParties(tx, requestId)
  const companyId = request?.ownerCompanyId ?? null
  const told = await tellable(tx, people, companyId)
  if (companyId === null || told.some(({ kind }) => kind === 'client')) return told.map(readerOf)
  return [...told, ...(await listAdmins(tx, companyId))].map(readerOf)
}

/** Who looks after something of a company: the people while they are members, and its ADMINs. */
export const listKeepers = async (tx: Tx, people: readonly string[], companyId: string | null): Promise<Reader[]> => {
  const told = await tellable(tx, people, companyId)
  const admins = companyId === null ? [] : await listAdmins(tx, companyId)
  const rest = admins.filter(({ id }) => told.every(one => one.id !== id))
  return [...told, ...rest].map(readerOf)
}

const tellable = async (tx: Tx, people: readonly string[], companyId: string | null) =>
  people.length === 0 ? [] : listTellable(tx, [...new Set(people)], companyId)

const readerOf = ({ id, kind }: { readonly id: string; readonly kind: string }): Reader => ({
  userId: id,
  area: kind === 'staff' ? 'staff' : 'client',
})
