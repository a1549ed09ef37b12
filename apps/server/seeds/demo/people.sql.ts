// SQL of the demo people; every statement may run again and changes nothing that is there.
import type { UserType } from '@khyanalt/domain/client-type'
import type { Role } from '@khyanalt/domain/roles'
import type { Tx } from '../../src/db/transaction.ts'

export const findKnownPeople = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await tx.selectFrom('users').select('id').where('id', 'in', ids).execute()).map(row => row.id))

export const insertPerson = async (
  tx: Tx,
  person: {
    readonly id: string
    readonly kind: 'client' | 'staff'
    readonly register_number: string | null
    readonly login_email: string | null
    readonly private_number: string | null
    readonly password_hash: string
    readonly user_type: UserType
    readonly name: string
    readonly surname: string | null
    readonly lastname: string | null
    readonly nationality: string | null
    readonly gender: string | null
    readonly birth_date: string | null
    readonly passport_address: string | null
    readonly phone: string | null
    readonly email: string | null
    readonly custom_address: string | null
    readonly custom_address_english: string | null
    readonly position: string | null
    readonly organization_id: number | null
    readonly company_tour: boolean
    readonly created_at: Date
    readonly updated_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('users')
    .values(person)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertGrant = async (
  tx: Tx,
  grant: {
    readonly id: string
    readonly user_id: string
    readonly role: Role
    readonly organization_id: number | null
  },
): Promise<void> => {
  await tx
    .insertInto('staff_grants')
    .values(grant)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
