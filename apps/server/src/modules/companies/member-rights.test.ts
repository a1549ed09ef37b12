// What a member may do in an organisation's name, who gives it, and who is named to whoever may not.

import { getApplicant } from '@khyanalt/contract/applicants'
import { me } from '@khyanalt/contract/auth'
import type { Call } from '@khyanalt/contract/call'
import { askForChange } from '@khyanalt/contract/certificate-changes'
import { answerInvitation, inviteMember, listMembers, setMemberRights } from '@khyanalt/contract/company-members'
import { saveSheet } from '@khyanalt/contract/equipment'
import { createInvoice, deleteReceipt, getInvoice, listInvoices } from '@khyanalt/contract/invoices'
import { listMyCertificates } from '@khyanalt/contract/own-certificates'
import { countPayable } from '@khyanalt/contract/payable-count'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { writeToAgency } from '@khyanalt/contract/request-messages'
import {
  createRequest,
  deleteRequest,
  getServiceForm,
  saveDraft,
  submitRequest,
  withdrawRequest,
} from '@khyanalt/contract/requests'
import { addWorker, listWorkers } from '@khyanalt/contract/workers'
import type { MemberRight } from '@khyanalt/domain/member-rights'
import { memberRights } from '@khyanalt/domain/member-rights'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import {
  approvedRequest,
  attachReceipt,
  draftRequest,
  radiationWorker,
  reviewedRequest,
  sentRequest,
  versionOf,
} from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { auditOf, giveMembership, leaveEverything } from './company-fixture.ts'

const { hospital, mine } = demoCompanies
const { hospitalAdmin, radiologist, citizen } = demoPeople
const company_id = hospital.id
const adminName = `${hospitalAdmin.lastname} ${hospitalAdmin.name}`

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(async () => {
  for (const { id } of [citizen, radiologist]) await leaveEverything(test, id)
  await giveMembership(test, company_id, radiologist.id, 'MEMBER')
  await test.app.services.db.deleteFrom('company_invitations').execute()
})

const give = (...rights: MemberRight[]) =>
  test.call('hospitalAdmin', setMemberRights, { company_id, user_id: radiologist.id, rights })
const allBut = (right: MemberRight) => memberRights.filter(one => one !== right)
const rightsOf = async (name: string) =>
  (await test.call('hospitalAdmin', listMembers, { id: company_id })).data.find(({ member }) => member.id === name)
    ?.rights

const raise = async (): Promise<string> => {
  const request_number = await reviewedRequest(test, 'hospitalAdmin', 1)
  const version = await versionOf(test, 'inspector', request_number)
  return (await test.call('inspector', createInvoice, { request_number, amount: '50000', version })).gen_id
}
const pdf = (title: string) => ({ name: `${title}.pdf`, type: 'application/pdf', bytes: smallPdf(title) })

describe('giving rights', () => {
  it('[REQ-BEHALF-06] leaves whoever is a member with every right until an ADMIN says otherwise, and writes it down', async () => {
    expect(await rightsOf(radiologist.id)).toEqual(['prepare', 'send', 'pay', 'read'])
    await give('prepare')
    // Whoever prepares reads.
    expect(await rightsOf(radiologist.id)).toEqual(['prepare', 'read'])
    expect((await test.call('radiologist', me, {})).user.companies).toEqual([
      expect.objectContaining({ id: company_id, role: 'MEMBER', rights: ['prepare', 'read'] }),
    ])
    expect((await auditOf(test, company_id)).at(-1)).toEqual({
      action: 'change_rights',
      actor_user_id: hospitalAdmin.id,
      detail: { user: radiologist.id, rights: ['prepare', 'read'] },
    })
  })

  it('[REQ-BEHALF-06] is an ADMIN’s alone, and of an ADMIN there is nothing to choose', async () => {
    const own = { company_id, user_id: radiologist.id, rights: ['read' as const] }
    expect((await test.refused('radiologist', setMemberRights, own)).code).toBe('not_allowed')
    expect((await test.refused('dentist', setMemberRights, own)).code).toBe('company_not_found')
    const ofAdmin = { ...own, user_id: hospitalAdmin.id }
    expect((await test.refused('hospitalAdmin', setMemberRights, ofAdmin)).code).toBe('not_allowed')
    const nothing = { ...own, rights: [] }
    expect((await test.refused('hospitalAdmin', setMemberRights, nothing)).code).toBe('invalid_input')
  })

  it('[REQ-BEHALF-06] begins with what the invitation said', async () => {
    const { data } = await test.call('hospitalAdmin', inviteMember, {
      company_id,
      register_number: citizen.register_number,
      role: 'MEMBER',
      rights: ['pay'],
    })
    await test.call('citizen', answerInvitation, { id: data.id, accept: true })
    expect(await rightsOf(citizen.id)).toEqual(['pay'])
  })
})

