// SQL of contact data.
import type { Tx } from '../../db/transaction.ts'

/** Writes phone, e-mail and address; an absent English address stays as it was. */
export const writeContact = async (
  tx: Tx,
  userId: string,
  contact: {
    readonly phone: string
    readonly email: string
    readonly custom_address: string
    readonly custom_address_english?: string | undefined
  },
  at: Date,
): Promise<void> => {
  const { phone, email, custom_address, custom_address_english } = contact
  await tx
    .updateTable('users')
    .set({
      phone,
      email,
      custom_address,
      ...(custom_address_english === undefined ? {} : { custom_address_english }),
      updated_at: at,
    })
    .where('id', '=', userId)
    .execute()
}
