// What people ask the lists and searches, of rows that are there.
import { oversightMeasures } from '@khyanalt/contract/oversight'
import type { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import type { Sample } from './samples.sql.ts'

export type Who = keyof typeof demoPeople | keyof typeof demoStaff | null

export type Question = {
  readonly kind: string
  readonly as: Who
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly body?: Readonly<Record<string, string>>
}

type Asked = string | readonly [address: string, body: Readonly<Record<string, string>>]
type Kind = readonly [kind: string, as: Who, ask: (sample: Sample, place: number) => Asked]

const query = (address: string, fields: Readonly<Record<string, string | number>>): string =>
  `${address}?${new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]))}`

const one = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

const own = '/dashboard/myrequest'
const queue = '/staff/requests'
const food = '/staff/fsi/list'
const fees = '/staff/amnat/requests'
const late = '/staff/amnat/prerequests'
const registers = '/staff/registers'
const audit = '/staff/audit'
const behind = '/staff/oversight/requests'
const period = { from: '2025-06-01', to: '2026-05-31' }
const categories = [1, 14, 65, 21, 22, 23]
const states = ['900', '1000', '2000', '3000']

const kinds: readonly Kind[] = [
  ['own requests', 'citizen', () => query(own, { page: 1 })],
  ['own requests, any page', 'citizen', (_, place) => query(own, { page: 1 + (place % 30) })],
  [
    'own requests, by state',
    'citizen',
    (_, place) => query(own, { status: one([...states, 'PROCESSING', '5000'], place) }),
  ],
  ['own requests, by category', 'citizen', (_, place) => query(own, { category: one(categories, place) })],
  ['own requests, by number', 'citizen', ({ request }) => query(own, { reqnumber: request })],
  ['own requests of a company', 'hospitalAdmin', () => query(own, { page: 1 })],
  ['own requests of a company, by state', 'hospitalAdmin', (_, place) => query(own, { status: one(states, place) })],
  [
    'own requests of a company, sorted by state',
    'hospitalAdmin',
    () => query(own, { sortField: 'status', sortOrder: 'ascend' }),
  ],
  ['own counters', 'citizen', () => '/dashboard/getstats'],
  ['own counters of a company', 'hospitalAdmin', () => '/dashboard/getstats'],
  ['own certificates', 'citizen', () => '/dashboard/mycerts'],
  ['own certificates of a company', 'hospitalAdmin', () => '/dashboard/mycerts'],
  ['own invoices', 'citizen', () => query('/invoices/list', { type: 'paid' })],
  ['own invoices of a company', 'hospitalAdmin', () => query('/invoices/list', { type: 'paid' })],
  ['invoices to pay, counted', 'hospitalAdmin', () => '/dashboard/notification/invoice'],
  ['own messages', 'citizen', () => '/dashboard/notification/message'],
  ['own sessions', 'citizen', () => '/auth/sessions'],
  ['who opened my data', 'citizen', () => '/profile/access'],
  ['own organisations', 'hospitalAdmin', () => '/profile/company/list'],
  ['employees', 'hospitalAdmin', () => '/profile/workers'],
  ['employees, by name', 'hospitalAdmin', () => query('/profile/workers', { search: 'Бат' })],
  ['own equipment', 'hospitalAdmin', () => '/dashboard/additional/radioactive'],
  ['own permits for explosives', 'hospitalAdmin', () => '/explosive/getcerts'],
  ['own food objects', 'citizen', () => '/fsi/request/list'],
  ['own fee reports', 'mineDirector', () => '/amnat/getrequests'],
  ['own late requests', 'mineDirector', () => '/amnat/getprerequests'],
  ['queue', 'inspector', () => query(queue, { view: 'all' })],
  ['queue, any page', 'inspector', (_, place) => query(queue, { view: 'all', page: 1 + place * 5 })],
  ...(['turn', 'mine', 'unassigned', 'overdue', 'resent', 'payment'] as const).map(
    (view): Kind => [`queue, ${view}`, 'inspector', () => query(queue, { view })],
  ),
  ['queue, turn of the head of unit', 'head', () => query(queue, { view: 'turn' })],
  ['queue, by category', 'inspector', (_, place) => query(queue, { view: 'all', category: one(categories, place) })],
  ['queue, by state', 'inspector', (_, place) => query(queue, { view: 'all', status: one(states, place) })],
  ['queue, by number', 'inspector', ({ request }) => query(queue, { view: 'all', reqnumber: request })],
  ['queue, since a day', 'inspector', ({ day }) => query(queue, { view: 'all', date: `${day},2026-12-31` })],
  ['queue, counters', 'inspector', () => '/staff/requests/count'],
  ['one case', 'inspector', ({ request }) => query('/staff/request', { requestnumber: request })],
  [
    'what the applicant had before',
    'inspector',
    ({ request }) => query('/staff/request/history', { requestnumber: request }),
  ],
  [
    'customers of the front desk',
    'operator',
    ({ companyNumber }) => query('/portal/searchCustomer', { type: 'COMPANY', register_number: companyNumber }),
  ],
  ['requests of the front desk', 'operator', () => '/portal/requestlist'],
  ['public certificates', null, () => '/certificates'],
  ['public certificates, by number', null, ({ certificate }) => query('/certificates', { cert_number: certificate })],
  ['public certificates, by name', null, ({ holder }) => query('/certificates', { sender: holder })],
  [
    'public certificates, by a word',
    null,
    ({ holder }) => query('/certificates', { sender: holder.split(/[ .]/).at(-2) ?? holder }),
  ],
  [
    'public certificates, by three letters',
    null,
    ({ holder }) => query('/certificates', { sender: holder.slice(0, 3) }),
  ],
  [
    'public certificates, by register number',
    null,
    ({ companyNumber }) => query('/certificates', { sender: companyNumber }),
  ],
  ['public certificates, by day', null, ({ day }) => query('/certificates', { issued_date: day })],
  ['one certificate, verified', null, ({ csId }) => ['/certificates/info', { cs_id: csId }]],
  ['log of certificates', null, () => '/certificates/log'],
  ['certificates desk', 'head', () => '/staff/certificates'],
  ['certificates desk, by number', 'head', ({ certificate }) => query('/staff/certificates', { query: certificate })],
  ['certificates desk, by request', 'head', ({ request }) => query('/staff/certificates', { query: request })],
  ['certificates desk, by name', 'head', ({ holder }) => query('/staff/certificates', { query: holder })],
  [
    'certificates desk, by state',
    'head',
    (_, place) => query('/staff/certificates', { status: one([1, 2, 3], place) }),
  ],
  ['search, by certificate', null, ({ certificate }) => query('/search', { q: certificate })],
  ['search, by name', null, ({ holder }) => query('/search', { q: holder })],
  ['search, by word', null, (_, place) => query('/search', { q: one(['гэрчилгээ', 'хүнс', 'тэсэлгээ'], place) })],
  ['money desk', 'finance', () => '/staff/invoices'],
  ['money desk, by state', 'finance', (_, place) => query('/staff/invoices', { status: one([0, 1, 2], place) })],
  ['money desk, unpaid with a receipt', 'finance', () => query('/staff/invoices', { status: 0, hasreceipt: '1' })],
  ['money desk, with a receipt', 'finance', () => query('/staff/invoices', { hasreceipt: '1' })],
  ['money desk, any page', 'finance', (_, place) => query('/staff/invoices', { page: 1 + place * 5 })],
  ['money desk, by number', 'finance', ({ invoice }) => query('/staff/invoices', { number: invoice })],
  ['money desk, by number of the request', 'finance', ({ request }) => query('/staff/invoices', { number: request })],
  ['money of a month', 'finance', () => query('/staff/invoices/daily', { from: '2026-01-01', to: '2026-01-31' })],
  ['bank statements', 'finance', () => '/staff/statements'],
  ['bank statements, any page', 'finance', (_, place) => query('/staff/statements', { page: 1 + place })],
  ['food desk', 'inspector', () => food],
  ...(['turn', 'sent', 'review', 'returned', 'registered', 'closed', 'overdue'] as const).map(
    (view): Kind => [`food desk, ${view}`, 'inspector', () => query(food, { view })],
  ),
  ['food desk, by place', 'inspector', (_, place) => query(food, { address: one(['11', '41', '45'], place) })],
  ['food desk, by number', 'inspector', sample => query(food, { reqnumber: sample.food })],
  ['food desk, counters', 'inspector', () => '/staff/fsi/counts'],
  ['fee desk', 'head', () => fees],
  ['fee desk, by state', 'head', (_, place) => query(fees, { status: one([0, 1, 1000, 2000, 3000], place) })],
  ['fee desk, by quarter', 'head', (_, place) => query(fees, { year: 2024, season: 1 + (place % 4) })],
  ['fee desk, by mineral', 'head', (_, place) => query(fees, { mineral: one(['gold', 'fluorspar', 'stone'], place) })],
  ['fee desk, by number', 'head', ({ report }) => query(fees, { company: report })],
  ['fee desk, by register number', 'head', ({ companyNumber }) => query(fees, { company: companyNumber })],
  ['fee desk, by name', 'head', ({ company }) => query(fees, { company })],
  ['fee desk, by a word', 'head', ({ company }) => query(fees, { company: company.split(' ')[1] ?? company })],
  ['late requests', 'head', () => late],
  ['late requests, by name', 'head', ({ company }) => query(late, { company })],
  ['fee desk, counters', 'head', () => '/staff/amnat/counts'],
  ['fee periods of a year', 'head', () => query('/staff/amnat/period', { year: 2025 })],
  [
    'sums of fees of a quarter',
    'head',
    () => query('/staff/amnat/overview', { from_year: 2026, from_season: 1, to_year: 2026, to_season: 1 }),
  ],
  ['register desk', 'inspector', () => registers],
  ['register desk, one register', 'inspector', () => query(registers, { register: 'generator' })],
  ['register desk, by serial number', 'inspector', ({ serial }) => query(registers, { serial })],
  ['register desk, by owner', 'inspector', ({ company }) => query(registers, { owner: company })],
  ['register desk, by province', 'inspector', () => query(registers, { aimag: '45' })],
  ['register desk, ended', 'inspector', () => query(registers, { expires: 'past' })],
  [
    'register desk, by number of the owner',
    'inspector',
    ({ companyNumber }) => query(registers, { owner: companyNumber }),
  ],
  ['registers by province', 'admin', () => '/staff/registers/provinces'],
  ['audit', 'admin', () => audit],
  ['audit, by person', 'admin', () => query(audit, { person: 'inspector@khyanalt.test' })],
  ['audit, by name of a person', 'admin', () => query(audit, { person: 'Бат' })],
  [
    'audit, by noun',
    'admin',
    (_, place) => query(audit, { noun: one(['request', 'profile', 'session', 'account', 'certificate'], place) }),
  ],
  ['audit, by request', 'admin', ({ request }) => query(audit, { noun: 'request', thing: request })],
  ['audit, by thing', 'admin', ({ request }) => query(audit, { thing: request })],
  ['audit, by act of a request', 'admin', (_, place) => query(audit, { act: one(['approve', 'return'], place) })],
  ['audit, by act of staff', 'admin', (_, place) => query(audit, { act: one(['view', 'sign_in', 'update'], place) })],
  ['audit, by an act that nobody did', 'admin', () => query(audit, { act: 'restore' })],
  ['audit, since a day', 'admin', ({ day }) => query(audit, { to: day })],
  ['state of the seals', 'admin', () => '/staff/audit/seals'],
  ['oversight', 'head', () => query('/staff/oversight', period)],
  ['oversight, times', 'head', () => query('/staff/oversight/times', period)],
  ['oversight, backlog', 'head', () => '/staff/oversight/backlog'],
  ['oversight, work', 'head', () => query('/staff/oversight/work', period)],
  ...oversightMeasures.map(
    (measure): Kind => [
      `oversight, ${measure}`,
      'head',
      () => query(behind, { ...period, measure, ...(measure === 'held' ? { holder: inspectorId } : {}) }),
    ],
  ),
  ['organisations', 'admin', () => '/staff/companies'],
  ['organisations, by name', 'admin', ({ company }) => query('/staff/companies', { search: company })],
  [
    'organisations, by a word',
    'admin',
    ({ company }) => query('/staff/companies', { search: company.split(' ')[1] ?? company }),
  ],
  ['organisations, by number', 'admin', ({ companyNumber }) => query('/staff/companies', { search: companyNumber })],
  ['staff', 'admin', () => '/staff/people'],
  ['staff, by name', 'admin', () => query('/staff/people', { search: 'Бат' })],
  ['foreigners', 'admin', () => query('/staff/people', { kind: 'foreigner' })],
  ['foreigners, by name', 'admin', () => query('/staff/people', { kind: 'foreigner', search: 'Бат' })],
  [
    'foreigners, by number',
    'admin',
    (_, place) => query('/staff/people', { kind: 'foreigner', search: `FP0000${100 + place}` }),
  ],
  ['person by number', 'admin', ({ person }) => query('/staff/people/find', { register_number: person })],
  ['client for support', 'admin', ({ person }) => query('/staff/client', { register_number: person })],
  ['jobs', 'admin', () => '/staff/jobs'],
]

const inspectorId = '01900000-0000-7000-8000-000000000012'

/** One question of each kind for every sample, the kinds in turn. */
export const questions = (samples: readonly Sample[]): readonly Question[] =>
  samples.flatMap((sample, place) =>
    kinds.map(([kind, as, ask]): Question => {
      const asked = ask(sample, place)
      return typeof asked === 'string'
        ? { kind, as, method: 'GET', address: asked }
        : { kind, as, method: 'POST', address: asked[0], body: asked[1] }
    }),
  )
