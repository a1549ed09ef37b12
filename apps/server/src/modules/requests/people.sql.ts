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
      'birth_date',
      'passport_address',
      'user_type',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** A company as forms read it (`librarykey` paths that begin with `company.`) and as it is frozen on submit. */
export const findCompany = async (tx: Tx, companyId: string) => {
  const row = await tx
    .selectFrom('companies')
    .select([
      'id',
      'register_number',
      'name_mn',
      'name_en',
      'legal_form',
      'legal_form_en',
      'founded_on',
      'address',
      'custom_address',
      'custom_address_english',
      'industry',
      'director_register_number',
      'director_lastname',
      'director_firstname',
      'director_position',
      'director_phone',
      'phone',
      'email',
      'postbox',
      'fax',
    ])
    .where('id', '=', companyId)
    .executeTakeFirst()
  // Forms read texts.
  return row && { ...row, industry: row.industry.join(', ') }
}
