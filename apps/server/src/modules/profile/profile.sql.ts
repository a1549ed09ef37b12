// SQL of contact data.
import { type ContactField, type ContactForm, contactFields } from '@khyanalt/domain/contact-form'
import type { Tx } from '../../db/transaction.ts'

/** Writes contact data; answers the names of what is different now. */
export const writeContact = async (
  tx: Tx,
  userId: string,
  contact: ContactForm,
  at: Date,
): Promise<readonly ContactField[]> => {
  const before = await tx
    .selectFrom('users')
    .select([...contactFields])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({ ...contact, updated_at: at })
    .where('id', '=', userId)
    .execute()
  return contactFields.filter(field => before[field] !== contact[field])
}

/** For whom the person acts: `self`, an organisation, or null for all together. */
export const writeBehalf = async (tx: Tx, userId: string, behalf: string | null): Promise<void> => {
  await tx.updateTable('users').set({ behalf }).where('id', '=', userId).execute()
}
