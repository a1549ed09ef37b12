import { showFile } from '@khyanalt/contract/files'
import {
  createRequest,
  deleteRequest,
  getServiceForm,
  resubmitRequest,
  saveDraft,
  submitRequest,
} from '@khyanalt/contract/requests'
import { getCase, receiveRequest, rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { addWorker, listWorkers, removeWorker, showCertificate, updateWorker } from '@khyanalt/contract/workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { radiationWorker, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openStaffService, staffAnswers, staffService } from './staff-service-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await openStaffService(test)
})
afterAll(() => test.close())

let last = 0
const freshNumber = () => `УХ${String(++last).padStart(8, '0')}`
const upload = async (as: DemoPerson, title: string): Promise<string> => {
  const file = { name: title, type: 'application/pdf', bytes: smallPdf(`${title} ${++last}`) }
  return String((await test.upload(as, '/profile/uploadcertificate', file)).body.filename)
}
const addRadiationWorker = async (as: DemoPerson, more: object = {}) =>
  (await test.call(as, addWorker, { ...radiationWorker, register_number: freshNumber(), ...more })).data
const newDraft = async (as: DemoPerson) => (await test.call(as, createRequest, { type: 'NEW', ...staffService })).code
const submit = (as: DemoPerson, request_number: string, staff: readonly string[], more: object = {}) =>
  test.raw(as, submitRequest, { request_number, data: staffAnswers(staff), organization_id: 1, ...more })
const problemsOf = async (as: DemoPerson, number: string, staff: readonly string[]) => {
  const { body } = await submit(as, number, staff)
  expect(body.code).toBe('answers_incomplete')
  return (body.problems as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)
}

it('[REQ-EMP-13] asks for employees only where the item is required', async () => {
  const number = await newDraft('hospitalAdmin')
  expect(await problemsOf('hospitalAdmin', number, [])).toEqual(['staff required_choice'])
  const { id } = await addRadiationWorker('hospitalAdmin')
  // `advisers` is an employee field that nobody must fill.
  expect((await submit('hospitalAdmin', number, [id])).status).toBe(200)
})

it('[CON-119] [CON-124] refuses employees of others, of another type, incomplete ones and those who left', async () => {
  const number = await newDraft('hospitalAdmin')
  const theirs = await addRadiationWorker('mineMember')
  expect(await problemsOf('hospitalAdmin', number, [theirs.id])).toEqual(['staff not_an_option'])
  expect(await problemsOf('hospitalAdmin', number, ['nonsense'])).toEqual(['staff not_an_option'])
  const engineer = await addRadiationWorker('hospitalAdmin', { worker_type: 51 })
  expect(await problemsOf('hospitalAdmin', number, [engineer.id])).toEqual(['staff worker_type_not_asked'])
  const listed = { form: 'company' as const, jobtype: 'Эмч', degree: null }
  const incomplete = await addRadiationWorker('hospitalAdmin', listed)
  expect(await problemsOf('hospitalAdmin', number, [incomplete.id])).toEqual(['staff worker_incomplete'])
  const typeless = await addRadiationWorker('hospitalAdmin', { ...listed, worker_type: null, degree: 'doctor' })
  expect(await problemsOf('hospitalAdmin', number, [typeless.id])).toEqual([expect.stringMatching(/^staff worker_/)])
  await test.call('hospitalAdmin', updateWorker, { id: incomplete.id, data: { degree: 'doctor' }, form: 'request' })
  const gone = await addRadiationWorker('hospitalAdmin')
  await test.call('hospitalAdmin', removeWorker, { id: gone.id })
  expect(await problemsOf('hospitalAdmin', number, [incomplete.id, gone.id])).toEqual(['staff not_an_option'])
  expect((await submit('hospitalAdmin', number, [incomplete.id])).status).toBe(200)
})

