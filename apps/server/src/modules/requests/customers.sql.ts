// SQL of the customers that operators act for.
import type { UserType } from '@khyanalt/domain/client-type'
import type { Tx } from '../../db/transaction.ts'

/** A customer: a person, or an organisation with the member who will own its request. */
export type Customer = {
  readonly id: string
  readonly userId: string
  readonly companyId: string | null
  readonly userType: UserType
  readonly phone: string | null
  readonly email: string | null
  readonly custom_address: string | null
}

/** The person with this register number. */
export const findPersonByNumber = async (tx: Tx, registerNumber: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'lastname'])
    .where('register_number', '=', registerNumber)
    .where('kind', '=', 'client')
    .where('active', '=', true)
    .executeTakeFirst()

/** The organisation with this register number, if somebody acts for it. */
export const findCompanyByNumber = async (tx: Tx, registerNumber: string) =>
  tx
    .selectFrom('companies as o')
    .select(['o.id', 'o.name_mn'])
    .where('o.register_number', '=', registerNumber)
    .where(eb =>
      eb.exists(eb.selectFrom('company_members as m').select('m.user_id').whereRef('m.company_id', '=', 'o.id')),
    )
    .executeTakeFirst()

/** The customer behind an id: a person, or an organisation through its longest-standing administrator. */
export const findCustomer = async (tx: Tx, id: string): Promise<Customer | null> => {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'id as userId', 'user_type as userType', 'phone', 'email', 'custom_address'])
    .select(eb => eb.cast<string | null>(eb.lit(null), 'uuid').as('companyId'))
    .where('id', '=', id)
    .where('kind', '=', 'client')
    .where('active', '=', true)
    .executeTakeFirst()
  const company =
    person ??
    (await tx
      .selectFrom('company_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.company_id as id', 'm.company_id as companyId', 'u.id as userId', 'u.user_type as userType'])
      .select(['u.phone', 'u.email', 'u.custom_address'])
      .where('m.company_id', '=', id)
      .where('u.active', '=', true)
      // ADMIN before MEMBER.
      .orderBy('m.role')
      .orderBy('m.created_at')
      .executeTakeFirst())
  return company ?? null
}
