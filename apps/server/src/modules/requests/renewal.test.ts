import { getCertificate, setCertificateStatus } from '@khyanalt/contract/certificates'
import { listRenewable } from '@khyanalt/contract/renewals'
import { createRequest, getServiceForm, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest } from '@khyanalt/contract/review'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { draftRequest, uploadedAnswers, uploadPdf, versionOf, waiveFeeOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { galleryAnswers, galleryFacts, galleryForm, galleryService } from './gallery-fixture.ts'

let test: TestApp
/** The request behind the certificate that is renewed, and the certificate. */
let first: { readonly number: string; readonly csId: string; readonly answers: Record<string, unknown> }
beforeAll(async () => {
  test = await openTestApp()
  const form = galleryForm()
  // Without tools, whose registers are empty here.
  const answers = { ...(await galleryAnswers(test, form, await galleryFacts(test, form), 7)), has_tools: 'no' }
  const number = (await test.call('citizen', createRequest, { type: 'NEW', ...galleryService })).code
  first = { number, csId: await approveSent(number, answers), answers }
})
afterAll(() => test.close())

const decide = async (number: string, as: 'inspector' | 'head' = 'inspector') => ({
  request_number: number,
  version: await versionOf(test, as, number),
})

/** Sends a request of the citizen and takes it to the last step. */
const toLastStep = async (number: string, data: Record<string, unknown>): Promise<void> => {
  await test.call('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
  await test.call('inspector', receiveRequest, await decide(number))
  await test.call('inspector', agreeRequest, await decide(number))
  await test.call('inspector', agreeRequest, await decide(number))
}

const approveSent = async (number: string, data: Record<string, unknown>): Promise<string> => {
  await toLastStep(number, data)
  return (await test.call('head', approveRequest, await decide(number, 'head'))).cs_id ?? ''
}

const renewable = async (as: DemoPerson, form_id: number = galleryService.formid) =>
  (await test.call(as, listRenewable, { form_id })).data

const renew = async (certId: string): Promise<string> =>
  (await test.call('citizen', createRequest, { type: 'RENEW', ...galleryService, cert_id: certId })).code

const idOf = async (csId: string): Promise<string> => {
  const { data } = await test.call(null, getCertificate, { cs_id: csId })
  return (await renewable('citizen')).find(({ ref_id }) => ref_id === data.ref_id)?.id ?? ''
}

/** What a person adds to the answers that were taken over. */
const completed = async (number: string): Promise<Record<string, unknown>> => {
  const { request } = await test.call('citizen', getServiceForm, { id: number })
  return { ...request.data, change_note: 'Байршил өөрчлөгдөөгүй', truthful: true }
}

describe('a renewal', () => {
  it('[REQ-CREATE-03] [REQ-CREATE-11] is offered for the own certificates of the form', async () => {
    const { data } = await test.call(null, getCertificate, { cs_id: first.csId })
    expect(await renewable('citizen')).toContainEqual({
      id: expect.any(String),
      ref_id: data.ref_id,
      form_name: { mn: 'Маягтын үлгэр', en: 'Sample form' },
      status: 10,
      edate: data.edate,
      company_id: null,
    })
    expect(await renewable('citizen', 101)).toEqual([])
    expect(await renewable('hospitalAdmin')).toEqual([])
  })

  it('[REQ-CREATE-10] [REQ-STATUS-18] [CON-074] opens the steps of a renewal with the answers that were approved', async () => {
    const id = await idOf(first.csId)
    const opened = await test.call('citizen', getServiceForm, { id: await renew(id) })
    expect(opened.request).toMatchObject({
      type: 'RENEW',
      cert_id: id,
      status: 5000,
      organization_id: 1,
      sender_type: 1,
    })
    const { object_name, serial_number, unit_state, description, machines, passport_file, photo_files } = first.answers
    const same = { object_name, serial_number, unit_state, description, machines, passport_file, photo_files }
    expect(opened.request.data).toEqual(same)
    const steps = (renew: boolean) => galleryForm(renew).steps.map(({ title }) => title)
    expect(
      compileDefinition(opened.form.body as FormDefinition, { renew: true }).steps.map(({ title }) => title),
    ).toEqual(steps(true))
    expect(steps(true)).not.toEqual(steps(false))
  })

  it.each([
    ['without a certificate', undefined],
    ['of a certificate that nobody has', 'nothing'],
    ['of an id that nobody has', '01900000-0000-7000-8000-00000000dead'],
  ])('[REQ-CREATE-03] is refused %s', async (_, cert_id) => {
    const input = { type: 'RENEW' as const, ...galleryService, ...(cert_id ? { cert_id } : {}) }
    expect((await test.refused('citizen', createRequest, input)).code).toBe('renewal_not_possible')
  })

  it("[REQ-CREATE-02] [REQ-CREATE-03] is refused for somebody else's certificate, another form, a form without renewals", async () => {
    const cert_id = await idOf(first.csId)
    const codes = await Promise.all(
      [
        ['foreigner', { formid: 199, category_id: 1 }] as const,
        ['citizen', xRayService] as const,
        ['citizen', { formid: 201, category_id: 65 }] as const,
      ].map(
        async ([as, service]) => (await test.refused(as, createRequest, { type: 'RENEW', ...service, cert_id })).code,
      ),
    )
    expect(codes).toEqual(['renewal_not_possible', 'renewal_not_possible', 'renewal_not_possible'])
    const setRenewable = (renewable: boolean) =>
      test.app.services.db.updateTable('services').set({ renewable }).where('id', '=', galleryService.formid).execute()
    const own = { type: 'RENEW' as const, ...galleryService, cert_id }
    await setRenewable(false)
    expect((await test.refused('citizen', createRequest, own)).code).toBe('renewal_not_possible')
    await setRenewable(true)
    await test.call('citizen', createRequest, own)
  })

  it('[REQ-AGENCY-11] [CON-074] issues a new certificate, ends the old one and supersedes its request; refused, it leaves all three as they were', async () => {
    const [number, twin] = [await renew(await idOf(first.csId)), await renew(first.csId)]
    await toLastStep(number, await completed(number))
    const wrong = { ...(await decide(number, 'head')), sdate: '2027-01-01', edate: '2026-01-01' }
    expect((await test.refused('head', approveRequest, wrong)).code).toBe('dates_invalid')
    expect((await test.call(null, getCertificate, { cs_id: first.csId })).data.status).toBe(10)
    const statusOf = async (id: string) => (await test.call('citizen', getServiceForm, { id })).request.status
    expect([await statusOf(first.number), await statusOf(number)]).toEqual([1000, 3])
    expect((await renewable('citizen')).map(({ status }) => status)).toEqual([10])

    const approved = await test.call('head', approveRequest, await decide(number, 'head'))
    expect(approved).toMatchObject({ status: 1000 })
    expect((await test.call(null, getCertificate, { cs_id: first.csId })).data.status).toBe(20)
    expect((await test.call(null, getCertificate, { cs_id: approved.cs_id ?? '' })).data.status).toBe(10)
    const old = await test.call('citizen', getServiceForm, { id: first.number })
    expect(old.request).toMatchObject({ status: 1100, actions: [] })
    expect(old.request.steps.at(-1)).toMatchObject({ action: 'supersede', user_name: 'Систем', status: 1100 })
    expect((await renewable('citizen')).map(({ status }) => status)).toEqual([10, 20])

    // A second renewal of the same certificate finds the request superseded already.
    const again = await approveSent(twin, await completed(twin))
    expect((await test.call(null, getCertificate, { cs_id: again })).data.status).toBe(10)
    const { rounds } = await test.call('inspector', getCase, { requestnumber: twin })
    expect(rounds.at(-1)?.data).toMatchObject({ change_note: 'Байршил өөрчлөгдөөгүй' })
    const after = await test.call('citizen', getServiceForm, { id: first.number })
    expect(after.request.steps.filter(({ action }) => action === 'supersede')).toHaveLength(1)
  })

  it('starts a renewal of a renewal from what the renewal said', async () => {
    const [newest] = await renewable('citizen')
    const opened = await test.call('citizen', getServiceForm, { id: await renew(newest?.id ?? '') })
    expect(opened.request.data).toMatchObject({ change_note: 'Байршил өөрчлөгдөөгүй' })
  })

  it('[REQ-CREATE-03] is refused for a cancelled certificate', async () => {
    const [newest] = await renewable('citizen')
    const id = newest?.id ?? ''
    const opened = await test.call('citizen', getServiceForm, { id: await renew(id) })
    expect(opened.request.cert_id).toBe(id)
    const row = await test.app.services.db
      .selectFrom('certificates')
      .select('cs_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await test.call('head', setCertificateStatus, { cs_id: row.cs_id, status: 30, comment: 'Зөрчил илэрсэн' })
    expect((await renewable('citizen')).map(certificate => certificate.id)).not.toContain(id)
    const input = { type: 'RENEW' as const, ...galleryService, cert_id: id }
    expect((await test.refused('citizen', createRequest, input)).code).toBe('renewal_not_possible')
  })

  it("belongs to the company that holds the certificate, with the company's documents", async () => {
    const draft = await draftRequest(test, 'hospitalAdmin')
    await test.call('hospitalAdmin', submitRequest, {
      request_number: draft,
      data: await uploadedAnswers(test, 'hospitalAdmin', { shielding_file: [await uploadPdf(test, 'hospitalAdmin')] }),
      organization_id: 2,
    })
    await test.call('inspector', receiveRequest, await decide(draft))
    await waiveFeeOf(test, draft)
    await test.call('inspector', agreeRequest, await decide(draft))
    await test.call('inspector', agreeRequest, await decide(draft))
    await test.call('head', approveRequest, await decide(draft, 'head'))
    const [certificate] = await renewable('hospitalAdmin', 101)
    expect(await renewable('mineMember', 101)).toEqual([])

    const input = { type: 'RENEW' as const, ...xRayService, cert_id: certificate?.id ?? '' }
    const { code } = await test.call('hospitalAdmin', createRequest, input)
    const { request } = await test.call('hospitalAdmin', getServiceForm, { id: code })
    expect(request).toMatchObject({ sender_type: 2, company_name: 'Оргил Эмнэлэг ХХК', organization_id: 2 })
    expect(request.data).toMatchObject({ unit_serial: 'SN-2026-001' })
    expect(request.data).not.toHaveProperty('truthful')
    const renewal_measurement = await uploadPdf(test, 'hospitalAdmin')
    const data = { ...request.data, changed: 'no', renewal_measurement, truthful: true }
    const sent = await test.call('hospitalAdmin', submitRequest, { request_number: code, data })
    expect(sent.status).toBe(0)
  })
})
