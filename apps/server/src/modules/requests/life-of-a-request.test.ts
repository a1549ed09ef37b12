import { getCertificate } from '@khyanalt/contract/certificates'
import { confirmReceipt, createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getStats } from '@khyanalt/contract/request-lists'
import { deleteRequest, getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import {
  approvedRequest,
  draftRequest,
  reviewedRequest,
  sentRequest,
  uploadedAnswers,
  versionOf,
} from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ work: true })
})
afterAll(() => test.close())

const decide = async (number: string, as: 'inspector' | 'head' = 'inspector') => ({
  request_number: number,
  version: await versionOf(test, as, number),
  transaction_id: uuidv7(),
})

describe('a draft', () => {
  it('[CON-079] opens at the step that was named, counted from zero, and at the last one at most', async () => {
    const number = await draftRequest(test, 'citizen')
    const stepAfter = async (step: number) => {
      await test.call('citizen', saveDraft, { request_number: number, data: {}, step })
      return (await test.call('citizen', getServiceForm, { id: number })).request.step
    }
    // This form has four steps.
    expect([await stepAfter(0), await stepAfter(1), await stepAfter(3), await stepAfter(4)]).toEqual([0, 1, 3, 3])
  })
})

describe('a request', () => {
  it('[CON-005] is the same by row id and by number, and does not exist by either for anybody else', async () => {
    const number = await draftRequest(test, 'citizen')
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    expect(request.id).not.toBe(number)
    expect((await test.call('citizen', getServiceForm, { id: request.id })).request.request_number).toBe(number)
    for (const id of [number, request.id]) {
      const missing = { status: 404, code: 'request_not_found' }
      expect(await test.refused('mineMember', getServiceForm, { id }), id).toMatchObject(missing)
      expect(await test.refused('mineMember', deleteRequest, { requestid: id }), id).toMatchObject(missing)
    }
    await test.call('citizen', deleteRequest, { requestid: request.id })
    expect((await test.refused('citizen', getServiceForm, { id: number })).code).toBe('request_not_found')
  })

  it('[CON-094] keeps no keys of the browser alone, nor those that the form does not know', async () => {
    const number = await draftRequest(test, 'citizen')
    const data = await uploadedAnswers(test, 'citizen', { temp_files: [{ uid: '1' }], unknown: 'x' })
    await test.call('citizen', saveDraft, { request_number: number, data })
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    expect(Object.keys(request.data ?? {}).filter(key => /^temp_|^unknown$/.test(key))).toEqual([])
    await test.call('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
    const opened = await test.call('inspector', getCase, { requestnumber: number })
    expect(Object.keys(opened.request.data ?? {}).filter(key => /^temp_|^unknown$/.test(key))).toEqual([])
    expect(opened.request.data).toMatchObject({ unit_model: data.unit_model })
  })
})

describe('the life of a request', () => {
  it('[REQ-STATUS-17] [REQ-AGENCY-03] [REQ-AGENCY-04] goes from draft over return and payment to a certificate that anybody can check', async () => {
    const number = await sentRequest(test, 'citizen')
    await test.call('inspector', receiveRequest, await decide(number))
    const remarks = [{ title: 'Серийн дугаар', comment: 'Шошгон дээрхтэй таарахгүй байна', path: 'unit_serial' }]
    const returned = await test.call('inspector', returnRequest, { ...(await decide(number)), comments: remarks })
    expect(returned.status).toBe(2000)

    const seen = await test.call('citizen', getServiceForm, { id: number })
    expect(seen.comments).toEqual(remarks)
    expect(seen.previous).toMatchObject({ unit_serial: 'SN-2026-001' })
    await test.call('citizen', resubmitRequest, {
      request_number: number,
      data: { ...seen.request.data, unit_serial: 'SN-2026-777' },
      version: seen.request.version,
      transaction_id: uuidv7(),
    })

    // Received again, it goes on at the step that returned it (CON-067).
    expect((await test.call('inspector', receiveRequest, await decide(number))).status).toBe(1)
    const raised = await test.call('inspector', createInvoice, { ...(await decide(number)), amount: '50000' })
    const unpaid = await test.call('citizen', getInvoice, { id: raised.gen_id })
    expect(unpaid.data).toMatchObject({ amount: '50000', status: 0, request_number: number })
    const receipt = { name: 'receipt.pdf', type: 'application/pdf', bytes: smallPdf('receipt') }
    const uploaded = await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${unpaid.data.id}`, receipt)
    expect(uploaded.status).toBe(200)
    await test.call('finance', confirmReceipt, { invoiceid: unpaid.data.id, transaction_id: uuidv7() })

    expect((await test.call('inspector', agreeRequest, await decide(number))).status).toBe(2)
    expect((await test.call('inspector', agreeRequest, await decide(number))).status).toBe(3)
    const approved = await test.call('head', approveRequest, {
      ...(await decide(number, 'head')),
      sdate: '2026-12-01',
      edate: '2029-11-30',
    })
    expect(approved).toMatchObject({ status: 1000 })

    const certificate = await test.call(null, getCertificate, { cs_id: approved.cs_id ?? '' })
    expect(certificate.data).toMatchObject({
      status: 10,
      sdate: '2026-12-01',
      edate: '2029-11-30',
      ref_id: approved.ref_id,
    })
    expect(JSON.stringify(certificate)).not.toContain('УБ85010112')

    const after = await test.call('citizen', getServiceForm, { id: number })
    expect(after.request.steps.map(step => [step.action, step.resolve])).toEqual([
      ['submit', null],
      ['receive', 0],
      ['return', 2],
      ['resubmit', null],
      ['receive', 0],
      ['raise_invoice', null],
      ['upload_receipt', null],
      ['confirm_receipt', null],
      ['agree', 1],
      ['agree', 1],
      ['approve', 1],
    ])
    expect(after.request.verified_date).not.toBeNull()
    // [CON-075] What was told, a new invoice and the approval included.
    const told = await test.call('citizen', listNotifications, {})
    const ofThis = told.data.filter(({ url }) => url.includes(number) || url.includes(unpaid.data.id))
    expect(ofThis.map(message => message.type).toReversed()).toEqual([
      'request_received',
      'request_return',
      'request_received',
      'invoice_received',
      'request_next',
      'request_next',
      'request_next',
      'request_approved',
    ])
  })

  it('shows the agency what was sent, round by round, and never what is being typed', async () => {
    const number = await sentRequest(test, 'citizen')
    await test.call('inspector', receiveRequest, await decide(number))
    const remark = { title: 'Тайлбар', comment: 'Тодруулна уу' }
    await test.call('inspector', returnRequest, { ...(await decide(number)), comments: [remark] })
    const data = await uploadedAnswers(test, 'citizen', { unit_model: 'Ray-90' })
    await test.call('citizen', resubmitRequest, { request_number: number, data, transaction_id: uuidv7() })
    const opened = await test.call('inspector', getCase, { requestnumber: number })
    expect(opened.rounds.map(round => round.data.unit_model)).toEqual(['Ray-60', 'Ray-90'])
    const draft = await draftRequest(test, 'citizen')
    expect((await test.refused('inspector', getCase, { requestnumber: draft })).code).toBe('request_not_found')
  })

  it('[REQ-AGENCY-23] refuses incomplete answers with every path and the first step to complete', async () => {
    const number = await draftRequest(test, 'citizen')
    const data = await uploadedAnswers(test, 'citizen', {
      unit_serial: '',
      installed_on: '2023-02-30',
      operators: [{ _id: 'r1', operator_name: 'Болд' }],
    })
    const refusal = await test.refused('citizen', submitRequest, { request_number: number, data })
    expect(refusal).toMatchObject({ status: 422, code: 'answers_incomplete', params: { n: 1 } })
    expect(refusal.problems?.map(problem => problem.path).sort()).toEqual([
      'installed_on',
      'operators/r1/operator_position',
      'organization_id',
      'unit_serial',
    ])
    const placed = await test.refused('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
    expect(placed.params).toEqual({ n: 2 })
  })

  it('does not send answers of fields that are not shown', async () => {
    const number = await draftRequest(test, 'citizen')
    const data = await uploadedAnswers(test, 'citizen', { previous_owner: 'Хуучин эзэн' })
    await test.call('citizen', submitRequest, { request_number: number, data, organization_id: 1 })
    const opened = await test.call('inspector', getCase, { requestnumber: number })
    expect(opened.request.data).not.toHaveProperty('previous_owner')
  })

  it('[REQ-DASH-01] counts all, returned, in action and approved requests', async () => {
    const before = await test.call('citizen', getStats, {})
    await draftRequest(test, 'citizen')
    await sentRequest(test, 'citizen')
    await approvedRequest(test, 'citizen')
    const returned = await reviewedRequest(test, 'citizen', 1)
    const comments = [{ title: 'Тайлбар', comment: 'Тодруулна уу' }]
    await test.call('inspector', returnRequest, { ...(await decide(returned)), comments })
    const after = await test.call('citizen', getStats, {})
    const more = Object.fromEntries(
      Object.entries(after.data).map(([key, count]) => [key, count - before.data[key as keyof typeof before.data]]),
    )
    expect(more).toMatchObject({ TOTAL: 4, STATUS_RETURN: 1, STATUS_PROCESSING: 1, STATUS_APPROVAL: 1 })
  })
})
