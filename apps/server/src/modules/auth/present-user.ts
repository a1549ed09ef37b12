// What the browser learns of a person.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { UserType } from '@khyanalt/domain/client-type'
import { areasOf } from '@khyanalt/domain/desk/areas'
import { rightsOf } from '@khyanalt/domain/member-rights'
import type { Tx } from '../../db/transaction.ts'
import { readOwnCompany } from '../companies/read-companies.ts'
import { findPerson } from './auth.sql.ts'

/** Reads a person as `me` and every change of the profile answer it. */
export const readSignedInUser = async (tx: Tx, userId: string): Promise<SignedInUser> => {
  const row = await findPerson(tx, userId)
  const [first] = row.companies
  return presentUser(row, first ? await readOwnCompany(tx, userId, first.id) : null)
}

/** An organisation that the person left is no choice any more. */
const readBehalf = (stored: string | null, companies: readonly { readonly id: string }[]): string =>
  stored === 'self' || companies.some(({ id }) => id === stored) ? (stored ?? 'all') : 'all'

const presentUser = (
  row: Awaited<ReturnType<typeof findPerson>>,
  company: SignedInUser['profile_company'],
): SignedInUser => ({
  id: row.id,
  register_number: row.register_number,
  name: row.name,
  phone: row.phone,
  // Portal accounts are shown by the e-mail they sign in with (CON-032).
  email: row.email ?? row.login_email,
  custom_address: row.custom_address,
  custom_address_english: row.custom_address_english,
  image: row.image,
  type: row.user_type as UserType,
  login_type: row.kind === 'staff' ? 'user' : 'client',
  position: row.position,
  company_tour: row.company_tour,
  profile: {
    surname: row.surname,
    lastname: row.lastname,
    nationality: row.nationality,
    gender: row.gender,
    birthDateAsText: row.birth_date,
    passportAddress: row.passport_address,
    workDirection: row.work_direction,
  },
  companies: row.companies.map(one => ({ ...one, rights: [...rightsOf(one.role, one.rights)] })),
  behalf: readBehalf(row.behalf, row.companies),
  areas: [...areasOf(row.holdings)],
  profile_company: company,
  grants: row.grants as SignedInUser['grants'],
})