/** What the member tries, by the right it needs; each made anew. */
const acts: Readonly<Record<MemberRight, Readonly<Record<string, () => Promise<() => Promise<{ code?: unknown }>>>>>> =
  {
    prepare: {
      createRequest: async () => () => refusal(createRequest, { type: 'NEW', ...xRayService, behalf: company_id }),
      saveDraft: async () => {
        const request_number = await draftRequest(test, 'hospitalAdmin')
        return () => refusal(saveDraft, { request_number, data: {} })
      },
      'saveDraft of an own draft that goes over to the organisation': async () => {
        const { code: request_number } = await test.call('radiologist', createRequest, {
          type: 'NEW',
          ...xRayService,
          behalf: 'self',
        })
        return () => refusal(saveDraft, { request_number, sender_type: 2, company_id })
      },
      deleteRequest: async () => {
        const requestid = await draftRequest(test, 'hospitalAdmin')
        return () => refusal(deleteRequest, { requestid })
      },
      writeToAgency: async () => {
        const request_number = await sentRequest(test, 'hospitalAdmin')
        return () => refusal(writeToAgency, { request_number, text: 'Асуулт' })
      },
      addWorker: async () => () => refusal(addWorker, { ...radiationWorker, company_id }),
      saveSheet: async () => () => refusal(saveSheet, { register: 'clothing', answers: {}, company_id }),
    },
    send: {
      submitRequest: async () => {
        const request_number = await draftRequest(test, 'hospitalAdmin')
        return () => refusal(submitRequest, { request_number, data: {} })
      },
      'submitRequest of an own draft in the organisation’s name': async () => {
        const { code: request_number } = await test.call('radiologist', createRequest, {
          type: 'NEW',
          ...xRayService,
          behalf: 'self',
        })
        return () => refusal(submitRequest, { request_number, data: {}, sender_type: 2, company_id })
      },
      withdrawRequest: async () => {
        const request_number = await sentRequest(test, 'hospitalAdmin')
        return () => refusal(withdrawRequest, { request_number })
      },
      askForChange: async () => {
        const { number } = await approvedRequest(test, 'hospitalAdmin')
        const data = { reason: 'Нэр', files: ['tmp-00000000-0000-4000-8000-000000000000-0000000.pdf'] }
        return () => refusal(askForChange, { request_number: number, data })
      },
    },
    pay: {
      uploadReceipt: async () => {
        const invoice = await raise()
        return async () =>
          (await test.upload('radiologist', `/invoices/uploadreceipt?invoiceid=${invoice}`, pdf(invoice))).body
      },
      deleteReceipt: async () => {
        const invoiceid = await raise()
        await attachReceipt(test, 'hospitalAdmin', invoiceid)
        const name = String((await test.call('hospitalAdmin', getInvoice, { id: invoiceid })).data.receipt)
        return () => refusal(deleteReceipt, { invoiceid, name })
      },
    },
    read: {
      getServiceForm: async () => {
        const id = await sentRequest(test, 'hospitalAdmin')
        return () => refusal(getServiceForm, { id })
      },
    },
  }

