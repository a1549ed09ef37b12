// Things that belong to somebody, by kind: how one is made, what names none, whose it is, and for whom it does not exist.

import { login } from '@khyanalt/contract/auth'
import { startBulkAct } from '@khyanalt/contract/bulk-acts'
import { saveCannedText } from '@khyanalt/contract/canned-texts'
import { inviteMember } from '@khyanalt/contract/company-members'
import { saveItem } from '@khyanalt/contract/equipment'
import { saveFeeReportDraft } from '@khyanalt/contract/fee-reports'
import { createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { listLetters } from '@khyanalt/contract/letters'
import { saveQueueView } from '@khyanalt/contract/queue-views'
import { addWorker } from '@khyanalt/contract/workers'
import { xRayService } from '../seeds/demo/answers.ts'
import { demoCompanies } from '../seeds/demo/companies.ts'
import { demoPassword, demoPeople } from '../seeds/demo/people.ts'
import { completeItem } from '../src/modules/equipment/equipment-fixture.ts'
import { openExplosiveServices, permitOf } from '../src/modules/explosives/explosive-service-fixture.ts'
import { askLate, sentReport } from '../src/modules/fee-reports/fee-reports-fixture.ts'
import { sentObject } from '../src/modules/food-objects/food-fixture.ts'
import { approvedRequest, draftRequest, reviewedRequest, sentRequest, uploadPdf, versionOf } from './builders.ts'
import type { DemoPerson, TestApp } from './test-app.ts'

/** Staff who hold a role in another part of the agency's work alone. */
export type FarStaff = 'far reviewer' | 'far approver' | 'far finance'
export type Who = DemoPerson | FarStaff

export type Kind = {
  readonly make: (test: TestApp) => Promise<string>
  /** A name that nothing bears. */
  readonly none: string
  readonly owner: DemoPerson
  /** Somebody of the same company, where it is a company's. */
  readonly colleague?: DemoPerson
  readonly strangers: readonly Who[]
}

export const noNumber = 'R269999999'
export const noId = '01900000-0000-7000-8000-00000000ffff'
export const noFile = 'tmp-00000000-0000-4000-8000-000000000000-0000000.pdf'

const { hospital, mine } = demoCompanies
/** Of the hospital: its administrator made it; an employee shares it; the rest of the world must not know. */
const ofHospital = {
  owner: 'hospitalAdmin',
  colleague: 'radiologist',
  strangers: ['dentist', 'operator', 'far reviewer'],
} as const
const ofMine = { owner: 'mineMember', colleague: 'mineDirector', strangers: ['dentist', 'citizen'] } as const
const ofHospitalAdmin = {
  owner: 'hospitalAdmin',
  strangers: ['radiologist', 'dentist', 'citizen', 'operator'],
} as const
const atDesk = { strangers: ['far reviewer', 'far approver'] } as const

let made = 0

const raisedInvoice = async (test: TestApp): Promise<string> => {
  const request_number = await reviewedRequest(test, 'hospitalAdmin', 1)
  const version = await versionOf(test, 'inspector', request_number)
  const { gen_id } = await test.call('inspector', createInvoice, { request_number, amount: '50000', version })
  return (await test.call('hospitalAdmin', getInvoice, { id: gen_id })).data.id
}

const savedItem = async (test: TestApp, register: 'radioactive' | 'generator' | 'surveymeter'): Promise<string> => {
  const requestid = await draftRequest(test, 'hospitalAdmin')
  const answers = await completeItem(test, 'hospitalAdmin', register)
  return (await test.call('hospitalAdmin', saveItem, { register, requestid, answers })).data.id
}

const hiredWorker = async (test: TestApp): Promise<string> => {
  made++
  const { data } = await test.call('hospitalAdmin', addWorker, {
    register_number: `УП9503${String(1000 + made).padStart(4, '0')}`,
    lastname: 'Лхагва',
    firstname: 'Одончимэг',
    jobtype: 'Сувилагч',
    phone: '94031236',
  })
  return data.id
}

/** Every kind of thing that a call of the contract may name. */
export const kinds = {
  draft: {
    ...ofHospital,
    make: test => draftRequest(test, 'hospitalAdmin'),
    none: noNumber,
    strangers: [...ofHospital.strangers, 'inspector', 'head', 'finance'],
  },
  sent: { ...ofHospital, make: test => sentRequest(test, 'hospitalAdmin'), none: noNumber },
  approved: {
    ...ofHospital,
    make: async test => (await approvedRequest(test, 'hospitalAdmin')).number,
    none: noNumber,
  },
  certificate: {
    ...ofHospital,
    make: async test => (await approvedRequest(test, 'hospitalAdmin')).csId,
    none: '0000000000',
  },
  case: { ...atDesk, owner: 'inspector', make: test => sentRequest(test, 'hospitalAdmin'), none: noNumber },
  'certificate row': {
    ...ofHospital,
    make: async test => {
      const { csId } = await approvedRequest(test, 'hospitalAdmin')
      const { db } = test.app.services
      return (await db.selectFrom('certificates').select('id').where('cs_id', '=', csId).executeTakeFirstOrThrow()).id
    },
    none: noId,
  },
  'money case': { owner: 'finance', strangers: ['far finance'], make: raisedInvoice, none: noId },
  'fee case': { ...atDesk, owner: 'inspector', make: async test => (await sentReport(test)).id, none: noId },
  'food case': { ...atDesk, owner: 'inspector', make: test => sentObject(test), none: 'F269999999' },
  'registers of a company': { ...atDesk, owner: 'inspector', make: async () => hospital.id, none: noId },
  company: { ...ofHospital, make: async () => hospital.id, none: noId },
  mine: { ...ofMine, make: async () => mine.id, none: noId },
  person: { ...ofHospitalAdmin, make: async () => demoPeople.hospitalAdmin.id, none: noId },
  worker: { ...ofHospital, make: hiredWorker, none: noId },
  machine: { ...ofHospital, make: test => savedItem(test, 'radioactive'), none: noId },
  source: { ...ofHospital, make: test => savedItem(test, 'generator'), none: noId },
  meter: { ...ofHospital, make: test => savedItem(test, 'surveymeter'), none: noId },
  file: { ...ofHospitalAdmin, make: async test => (await uploadPdf(test, 'hospitalAdmin')).name, none: noFile },
  invoice: { ...ofHospital, make: raisedInvoice, none: noId },
  letter: {
    ...ofHospital,
    make: async test => {
      const { number: requestnumber } = await approvedRequest(test, 'hospitalAdmin')
      return (await test.call('hospitalAdmin', listLetters, { requestnumber })).data[0]?.id ?? ''
    },
    none: noId,
  },
  permit: {
    ...ofMine,
    make: async test => {
      await openExplosiveServices(test)
      return permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
    },
    none: noId,
  },
  'fee report': { ...ofMine, make: async test => (await sentReport(test)).id, none: noId },
  'fee draft': {
    ...ofMine,
    make: async test =>
      (await test.call('mineMember', saveFeeReportDraft, { data: { company_id: mine.id } as never })).id,
    none: noId,
  },
  'late request': {
    ...atDesk,
    owner: 'head',
    make: async test => (await askLate(test, { season: 1 })).id,
    none: noId,
  },
  'food object': {
    owner: 'citizen',
    strangers: ['hospitalAdmin', 'dentist', 'far reviewer', 'far approver'],
    make: test => sentObject(test),
    none: 'F269999999',
  },
  notification: {
    ...ofHospitalAdmin,
    make: async test => {
      await sentRequest(test, 'hospitalAdmin')
      const { id } = await test.app.services.db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', demoPeople.hospitalAdmin.id)
        .executeTakeFirstOrThrow()
      return id
    },
    none: noId,
  },
  session: {
    ...ofHospitalAdmin,
    make: async test => {
      const { register_number, id: user_id } = demoPeople.hospitalAdmin
      await test.call(null, login, { register_number, password: demoPassword })
      const { id } = await test.app.services.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user_id)
        .where('revoked_at', 'is', null)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return id
    },
    none: noId,
  },
  invitation: {
    owner: 'hospitalAdmin',
    strangers: ['dentist', 'citizen'],
    make: async test => {
      await test.call('hospitalAdmin', inviteMember, {
        company_id: hospital.id,
        register_number: demoPeople.roadEngineer.register_number,
        role: 'MEMBER',
      })
      const { id } = await test.app.services.db.selectFrom('company_invitations').select('id').executeTakeFirstOrThrow()
      return id
    },
    none: noId,
  },
  'queue view': {
    owner: 'inspector',
    strangers: ['head', 'finance', 'far reviewer'],
    make: async test => {
      made++
      await test.call('inspector', saveQueueView, { name: `Миний ${made}`, filters: { view: 'all' } })
      const { id } = await test.app.services.db.selectFrom('queue_views').select('id').executeTakeFirstOrThrow()
      return id
    },
    none: noId,
  },
  'bulk act': {
    owner: 'inspector',
    strangers: ['head', 'far reviewer'],
    make: async test =>
      (
        await test.call('inspector', startBulkAct, {
          action: 'receive',
          requests: [{ request_number: 'R000000000', version: 1, holder: null }],
        })
      ).id,
    none: noId,
  },
  'canned text': {
    ...atDesk,
    owner: 'inspector',
    make: async test =>
      (await test.call('inspector', saveCannedText, { service: xRayService.formid, title: 'Т', text: 'Т' })).id,
    none: noId,
  },
} as const satisfies Record<string, Kind>
export type KindName = keyof typeof kinds
