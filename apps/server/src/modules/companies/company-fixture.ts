// What the tests of this folder share: a good form, and what was written down.
import type { InputOf } from '@khyanalt/contract/call'
import type { insertCompany } from '@khyanalt/contract/companies'
import { demoRegistry } from '../../../seeds/demo/companies.ts'
import type { TestApp } from '../../../test/test-app.ts'

/** A complete form of an organisation that the demo's registry knows and nobody has registered. */
export const grocerForm = {
  regnumber: demoRegistry.grocer.register_number,
  createdDate: '2020-10-05',
  address: ['11', '1122', '112271'],
  name: demoRegistry.grocer.name_mn,
  type: 'ХХК',
  name_en: 'Nomun Khuns LLC',
  type_en: 'LLC',
  custom_address: 'Үйлдвэрийн гудамж 3',
  custom_address_english: 'Industry street 3',
  induty: ['Хүнсний худалдаа', 'Агуулах'],
  general_regnum: 'УБ88070778',
  general_lastname: 'Пүрэв',
  general_firstname: 'Тэмүүлэн',
  general_position: 'Захирал',
  general_phone: '99660066',
  phone: '77654321',
  email: 'info@nomun.khyanalt.test',
  postbox: '',
  fax: '',
} satisfies InputOf<typeof insertCompany>

/** The same for another organisation of the registry. */
export const associationForm = {
  ...grocerForm,
  regnumber: demoRegistry.association.register_number,
  name: demoRegistry.association.name_mn,
  type: 'ТББ',
  type_en: 'NGO',
}

/** What the audit says of a company, oldest first. */
export const auditOf = async (test: TestApp, companyId: string) =>
  test.app.services.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_user_id', 'detail'])
    .where('noun', '=', 'company')
    .where('noun_id', '=', companyId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Makes a person a citizen without organisations again, for the next test. */
export const leaveEverything = async (test: TestApp, userId: string): Promise<void> => {
  const { db } = test.app.services
  await db.deleteFrom('company_members').where('user_id', '=', userId).execute()
  await db.updateTable('users').set({ user_type: 1 }).where('id', '=', userId).where('user_type', '=', 2).execute()
}

/** Gives a person a membership without asking anybody. */
export const giveMembership = async (
  test: TestApp,
  companyId: string,
  userId: string,
  role: 'MEMBER' | 'ADMIN',
): Promise<void> => {
  const { db, clock } = test.app.services
  await db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: userId, role, created_at: clock.now() })
    .onConflict(conflict => conflict.columns(['company_id', 'user_id']).doUpdateSet({ role }))
    .execute()
  await db.updateTable('users').set({ user_type: 2 }).where('id', '=', userId).where('user_type', '=', 1).execute()
}
