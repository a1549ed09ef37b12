// SQL of what this database is for.
import type { Tx } from '../db/transaction.ts'

export type InstallationKind = 'demo' | 'real'

/** What the database is for; null until the first start has said so. */
export const readInstallation = async (tx: Tx): Promise<InstallationKind | null> => {
  const row = await tx.selectFrom('installation').select('kind').executeTakeFirst()
  return row?.kind ?? null
}

/** Holds what is said of the database until the transaction ends; whoever else holds it waits. */
export const lockInstallation = async (tx: Tx): Promise<void> => {
  await tx.selectFrom('installation').select('kind').forUpdate().execute()
}

/** Says so once; processes that start together say the same, and the first counts. */
export const insertInstallation = async (tx: Tx, kind: InstallationKind, since: Date): Promise<void> => {
  await tx
    .insertInto('installation')
    .values({ kind, since })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
