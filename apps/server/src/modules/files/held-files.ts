// Files that the registers of an owner hold: papers of employees and of equipment.
import type { Tx } from '../../db/transaction.ts'
import { listHeldOrOwn } from './files.sql.ts'

/** Whose registers: the company's where there is one, else the person's. */
export type FileOwner = { readonly userId: string; readonly companyId: string | null }

/** Those of the names that the caller uploaded, or that a register of the owner holds already, with title and size. */
export const listUsableFiles = (tx: Tx, owner: FileOwner, userId: string, names: readonly string[]) =>
  listHeldOrOwn(tx, owner, { userId, names })

/** Whether a register of the owner holds the file. */
export const isHeld = async (tx: Tx, owner: FileOwner, name: string): Promise<boolean> =>
  (await listHeldOrOwn(tx, owner, { userId: null, names: [name] })).length > 0