it('[CON-078] [REQ-DETAIL-06] keeps what was sent: later changes of an employee do not reach the request', async () => {
  const number = await newDraft('hospitalAdmin')
  const diploma = await upload('hospitalAdmin', 'Диплом.pdf')
  const worker = await addRadiationWorker('hospitalAdmin', { diploma: [diploma] })
  await submit('hospitalAdmin', number, [worker.id])
  await test.call('hospitalAdmin', updateWorker, {
    id: worker.id,
    data: { firstname: 'Өөрчлөгдсөн', phone: '88888888', diploma: [] },
  })
  const own = await test.call('hospitalAdmin', getServiceForm, { id: number })
  expect(own.workers).toEqual([worker])
  const seen = await test.call('inspector', getCase, { requestnumber: number })
  expect(seen.workers).toEqual([worker])
  // The paper stays with the request, for the inspector and for nobody else.
  for (const reader of ['inspector', 'hospitalAdmin'] as const) {
    expect((await test.call(reader, showFile, { name: diploma })).url).toContain(diploma)
  }
  expect((await test.refused('mineMember', showFile, { name: diploma })).code).toBe('file_not_found')
  await test.app.services.db
    .updateTable('files')
    .set({ created_at: new Date('2020-01-01') })
    .execute()
  const { sweepUnusedFiles } = await import('../files/sweep-leftovers.job.ts')
  await sweepUnusedFiles(test.app.services, new Date())
  expect((await test.call('inspector', showFile, { name: diploma })).url).toContain(diploma)

  // Returned and sent again, the request takes the employee as he or she is now; the round before stays.
  const decide = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
  await test.call('inspector', receiveRequest, await decide())
  const comments = [{ title: 'Ажилтан', comment: 'Утсыг нь шалгана уу', path: `staff/${worker.id}/phone` }]
  await test.call('inspector', returnRequest, { ...(await decide()), comments })
  const returned = await test.call('hospitalAdmin', getServiceForm, { id: number })
  expect([returned.comments, returned.workers]).toEqual([comments, []])
  await test.call('hospitalAdmin', resubmitRequest, { request_number: number, data: staffAnswers([worker.id]) })
  const again = await test.call('hospitalAdmin', getServiceForm, { id: number })
  expect(again.workers).toMatchObject([{ id: worker.id, firstname: 'Өөрчлөгдсөн', profile: { phone: '88888888' } }])
  const snapshots = await test.app.services.db
    .selectFrom('request_snapshots as s')
    .innerJoin('requests as r', 'r.id', 's.request_id')
    .select('s.facts')
    .where('r.request_number', '=', number)
    .orderBy('s.round')
    .execute()
  expect(snapshots.map(({ facts }) => (facts as { workers: { firstname: string }[] }).workers[0]?.firstname)).toEqual([
    'Сүрэн',
    'Өөрчлөгдсөн',
  ])
})

it('does not delete an employee whom an undecided request names, and does once it is decided', async () => {
  const worker = await addRadiationWorker('hospitalAdmin')
  const [draft, sent] = [await newDraft('hospitalAdmin'), await newDraft('hospitalAdmin')]
  await test.call('hospitalAdmin', saveDraft, { request_number: draft, data: staffAnswers([worker.id]) })
  await submit('hospitalAdmin', sent, [worker.id])
  const refused = await test.refused('hospitalAdmin', removeWorker, { id: worker.id })
  expect(refused).toMatchObject({
    status: 409,
    code: 'worker_in_use',
    params: { requests: [draft, sent].sort().join(', ') },
  })
  expect(refused.message).toContain(draft)
  await test.call('hospitalAdmin', deleteRequest, { requestid: draft })
  const decide = async () => ({ request_number: sent, version: await versionOf(test, 'inspector', sent) })
  await test.call('inspector', receiveRequest, await decide())
  const comments = [{ title: 'Ажилтан', comment: 'Шаардлага хангахгүй байна' }]
  await test.call('head', rejectRequest, { ...(await decide()), comments })
  await test.call('hospitalAdmin', removeWorker, { id: worker.id })
  expect((await test.call('hospitalAdmin', listWorkers, { ids: worker.id })).data).toEqual([])
  expect((await test.call('inspector', getCase, { requestnumber: sent })).workers).toEqual([worker])
})

it('[CON-124] keeps employees of a person who sends for himself, and asks whose when the sender changes', async () => {
  const number = await newDraft('citizen')
  const own = { ...radiationWorker, register_number: 'FE00000001', requestid: number }
  const { data: worker } = await test.call('citizen', addWorker, own)
  expect((await test.call('citizen', listWorkers, {})).data).toEqual([worker])
  expect((await test.call('citizen', listWorkers, { requestid: number, types: '2' })).data).toEqual([worker])
  expect((await submit('citizen', number, [worker.id])).status).toBe(200)

  // A member of a company who sends as a person names his or her own employees, not the company's.
  const personal = await newDraft('hospitalAdmin')
  const company = await addRadiationWorker('hospitalAdmin')
  const asPerson = { requestid: personal, company_id: '' }
  expect((await test.call('hospitalAdmin', listWorkers, asPerson)).data).toEqual([])
  expect((await submit('hospitalAdmin', personal, [company.id], { sender_type: 1 })).status).toBe(422)
  const mine = await test.call('hospitalAdmin', addWorker, { ...own, ...asPerson })
  expect((await submit('hospitalAdmin', personal, [mine.data.id], { sender_type: 1 })).status).toBe(200)
  const asCompany = await test.call('hospitalAdmin', listWorkers, { company_id: demoCompanies.hospital.id })
  expect(asCompany.data.map(({ id }) => id)).not.toContain(mine.data.id)
})

it('does not let anybody reach employees through a request of somebody else', async () => {
  const number = await newDraft('hospitalAdmin')
  const certificate = await upload('hospitalAdmin', 'Гэрчилгээ.pdf')
  const worker = await addRadiationWorker('hospitalAdmin', { diploma: [certificate] })
  const requestid = number
  for (const stranger of ['citizen', 'mineMember', 'operator', 'inspector'] as const) {
    expect((await test.refused(stranger, listWorkers, { requestid })).code).toBe('request_not_found')
    expect((await test.refused(stranger, addWorker, { ...radiationWorker, requestid })).code).toBe('request_not_found')
    expect((await test.refused(stranger, showCertificate, { requestid, name: certificate })).code).toBe(
      'request_not_found',
    )
    const data = { phone: '99999999' }
    expect((await test.refused(stranger, updateWorker, { id: worker.id, data, requestid })).status).toBe(404)
  }
})
