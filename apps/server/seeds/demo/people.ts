// The people of the demo. Ids are fixed, so that cases, tests and documents can name them.
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from '../../src/clock.ts'
import { insertAuditEntry } from '../../src/db/audit.sql.ts'
import type { Tx } from '../../src/db/transaction.ts'
import { hashPassword } from '../../src/modules/auth/password.ts'
import { demoCompanies, seedDemoCompanies } from './companies.ts'
import { findKnownPeople, insertGrant, insertPerson } from './people.sql.ts'

/** The password of every demo person. */
export const demoPassword = 'Demo-2026'

/** Demo clients by what they stand for; they sign in by register number. */
export const demoPeople = {
  citizen: {
    id: '01900000-0000-7000-8000-000000000001',
    register_number: 'УБ85010112',
    user_type: 1,
    name: 'Бат-Эрдэнэ',
    surname: 'Боржигон',
    lastname: 'Дорж',
    nationality: 'Халх',
    gender: 'male',
    birth_date: '1985-01-01',
    passport_address: 'Улаанбаатар, Баянзүрх дүүрэг, 5 дугаар хороо, 12-34',
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
    surname: 'Хатагин',
    lastname: 'Ганбат',
    nationality: 'Халх',
    gender: 'female',
    birth_date: '1990-02-02',
    passport_address: 'Дархан-Уул, Дархан сум, 3-р баг, 4-5',
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
    surname: 'Бэсүд',
    lastname: 'Баяр',
    nationality: 'Халх',
    gender: 'female',
    birth_date: '1980-03-03',
    passport_address: 'Улаанбаатар, Сүхбаатар дүүрэг, 8 дугаар хороо, 5-17',
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
    surname: 'Олхонуд',
    lastname: 'Цэрэн',
    nationality: 'Халх',
    gender: 'male',
    birth_date: '1978-04-04',
    passport_address: 'Өмнөговь, Цогтцэций сум, 1 дүгээр баг',
    phone: '99330033',
    email: 'ganbold@altanuul.khyanalt.test',
    custom_address: 'Өмнөговь аймаг, Цогтцэций сум, 1 дүгээр баг',
    custom_address_english: 'Umnugovi province, Tsogttsetsii soum, 1st bagh',
  },
  mineDirector: {
    id: '01900000-0000-7000-8000-000000000006',
    register_number: 'УБ72050556',
    user_type: 2,
    name: 'Батбаяр',
    surname: 'Жалайр',
    lastname: 'Сүх',
    nationality: 'Халх',
    gender: 'male',
    birth_date: '1972-05-05',
    passport_address: 'Өмнөговь, Цогтцэций сум, 2 дугаар баг',
    phone: '99550055',
    email: 'batbayar@altanuul.khyanalt.test',
    custom_address: 'Өмнөговь аймаг, Цогтцэций сум, 2 дугаар баг',
    custom_address_english: 'Umnugovi province, Tsogttsetsii soum, 2nd bagh',
  },
  radiologist: {
    id: '01900000-0000-7000-8000-000000000007',
    register_number: 'УБ91060667',
    user_type: 2,
    name: 'Энхмаа',
    surname: 'Тайчууд',
    lastname: 'Жаргал',
    nationality: 'Буриад',
    gender: 'female',
    birth_date: '1991-06-06',
    passport_address: 'Улаанбаатар, Баянгол дүүрэг, 10 дугаар хороо, 21-8',
    phone: '99880088',
    email: 'enkhmaa@orgil.khyanalt.test',
    custom_address: 'Улаанбаатар, Баянгол дүүрэг, 10 дугаар хороо, 21-8',
    custom_address_english: 'Ulaanbaatar, Bayangol district, 10th khoroo, 21-8',
  },
  dentist: {
    id: '01900000-0000-7000-8000-000000000008',
    register_number: 'УБ83070811',
    user_type: 2,
    name: 'Ариунаа',
    surname: 'Боржигон',
    lastname: 'Намжил',
    nationality: 'Халх',
    gender: 'female',
    birth_date: '1983-07-08',
    passport_address: 'Дархан-Уул, Дархан сум, 5-р баг, 12-7',
    phone: '99440044',
    email: 'ariunaa@ineed.khyanalt.test',
    custom_address: 'Дархан-Уул, Дархан сум, 5-р баг, 12-7',
    custom_address_english: 'Darkhan-Uul province, Darkhan soum, 5th bagh, 12-7',
  },
  roadEngineer: {
    id: '01900000-0000-7000-8000-000000000009',
    register_number: 'УБ81090922',
    user_type: 2,
    name: 'Золбоо',
    surname: 'Цорос',
    lastname: 'Хүрэл',
    nationality: 'Халх',
    gender: 'male',
    birth_date: '1981-09-09',
    passport_address: 'Говь-Алтай, Есөнбулаг сум, 1 дүгээр баг',
    phone: '99770177',
    email: 'zolboo@altaizam.khyanalt.test',
    custom_address: 'Говь-Алтай, Есөнбулаг сум, 1 дүгээр баг',
    custom_address_english: 'Govi-Altai province, Yesonbulag soum, 1st bagh',
  },
  mineAccountant: {
    id: '01900000-0000-7000-8000-00000000000a',
    register_number: 'УБ87111133',
    user_type: 2,
    name: 'Сувд',
    surname: 'Бэсүд',
    lastname: 'Лувсан',
    nationality: 'Халх',
    gender: 'female',
    birth_date: '1987-11-11',
    passport_address: 'Хэнтий, Бор-Өндөр сум, 1 дүгээр баг',
    phone: '99230023',
    email: 'suvd@berkh.khyanalt.test',
    custom_address: 'Хэнтий аймаг, Бор-Өндөр сум, 1 дүгээр баг',
    custom_address_english: 'Khentii province, Bor-Undur soum, 1st bagh',
  },
  foreigner: {
    id: '01900000-0000-7000-8000-000000000005',
    register_number: 'FE12345678',
    user_type: 3,
    name: 'John Miller',
    surname: null,
    lastname: null,
    nationality: 'Канад',
    gender: 'male',
    birth_date: '1982-05-05',
    passport_address: null,
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
    private_number: 'УБ91030415',
    name: 'Нарантуяа',
    position: 'Үйлчилгээний мэргэжилтэн',
    role: 'OPERATOR',
    organization_id: 2,
  },
  inspector: {
    id: '01900000-0000-7000-8000-000000000012',
    login_email: 'inspector@khyanalt.test',
    private_number: 'УБ83050617',
    name: 'Төмөр',
    position: 'Улсын байцаагч',
    role: 'REVIEWER',
    organization_id: 1,
  },
  head: {
    id: '01900000-0000-7000-8000-000000000013',
    login_email: 'head@khyanalt.test',
    private_number: 'УБ76021118',
    name: 'Энхжаргал',
    position: 'Хэлтсийн дарга',
    role: 'APPROVER',
    organization_id: 1,
  },
  finance: {
    id: '01900000-0000-7000-8000-000000000014',
    login_email: 'finance@khyanalt.test',
    private_number: 'УБ88091219',
    name: 'Мөнхцэцэг',
    position: 'Нягтлан бодогч',
    role: 'FINANCE',
    organization_id: 1,
  },
  admin: {
    id: '01900000-0000-7000-8000-000000000015',
    login_email: 'admin@khyanalt.test',
    private_number: 'УБ86041321',
    name: 'Болормаа',
    position: 'Системийн администратор',
    role: 'ADMIN',
    organization_id: 1,
  },
  secondHead: {
    id: '01900000-0000-7000-8000-000000000016',
    login_email: 'head2@khyanalt.test',
    private_number: 'УБ79061422',
    name: 'Гантулга',
    position: 'Хэлтсийн дарга',
    role: 'APPROVER',
    organization_id: 1,
  },
  secondAdmin: {
    id: '01900000-0000-7000-8000-000000000017',
    login_email: 'admin2@khyanalt.test',
    private_number: 'УБ82121523',
    name: 'Отгонбаяр',
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

  // A register number that somebody else took meanwhile leaves a demo person out.
  const known = await findKnownPeople(tx, ids)
  for (const { id, role } of staff.filter(person => known.has(person.id))) {
    await insertGrant(tx, { id: id.replace('-8000-', '-9000-'), user_id: id, role, organization_id: null })
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: null,
      action: 'set_roles',
      noun: 'account',
      noun_id: id,
      detail: { grants: [{ role }] },
      at: now,
    })
  }
  const present = members.filter(({ user_id }) => known.has(user_id))
  await seedDemoCompanies(tx, now, present)
}

