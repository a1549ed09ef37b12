// Who helps a company is written down and does not decide; papers that a draft names outlive the nightly sweep.
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { saveFeeReportDraft, updateFeeReport } from '@khyanalt/contract/fee-reports'
import { showFile } from '@khyanalt/contract/files'
import { resolveFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { sweepUnusedFiles } from '../files/sweep-leftovers.job.ts'
import { openFeeApp, sentReport, uploadPaper, versionOf, wholeReport } from './fee-reports-fixture.ts'

let test: Awaited<ReturnType<typeof openFeeApp>>
beforeAll(async () => {
  test = await openFeeApp()
})
afterAll(() => test.close())

it('[REQ-AGENCY-02] support that filled a draft in for the company decides nothing on it', async () => {
  const token = { user_id: demoPeople.mineMember.id, reason: 'Утсаар хандсан: бөглөхөд тусална' }
  const { access_token } = await test.call(null, spendClientToken, await test.call('admin', createClientToken, token))
  const data = await wholeReport(test)
  const reply = await test.app.http.inject({
    method: 'POST',
    url: `/api${saveFeeReportDraft.path}`,
    headers: { authorization: `Bearer ${access_token}` },
    payload: { data },
  })
  const { id } = reply.json<{ id: string }>()
  await test.call('mineMember', updateFeeReport, { id, ...data })
  const { db } = test.app.services
  const grant = { id: uuidv7(), user_id: demoStaff.admin.id, role: 'APPROVER' as const }
  await db.insertInto('staff_grants').values(grant).execute()
  const receive = async (report: string) =>
    test.raw('admin', resolveFeeReport, { id: report, action: 'receive', version: await versionOf(test, report) })
  expect((await receive(id)).body.code).toBe('own_request')
  expect((await receive((await sentReport(test)).id)).body.result).toBe('success')
  await db.deleteFrom('staff_grants').where('id', '=', grant.id).execute()
})

it('keeps the papers of drafts while unused uploads go', async () => {
  const named = await wholeReport(test)
  const [name = ''] = named.document_files ?? []
  await test.call('mineMember', saveFeeReportDraft, { data: named })
  const unused = await uploadPaper(test)
  const { services } = test.app
  await sweepUnusedFiles(services, new Date(services.clock.now().getTime() + 8 * 24 * 3600 * 1000))
  expect((await test.call('mineMember', showFile, { name })).url).toContain(name)
  expect((await test.refused('mineMember', showFile, { name: unused })).code).toBe('file_not_found')
})
