// The people of the living agency: inspectors of its units, and the clients who come to it. Ids are fixed.
import type { UserType } from '@khyanalt/domain/client-type'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../src/db/audit.sql.ts'
import type { Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { hashPassword } from '../../src/modules/auth/password.ts'
import { companyWords, fatherNames, givenNames } from '../bulk/bulk-names.ts'
import { insertCompany, insertMember } from '../demo/companies.sql.ts'
import { insertGrant, insertPerson } from '../demo/people.sql.ts'
import { demoPassword, demoStaff } from '../demo/people.ts'
import { clientSession, staffSession } from '../demo/sessions.ts'

/** Who decides: how quickly, how strictly, and how much comes to him or her. */
export type Inspector = {
  readonly session: Session
  readonly unit: number | null
  /** Times the usual duration. */
  readonly pace: number
  /** Times the usual share of returns. */
  readonly strictness: number
  readonly share: number
}

/** Somebody who sends requests. */
export type Client = { readonly session: Session; readonly companyId: string | null; readonly userType: UserType }

const id = (noun: string, n: number): string => `01900000-0000-7a00-8${noun}-${n.toString(16).padStart(12, '0')}`

/** The units that get requests, and their shares. */
export const units: readonly (readonly [number, number])[] = [
  [1, 0.5],
  [2, 0.22],
  [3, 0.16],
  [4, 0.12],
]

const inspectorRows = [
  { name: 'Ганзориг', register: 'УБ84030411', unit: 1, pace: 0.8, strictness: 0.7, share: 5 },
  { name: 'Должинсүрэн', register: 'УБ87062522', unit: 1, pace: 1, strictness: 1, share: 4 },
  { name: 'Мягмарсүрэн', register: 'УБ79110933', unit: 1, pace: 1.7, strictness: 1.8, share: 3 },
  { name: 'Алтангэрэл', register: 'УБ90041544', unit: 2, pace: 0.9, strictness: 1, share: 4 },
  { name: 'Цэцэгмаа', register: 'УБ82081255', unit: 2, pace: 1.2, strictness: 0.8, share: 3 },
  { name: 'Баярсайхан', register: 'УБ76122066', unit: 3, pace: 1.4, strictness: 1.2, share: 4 },
  { name: 'Оюунгэрэл', register: 'УБ93012777', unit: 4, pace: 1, strictness: 0.9, share: 4 },
] as const

/** Inspectors of the units, and the demo's own inspector, who works for all. */
export const inspectors: readonly Inspector[] = [
  ...inspectorRows.map((row, place) => {
    const grants = [{ role: 'REVIEWER' as const, organizationId: row.unit }]
    const base = staffSession({ ...demoStaff.inspector })
    return {
      ...row,
      session: {
        ...base,
        userId: id('001', place + 1),
        name: row.name,
        organizationId: row.unit,
        grants,
        actor: { kind: 'staff' as const, userId: id('001', place + 1), organizationId: row.unit, grants },
      },
    }
  }),
  { session: staffSession(demoStaff.inspector), unit: null, pace: 1, strictness: 1, share: 1 },
]

/** Heads who take the last decision. */
export const heads: readonly Session[] = [staffSession(demoStaff.head), staffSession(demoStaff.secondHead)]

const citizens = 140
const companies = 90
const foreigners = 6
/** The companies that dig and report fees: the last ones. */
const miners = 30

const random = seeded(20_260_101)
const draw = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T

const citizenRows = Array.from({ length: citizens + companies + foreigners }, (_, n) => ({
  n: n + 1,
  name: draw(givenNames),
  lastname: draw(fatherNames),
  userType: (n < citizens ? 1 : n < citizens + companies ? 2 : 3) as UserType,
}))
const companyRows = citizenRows
  .filter(({ userType }) => userType === 2)
  .map(({ n, name, lastname }, place) => ({
    id: id('003', n),
    director: { name, lastname },
    register_number: `65${String(n).padStart(5, '0')}`,
    name_mn: companyWords.map(({ names }) => draw(names)).join(' '),
    mines: place >= companies - miners,
  }))
const companyOf = (n: number): string | null => (n > citizens && n <= citizens + companies ? id('003', n) : null)

/** Everybody who sends requests. */
export const clients: readonly Client[] = citizenRows.map(({ n, name, userType }) => {
  const companyId = companyOf(n)
  const session = clientSession({ id: id('002', n), name, user_type: userType }, companyId ? [companyId] : [])
  return { session, companyId, userType }
})

/** Those whose companies report fees. */
export const miningClients: readonly Client[] = clients.filter(({ companyId }) =>
  companyRows.some(company => company.id === companyId && company.mines),
)

/** Stores the people; those who are there stay as they are. */
export const seedAgencyPeople = async (tx: Tx, at: Date): Promise<void> => {
  const password_hash = await hashPassword(demoPassword)
  const common = { password_hash, created_at: at, updated_at: at, surname: null, nationality: null, gender: null }
  for (const [place, row] of inspectorRows.entries()) {
    const user_id = id('001', place + 1)
    await insertPerson(tx, {
      ...common,
      id: user_id,
      kind: 'staff',
      register_number: null,
      login_email: `inspector${place + 2}@khyanalt.test`,
      private_number: row.register,
      user_type: 1,
      name: row.name,
      lastname: null,
      birth_date: null,
      passport_address: null,
      phone: null,
      email: null,
      custom_address: null,
      custom_address_english: null,
      position: demoStaff.inspector.position,
      organization_id: row.unit,
      company_tour: true,
    })
    await insertGrant(tx, { id: id('009', place + 1), user_id, role: 'REVIEWER', organization_id: row.unit })
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: null,
      action: 'set_roles',
      noun: 'account',
      noun_id: user_id,
      detail: { grants: [{ role: 'REVIEWER', organizationId: row.unit }] },
      at,
    })
  }
  for (const { n, name, lastname, userType } of citizenRows) {
    const email = `client${n}@khyanalt.test`
    await insertPerson(tx, {
      ...common,
      id: id('002', n),
      kind: 'client',
      register_number: userType === 3 ? `FE9${String(n).padStart(7, '0')}` : `УН${String(70_000_000 + n * 7919)}`,
      login_email: null,
      private_number: null,
      user_type: userType,
      name,
      lastname,
      birth_date: null,
      passport_address: null,
      phone: String(88_000_000 + n * 131),
      email,
      custom_address: 'Улаанбаатар, Сүхбаатар дүүрэг, 1 дүгээр хороо',
      custom_address_english: 'Ulaanbaatar, Sukhbaatar district, 1st khoroo',
      position: null,
      organization_id: null,
      company_tour: true,
    })
    const companyId = companyOf(n)
    const company = companyRows.find(row => row.id === companyId)
    if (!company) continue
    await insertCompany(tx, {
      id: company.id,
      register_number: company.register_number,
      name_mn: company.name_mn,
      name_en: null,
      legal_form: 'ХХК',
      legal_form_en: 'LLC',
      founded_on: '2012-05-01',
      address_codes: ['11', '1119'],
      custom_address: 'Бага тойруу',
      custom_address_english: null,
      industry: [],
      director_register_number: `УН${String(70_000_000 + n * 7919)}`,
      director_lastname: lastname,
      director_firstname: name,
      director_position: 'Захирал',
      director_phone: String(88_000_000 + n * 131),
      phone: String(77_000_000 + n),
      email,
      address: 'Улаанбаатар, Сүхбаатар дүүрэг, Бага тойруу',
      verified_at: at,
      created_at: at,
    })
    await insertMember(tx, { company_id: company.id, user_id: id('002', n), role: 'ADMIN', created_at: at })
  }
}