const refusal = async (call: Call, input: object): Promise<{ code?: unknown }> =>
  (await test.raw('radiologist', call, input)).body

describe('acting in an organisation’s name', () => {
  const doors = memberRights.flatMap(right =>
    Object.entries(acts[right]).map(([name, make]) => ({ right, name, make })),
  )

  it.each(doors)(
    '[REQ-BEHALF-07] [REQ-BEHALF-08] $name needs the right to $right, and whoever lacks it alone reads who has it',
    async ({ right, make }) => {
      const tries = await make()
      await give(...(right === 'read' ? (['pay'] as const) : allBut(right)))
      const { code, message, message_en } = (await tries()) as Record<string, unknown>
      expect(code).toBe('right_missing')
      expect(message).toContain(hospital.name_mn)
      expect(message).toContain(adminName)
      expect(message_en).toContain(adminName)
      expect(message).not.toContain(radiologist.name)
      await give(right)
      expect((await tries()).code).not.toBe('right_missing')
    },
  )

  it('[REQ-BEHALF-07] offers of the acts on a request those alone that the member may do', async () => {
    const id = await draftRequest(test, 'hospitalAdmin')
    await give('prepare')
    expect((await test.call('radiologist', getServiceForm, { id })).request.actions).toEqual([
      'save_draft',
      'delete_draft',
    ])
    await give('send')
    expect((await test.call('radiologist', getServiceForm, { id })).request.actions).toEqual(['submit'])
  })

  it('[REQ-BEHALF-07] shows whoever only pays the invoices, and nothing else of the organisation', async () => {
    const invoice = await raise()
    await give('pay')
    const id = (await test.call('radiologist', getInvoice, { id: invoice })).data.id
    const { data } = await test.call('radiologist', listInvoices, {})
    expect(data.data.map(one => one.id)).toContain(id)
    expect((await test.call('radiologist', countPayable, {})).count).toBeGreaterThan(0)
    await attachReceipt(test, 'radiologist', invoice)
    const ofHospital = (await test.call('hospitalAdmin', listMyRequests, {})).data.data.map(({ id }) => id)
    const read = (await test.call('radiologist', listMyRequests, {})).data.data
    expect(read.filter(one => ofHospital.includes(one.id))).toEqual([])
    expect((await test.call('radiologist', listMyCertificates, {})).data.total).toBe(0)
    expect((await test.refused('radiologist', listWorkers, { company_id })).code).toBe('not_found')
    const { db } = test.app.services
    await db.deleteFrom('notifications').where('user_id', '=', radiologist.id).execute()
    await sentRequest(test, 'hospitalAdmin')
    const told = await db.selectFrom('notifications').select('id').where('user_id', '=', radiologist.id).execute()
    expect(told).toEqual([])
  })

  it('[REQ-BEHALF-11] lets nobody name an organisation that only the owner of the request belongs to', async () => {
    await giveMembership(test, mine.id, hospitalAdmin.id, 'MEMBER')
    const id = await draftRequest(test, 'hospitalAdmin')
    const named = { requestid: id, company_id: mine.id }
    await test.call('hospitalAdmin', listWorkers, named)
    expect((await test.refused('radiologist', listWorkers, named)).code).toBe('not_found')
    expect((await test.refused('radiologist', listWorkers, { ...named, company_id: '' })).code).toBe('not_found')
    const asked = { id, company_id: mine.id }
    expect((await test.refused('radiologist', getApplicant, asked)).code).toBe('company_missing')
    const moved = { request_number: id, sender_type: 2 as const, company_id: mine.id }
    expect((await test.refused('radiologist', saveDraft, moved)).code).toBe('company_missing')
    await test.app.services.db
      .deleteFrom('company_members')
      .where('company_id', '=', mine.id)
      .where('user_id', '=', hospitalAdmin.id)
      .execute()
  })
})
