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
