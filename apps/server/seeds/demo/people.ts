// The people and companies of the demo. Ids are fixed, so that cases, tests and documents can name them.
import type { Clock } from '../../src/clock.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { hashPassword } from '../../src/modules/auth/password.ts'
import { findKnownPeople, insertCompany, insertGrant, insertMember, insertPerson } from './people.sql.ts'

/** The password of every demo person. */
export const demoPassword = 'Demo-2026'

export const demoCompanies = {
  hospital: {
    id: '01900000-0000-7000-8000-0000000000c1',
    register_number: '5012345',
    name_mn: 'Оргил Эмнэлэг ХХК',
    name_en: 'Orgil Hospital LLC',
    legal_form: 'ХХК',
    legal_form_en: 'LLC',
    address: 'Улаанбаатар, Сүхбаатар дүүрэг, 8 дугаар хороо, Бага тойруу 12',
    phone: '77011234',
    email: 'info@orgil.khyanalt.test',
  },
  mine: {
    id: '01900000-0000-7000-8000-0000000000c2',
    register_number: '5067891',
    name_mn: 'Алтан Уул ХХК',
    name_en: 'Altan Uul LLC',
    legal_form: 'ХХК',
    legal_form_en: 'LLC',
    address: 'Өмнөговь аймаг, Цогтцэций сум, 2 дугаар баг',
    phone: '70535678',
    email: 'info@altanuul.khyanalt.test',
  },
} as const

/** Demo clients by what they stand for; they sign in by register number. */
export const demoPeople = {
  citizen: {
    id: '01900000-0000-7000-8000-000000000001',
    register_number: 'УБ85010112',
    user_type: 1,
    name: 'Бат-Эрдэнэ',
    lastname: 'Дорж',
    nationality: 'Монгол',
    gender: 'male',
    birth_date: '1985-01-01',
    phone: '99110011',
    email: 'bat-erdene@khyanalt.test',
    custom_address: 'Улаанбаатар, Баянзүрх дүүрэг, 5 дугаар хороо, 12-34',
    custom_address_english: 'Ulaanbaatar, Bayanzurkh district, 5th khoroo, 12-34',
  },
  withoutContact: {
    id: '01900000-0000-7000-8000-000000000002',
    register_number: 'УБ90020223',
    user_type: 1,
    name: 'Сарнай',
    lastname: 'Ганбат',
    nationality: 'Монгол',
    gender: 'female',
    birth_date: '1990-02-02',
    phone: null,
    email: null,
    custom_address: null,
    custom_address_english: null,
  },
  hospitalAdmin: {
    id: '01900000-0000-7000-8000-000000000003',
    register_number: 'УБ80030334',
    user_type: 2,
    name: 'Оюунчимэг',
    lastname: 'Баяр',
    nationality: 'Монгол',
    gender: 'female',
    birth_date: '1980-03-03',
    phone: '99220022',
    email: 'oyunchimeg@orgil.khyanalt.test',
    custom_address: 'Улаанбаатар, Сүхбаатар дүүрэг, 8 дугаар хороо, 5-17',
    custom_address_english: 'Ulaanbaatar, Sukhbaatar district, 8th khoroo, 5-17',
  },
  mineMember: {
    id: '01900000-0000-7000-8000-000000000004',
    register_number: 'УБ78040445',
    user_type: 2,
    name: 'Ганболд',
    lastname: 'Цэрэн',
    nationality: 'Монгол',
    gender: 'male',
    birth_date: '1978-04-04',
    phone: '99330033',
    email: 'ganbold@altanuul.khyanalt.test',
    custom_address: 'Өмнөговь аймаг, Цогтцэций сум, 1 дүгээр баг',
    custom_address_english: 'Umnugovi province, Tsogttsetsii soum, 1st bagh',
  },
  foreigner: {
    id: '01900000-0000-7000-8000-000000000005',
    register_number: 'FE12345678',
    user_type: 3,
    name: 'John Miller',
    lastname: null,
    nationality: 'Канад',
    gender: 'male',
    birth_date: '1982-05-05',
    phone: '99440044',
    email: 'john@khyanalt.test',
    custom_address: 'Улаанбаатар, Хан-Уул дүүрэг, 15 дугаар хороо, 3-21',
    custom_address_english: 'Ulaanbaatar, Khan-Uul district, 15th khoroo, 3-21',
  },
} as const

