// SQL of demo cases.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'

/** Whether demo cases were made before. */
export const hasCases = async (tx: Tx, ownerId: string): Promise<boolean> => {
  const row = await tx.selectFrom('requests').select('id').where('owner_user_id', '=', ownerId).executeTakeFirst()
  return row !== undefined
}

/** The request of a number, with how many steps its review has. */
export const getPlace = async (tx: Tx, number: string) =>
  tx
    .selectFrom('requests as r')
    .innerJoin('definition_versions as d', 'd.id', 'r.definition_version_id')
    .select(['r.id', 'r.version'])
    .select(sql<number>`jsonb_array_length(d.review_plan)`.as('steps'))
    .where('r.request_number', '=', number)
    .executeTakeFirstOrThrow()

/** The certificate that was issued for a request. */
export const findCertificateId = async (tx: Tx, number: string): Promise<string> => {
  const { id } = await tx
    .selectFrom('certificates as c')
    .innerJoin('requests as r', 'r.id', 'c.request_id')
    .select('c.id')
    .where('r.request_number', '=', number)
    .executeTakeFirstOrThrow()
  return id
}

/** The open invoice of a request. */
export const getUnpaidInvoice = async (tx: Tx, requestId: string) =>
  tx
    .selectFrom('invoices')
    .select(['id'])
    .where('request_id', '=', requestId)
    .where('state', '=', 'unpaid')
    .executeTakeFirstOrThrow()

/** Stores an upload without a browser. */
export const insertDemoFile = async (
  tx: Tx,
  file: {
    readonly id: string
    readonly name: string
    readonly title: string
    readonly size: number
    readonly sha256: string
    readonly storage_key: string
    readonly purpose: 'answer' | 'receipt'
    readonly owner_user_id: string
    readonly created_at: Date
  },
): Promise<void> => {
  await tx.insertInto('files').values(file).execute()
}

/** Hangs a receipt on an invoice. */
export const setReceipt = async (tx: Tx, invoiceId: string, fileId: string): Promise<void> => {
  await tx.updateTable('invoices').set({ receipt_file_id: fileId }).where('id', '=', invoiceId).execute()
}

/** Puts a certificate past its end, as the nightly job does; answers its public id. */
export const endCertificate = async (tx: Tx, requestId: string): Promise<string> => {
  const { cs_id } = await tx
    .updateTable('certificates')
    .set({ state: 'expired' })
    .where('request_id', '=', requestId)
    .returning('cs_id')
    .executeTakeFirstOrThrow()
  return cs_id
}

/** What happened long ago was read long ago. */
export const readOldMessages = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .updateTable('notifications')
    .set(eb => ({ opened_at: eb.ref('created_at') }))
    .where('created_at', '<', before)
    .execute()
}

/** Whether somebody has made a request, for himself or for a customer. */
export const hasMade = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.selectFrom('requests').select('id').where('created_by', '=', userId).limit(1).execute()).length > 0
