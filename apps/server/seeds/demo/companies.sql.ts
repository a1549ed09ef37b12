// SQL of the demo's organisations; every statement may run again and changes nothing that is there.
import type { Tx } from '../../src/db/transaction.ts'

type Organisation = {
  readonly register_number: string
  readonly name_mn: string
  readonly name_en: string | null
  readonly legal_form: string
  readonly legal_form_en: string | null
  readonly founded_on: string
  readonly address_codes: readonly string[]
  readonly custom_address: string
  readonly custom_address_english: string | null
  readonly industry: readonly string[]
  readonly director_register_number: string
  readonly director_lastname: string
  readonly director_firstname: string
  readonly director_position: string
  readonly director_phone: string | null
  readonly phone: string | null
  readonly email: string | null
}

export const insertCompany = async (
  tx: Tx,
  company: Organisation & {
    readonly id: string
    readonly address: string
    readonly verified_at: Date | null
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('companies')
    .values({ ...company, address_codes: [...company.address_codes], industry: [...company.industry] })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertRegistryCompany = async (
  tx: Tx,
  entry: Organisation & { readonly representatives: readonly string[] },
): Promise<void> => {
  const { address_codes, industry, representatives } = entry
  await tx
    .insertInto('registry_companies')
    .values({
      ...entry,
      address_codes: [...address_codes],
      industry: [...industry],
      representatives: [...representatives],
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const insertMember = async (
  tx: Tx,
  member: {
    readonly company_id: string
    readonly user_id: string
    readonly role: 'MEMBER' | 'ADMIN'
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('company_members')
    .values(member)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