/** Demo staff by role; they sign in by e-mail. Their roles hold everywhere. */
export const demoStaff = {
  operator: {
    id: '01900000-0000-7000-8000-000000000011',
    login_email: 'operator@khyanalt.test',
    name: 'Нарантуяа',
    position: 'Үйлчилгээний мэргэжилтэн',
    role: 'OPERATOR',
    organization_id: 2,
  },
  inspector: {
    id: '01900000-0000-7000-8000-000000000012',
    login_email: 'inspector@khyanalt.test',
    name: 'Төмөр',
    position: 'Улсын байцаагч',
    role: 'REVIEWER',
    organization_id: 1,
  },
  head: {
    id: '01900000-0000-7000-8000-000000000013',
    login_email: 'head@khyanalt.test',
    name: 'Энхжаргал',
    position: 'Хэлтсийн дарга',
    role: 'APPROVER',
    organization_id: 1,
  },
  finance: {
    id: '01900000-0000-7000-8000-000000000014',
    login_email: 'finance@khyanalt.test',
    name: 'Мөнхцэцэг',
    position: 'Нягтлан бодогч',
    role: 'FINANCE',
    organization_id: 1,
  },
  admin: {
    id: '01900000-0000-7000-8000-000000000015',
    login_email: 'admin@khyanalt.test',
    name: 'Болормаа',
    position: 'Системийн администратор',
    role: 'ADMIN',
    organization_id: 1,
  },
} as const

/** Adds the people who are missing; those who are there keep what they changed. */
export const seedDemoPeople = async (tx: Tx, clock: Clock): Promise<void> => {
  const clients = Object.values(demoPeople)
  const staff = Object.values(demoStaff)
  const ids = [...clients, ...staff].map(person => person.id)
  if ((await findKnownPeople(tx, ids)).size === ids.length) return

  const now = clock.now()
  const common = { password_hash: await hashPassword(demoPassword), created_at: now, updated_at: now }
  for (const client of clients) {
    await insertPerson(tx, { ...client, ...common, ...clientWithout, company_tour: client.user_type !== 2 })
  }
  for (const { role: _, ...person } of staff) await insertPerson(tx, { ...staffWithout, ...person, ...common })
  for (const company of Object.values(demoCompanies)) await insertCompany(tx, { ...company, created_at: now })

  // A register number that somebody else took meanwhile leaves a demo person out.
  const known = await findKnownPeople(tx, ids)
  for (const { id, role } of staff.filter(person => known.has(person.id))) {
    await insertGrant(tx, { id: id.replace('-8000-', '-9000-'), user_id: id, role, organization_id: null })
  }
  for (const member of members.filter(({ user_id }) => known.has(user_id))) {
    await insertMember(tx, { ...member, created_at: now })
  }
}

const members = [
  { company_id: demoCompanies.hospital.id, user_id: demoPeople.hospitalAdmin.id, role: 'ADMIN' },
  { company_id: demoCompanies.mine.id, user_id: demoPeople.mineMember.id, role: 'MEMBER' },
] as const

const clientWithout = { kind: 'client', login_email: null, position: null, organization_id: null } as const

const staffWithout = {
  kind: 'staff',
  register_number: null,
  user_type: 1,
  lastname: null,
  nationality: null,
  gender: null,
  birth_date: null,
  phone: null,
  email: null,
  custom_address: null,
  custom_address_english: null,
  company_tour: true,
} as const