const members = [
  { company_id: demoCompanies.hospital.id, user_id: demoPeople.hospitalAdmin.id, role: 'ADMIN' },
  { company_id: demoCompanies.hospital.id, user_id: demoPeople.radiologist.id, role: 'MEMBER' },
  { company_id: demoCompanies.mine.id, user_id: demoPeople.mineDirector.id, role: 'ADMIN' },
  { company_id: demoCompanies.mine.id, user_id: demoPeople.mineMember.id, role: 'MEMBER' },
  { company_id: demoCompanies.dental.id, user_id: demoPeople.dentist.id, role: 'ADMIN' },
  { company_id: demoCompanies.road.id, user_id: demoPeople.roadEngineer.id, role: 'ADMIN' },
  { company_id: demoCompanies.fluorspar.id, user_id: demoPeople.mineAccountant.id, role: 'ADMIN' },
  { company_id: demoCompanies.quarry.id, user_id: demoPeople.mineAccountant.id, role: 'ADMIN' },
] as const

const clientWithout = {
  kind: 'client',
  login_email: null,
  private_number: null,
  position: null,
  organization_id: null,
} as const

const staffWithout = {
  kind: 'staff',
  register_number: null,
  user_type: 1,
  surname: null,
  lastname: null,
  nationality: null,
  gender: null,
  birth_date: null,
  passport_address: null,
  phone: null,
  email: null,
  custom_address: null,
  custom_address_english: null,
  company_tour: true,
} as const
