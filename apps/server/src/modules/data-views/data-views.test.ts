import { listDataViews } from '@khyanalt/contract/data-views'
import { showFile } from '@khyanalt/contract/files'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { getRequestPdf } from '@khyanalt/contract/request-paper'
import { listRounds } from '@khyanalt/contract/request-rounds'
import { createRequest, getServiceForm, submitRequest } from '@khyanalt/contract/requests'
import { getCase } from '@khyanalt/contract/review'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileAnswer, xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { sentRequest, uploadedAnswers } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { giveMembership, leaveEverything } from '../companies/company-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const viewsOf = async (as: DemoPerson) => (await test.call(as, listDataViews, {})).data

describe('who opened my data', () => {
  it('names whoever of the agency opened a request or a paper of it, with the place of work, latest first', async () => {
    const requestnumber = await sentRequest(test, 'citizen')
    const { total: before } = await viewsOf('citizen')
    const { request } = await test.call('inspector', getCase, { requestnumber })
    // A screen that looks again, and the person looking at the own request, add nothing.
    await test.call('inspector', getCase, { requestnumber })
    await test.call('citizen', getServiceForm, { id: requestnumber })
    const paper = request.data?.passport_file as FileAnswer | undefined
    const name = paper?.name ?? ''
    await test.call('inspector', showFile, { name })
    await test.call('citizen', showFile, { name })
    await test.call('head', getCase, { requestnumber })
    const { data, total } = await viewsOf('citizen')
    expect(total).toBe(before + 3)
    expect(data.slice(0, 3).map(({ what, name, request_number }) => [what, name, request_number])).toEqual([
      ['request', demoStaff.head.name, requestnumber],
      ['paper', demoStaff.inspector.name, requestnumber],
      ['request', demoStaff.inspector.name, requestnumber],
    ])
    expect(data[0]).toMatchObject({ position: demoStaff.head.position, company: null })
  })

  it('tells of a later look again, and of nobody who was refused', async () => {
    const { total: before } = await viewsOf('citizen')
    const requestnumber = await sentRequest(test, 'citizen')
    await test.call('inspector', getCase, { requestnumber })
    // Half an hour goes by, which only somebody who rules the database can make of a kept row.
    await inTransaction(test.app.services.db, async tx => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const at = new Date(Date.now() - 31 * 60_000)
      await tx.updateTable('audit_entries').set({ at }).where('action', '=', 'view').execute()
    })
    await test.call('inspector', getCase, { requestnumber })
    expect((await test.refused('admin', getCase, { requestnumber })).status).toBe(403)
    expect((await test.refused('operator', getServiceForm, { id: requestnumber })).status).toBe(404)
    expect((await viewsOf('citizen')).total).toBe(before + 2)
  })

  it('names the operator whichever way he or she opened the request: its rounds, its paper, its whole copy', async () => {
    const authorization = `Bearer ${await test.token('operator')}`
    const ways: readonly ((id: string) => Promise<unknown>)[] = [
      id => test.call('operator', listRounds, { id }),
      id => test.app.http.inject({ url: `/api${getRequestPdf.path}?id=${id}`, headers: { authorization } }),
      request_number => test.call('operator', exportRequest, { request_number }),
    ]
    for (const open of ways) {
      const { code } = await test.call('operator', createForCustomer, {
        ...xRayService,
        customer_id: demoPeople.citizen.id,
        transaction_id: uuidv7(),
      })
      await open(code)
      expect((await viewsOf('citizen')).data[0]).toMatchObject({ what: 'request', request_number: code })
    }
  })

  it('shows the looks at a company’s request to its ADMIN, once to an ADMIN who sent it, and to no other member', async () => {
    await giveMembership(test, demoCompanies.hospital.id, demoPeople.citizen.id, 'MEMBER')
    const before = (await viewsOf('citizen')).total
    const { code } = await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...xRayService })
    const data = await uploadedAnswers(test, 'hospitalAdmin')
    await test.call('hospitalAdmin', submitRequest, { request_number: code, data, organization_id: 1 })
    await test.call('inspector', getCase, { requestnumber: code })
    expect((await viewsOf('hospitalAdmin')).data).toMatchObject([{ request_number: code, company: null }])
    await giveMembership(test, demoCompanies.hospital.id, demoPeople.mineDirector.id, 'ADMIN')
    expect((await viewsOf('mineDirector')).data).toMatchObject([
      { request_number: code, company: demoCompanies.hospital.name_mn },
    ])
    expect((await viewsOf('citizen')).total).toBe(before)
    expect((await viewsOf('mineMember')).total).toBe(0)
    // Whoever belongs to no company any more sees the looks at the own requests alone.
    await leaveEverything(test, demoPeople.citizen.id)
  })
})
