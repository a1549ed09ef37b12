// SQL of the people and companies a request speaks of.
import type { Tx } from '../../db/transaction.ts'

/** The owner's data as forms read it (`librarykey` paths) and as it is frozen on submit. */
export const readPerson = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'register_number',
      'name',
      'surname',
      'lastname',
      'phone',
      'email',
      'custom_address',
      'custom_address_english',
      'nationality',
      'gender',
      'passport_address',
      'user_type',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** A company as forms read it. */
export const findCompany = async (tx: Tx, companyId: string) =>
  tx
    .selectFrom('companies')
    .select(['id', 'register_number', 'name_mn', 'name_en', 'legal_form', 'address', 'phone', 'email'])
    .where('id', '=', companyId)
    .executeTakeFirst()

/** Whether the person is a member of the company. */
export const isMember = async (tx: Tx, companyId: string, userId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
