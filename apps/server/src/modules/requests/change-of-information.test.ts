import { Writable } from 'node:stream'
import { askForChange, getChangeInfo } from '@khyanalt/contract/certificate-changes'
import { getCertificate, setCertificateStatus } from '@khyanalt/contract/certificates'
import { listNotifications } from '@khyanalt/contract/notifications'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { getServiceForm, resubmitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { approvedRequest, draftRequest, reviewedRequest, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { claimUpload, releaseUpload } from '../files/files.sql.ts'

// The log of this portal alone: an approval that fails on purpose tells why.
const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
let test: TestApp
let approved: Awaited<ReturnType<typeof approvedRequest>>
beforeAll(async () => {
  test = await openTestApp({ logTo })
  approved = await approvedRequest(test, 'citizen')
})
afterAll(async () => {
  await test.close()
  expect(lines).toEqual([])
})

const uploadLetter = (title = 'letter.pdf', bytes = smallPdf(title)) =>
  test.upload('citizen', '/request/certupdateupload', { name: title, type: 'application/pdf', bytes })

const letter = async (): Promise<string> => String((await uploadLetter()).body.filename)

const decide = async (number: string, as: 'inspector' | 'head' = 'inspector') => ({
  request_number: number,
  version: await versionOf(test, as, number),
})

const rowOf = async (number: string) => {
  const { data } = await test.call('citizen', listMyRequests, { reqnumber: number })
  return data.data[0]
}

describe('a change of information', () => {
  it('[REQ-UPD-01] [REQ-UPD-02] is offered on an approved request with a valid certificate, and shows what it says', async () => {
    expect((await rowOf(approved.number))?.can_edit_cert).toBe(true)
    const { request } = await test.call('citizen', getServiceForm, { id: approved.number })
    expect(request.can_edit_cert).toBe(true)
    const { data } = await test.call('citizen', getChangeInfo, { requestnumber: approved.number })
    expect(data).toMatchObject({
      name: { mn: 'Рентген аппарат ашиглах зөвшөөрөл' },
      request_number: approved.number,
      cert_data: { ref_id: approved.refId },
    })
    expect(agencyDate(new Date(data.cert_data.created_at))).toBe(agencyDate(new Date()))
    expect(request.status).toBe(1000)
  })

  it('[REQ-UPD-01] is not offered while the certificate is cancelled', async () => {
    const { number, csId } = await approvedRequest(test, 'citizen')
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 30, comment: 'Зөрчил илэрсэн' })
    expect((await rowOf(number))?.can_edit_cert).toBe(false)
    expect((await test.refused('citizen', getChangeInfo, { requestnumber: number })).code).toBe('change_not_possible')
  })

  it("is refused for somebody else's request, a draft, and a number one off", async () => {
    const draft = await draftRequest(test, 'citizen')
    expect((await rowOf(draft))?.can_edit_cert).toBe(false)
    const codes = await Promise.all([
      test.refused('foreigner', getChangeInfo, { requestnumber: approved.number }),
      test.refused('citizen', getChangeInfo, { requestnumber: draft }),
      test.refused('citizen', getChangeInfo, { requestnumber: 'R269999999' }),
    ])
    expect(codes.map(({ code }) => code)).toEqual(['request_not_found', 'change_not_possible', 'request_not_found'])
  })

  it('[REQ-UPD-03] [REQ-UPD-04] [REQ-UPD-10] needs a reason and exactly one uploaded letter of the caller', async () => {
    const file = await letter()
    const ask = (data: { reason: string; files: string[] }) =>
      test.refused('citizen', askForChange, { request_number: approved.number, data })
    const empty = await ask({ reason: '  ', files: [] })
    expect(empty).toMatchObject({ status: 422, code: 'answers_incomplete' })
    expect(empty.problems?.map(({ path }) => path).sort()).toEqual(['files', 'reason'])
    const unknown = await ask({ reason: 'Хаяг өөрчлөгдсөн', files: [file.replace(/.{4}\.pdf$/, 'zzzz.pdf')] })
    expect(unknown.problems).toMatchObject([{ code: 'file_unknown', path: 'files' }])
    const foreign = await test.upload('foreigner', '/request/certupdateupload', {
      name: 'letter.pdf',
      type: 'application/pdf',
      bytes: smallPdf('foreign'),
    })
    const other = await ask({ reason: 'Хаяг өөрчлөгдсөн', files: [String(foreign.body.filename)] })
    expect(other.problems).toMatchObject([{ code: 'file_unknown', path: 'files' }])
    const two = await ask({ reason: 'Хаяг өөрчлөгдсөн', files: [file, await letter()] })
    expect(two).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await rowOf(approved.number))?.can_edit_cert).toBe(true)
  })

  it('[REQ-UPD-14] [REQ-UPD-16] takes one PDF as the letter and nothing else', async () => {
    expect((await uploadLetter('letter.pdf', Buffer.from('GIF89a'))).status).toBe(415)
    expect((await uploadLetter('letter.png')).status).toBe(415)
    expect((await uploadLetter('letter.pdf', Buffer.alloc(0))).status).toBe(422)
    expect((await uploadLetter()).body).toMatchObject({ result: 'success', filename: expect.stringMatching(/^tmp-/) })
  })

  it('[CON-012] takes the letter at its own address as `file` and answers its name as `filename`', async () => {
    const { status, body } = await uploadLetter('letter.pdf')
    expect(status).toBe(200)
    expect(body.filename).toMatch(/^tmp-[\w-]+\.pdf$/)
    const { status: elsewhere } = await test.upload('citizen', '/request/certupdate', {
      name: 'letter.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
    })
    expect(elsewhere).toBe(404)
  })

  it('[REQ-UPD-06] takes no second letter while one is still arriving', async () => {
    const { db, clock } = test.app.services
    const claim = { userId: demoPeople.citizen.id, uploadId: uuidv7() }
    await inTransaction(db, tx => claimUpload(tx, claim, clock.now(), new Date(0)))
    expect(await uploadLetter('b.pdf')).toMatchObject({
      status: 409,
      body: {
        code: 'upload_running',
        message: 'Өмнөх файл хуулагдаж байна. Түр хүлээнэ үү.',
        message_en: 'The previous file is still uploading. Please wait.',
      },
    })
    await inTransaction(db, tx => releaseUpload(tx, claim))
    expect((await uploadLetter('b.pdf')).status).toBe(200)
  })

  it('[REQ-STATUS-18] [REQ-UPD-15] [CON-073] becomes a request of type UPDATE, sent, one at a time and once however often it is pressed', async () => {
    const approved = await approvedRequest(test, 'citizen')
    const file = await letter()
    const data = { reason: 'Хаяг өөрчлөгдсөн', files: [file], temp_documents: [{ uid: 'x' }] }
    const input = { request_number: approved.number, data, transaction_id: uuidv7() }
    const [first, again] = await Promise.all([
      test.call('citizen', askForChange, input),
      test.call('citizen', askForChange, input),
    ])
    expect(again.code).toBe(first.code)
    expect((await rowOf(approved.number))?.can_edit_cert).toBe(false)
    const refused = await test.refused('citizen', askForChange, { ...input, transaction_id: uuidv7() })
    expect(refused).toMatchObject({ code: 'change_open', params: { number: first.code } })

    const { request, form } = await test.call('citizen', getServiceForm, { id: first.code })
    expect(request).toMatchObject({ type: 'UPDATE', status: 0, data: { reason: 'Хаяг өөрчлөгдсөн' } })
    expect(request.data?.files).toMatchObject({ name: file })
    // [REQ-UPD-09] [REQ-AGENCY-27]
    expect(request.data).not.toHaveProperty('temp_documents')
    expect(form.body).toMatchObject({ _name: { en: 'Request to change the information of a certificate' } })
  })

  it('[CON-070] [REQ-AGENCY-09] is approved together with its certificate or not at all, and the applicant alone is told', async () => {
    const number = await reviewedRequest(test, 'citizen', 3)
    const { db } = test.app.services
    const toldOf = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data.filter(
        ({ type, content }) => type === 'request_approved' && content.includes(number),
      )
    await sql`alter table certificate_versions add constraint no_more check (false) not valid`.execute(db)
    const failed = await test.raw('head', approveRequest, await decide(number, 'head'))
    await sql`alter table certificate_versions drop constraint no_more`.execute(db)
    expect(failed.status).toBe(500)
    expect(lines.splice(0).join('')).toContain('no_more')
    const before = (await test.call('citizen', getServiceForm, { id: number })).request
    expect([before.status, before.verified_date, await toldOf('citizen')]).toEqual([3, null, []])

    const { cs_id } = await test.call('head', approveRequest, await decide(number, 'head'))
    expect((await test.call(null, getCertificate, { cs_id: cs_id ?? '' })).data.status).toBe(10)
    const { status, verified_date } = (await test.call('citizen', getServiceForm, { id: number })).request
    expect([status, agencyDate(new Date(verified_date ?? ''))]).toEqual([1000, agencyDate(new Date())])
    expect(await toldOf('citizen')).toMatchObject([{ url: `/dashboard/services/request/${number}` }])
    for (const other of ['mineMember', 'inspector', 'head'] as const) expect(await toldOf(other), other).toEqual([])
  })

  it('[REQ-AGENCY-10] [REQ-FEE-05] [CON-073] renews the certificate under the same licence number, after a return too; the first request stays approved', async () => {
    const approved = await approvedRequest(test, 'citizen')
    const asked = { reason: 'Хаяг өөрчлөгдсөн', files: [await letter()] }
    const input = { request_number: approved.number, data: asked, transaction_id: uuidv7() }
    const { code: number } = await test.call('citizen', askForChange, input)
    await test.call('inspector', receiveRequest, await decide(number))
    const comments = [{ title: 'Шалтгаан', comment: 'Аль хаяг болохыг бичнэ үү', path: 'reason' }]
    await test.call('inspector', returnRequest, { ...(await decide(number)), comments })
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    await test.call('citizen', resubmitRequest, {
      request_number: number,
      data: { ...request.data, reason: 'Ажлын байрны хаяг өөрчлөгдсөн' },
    })
    await test.call('inspector', receiveRequest, await decide(number))
    expect((await test.call('inspector', getCase, { requestnumber: number })).request.data).toMatchObject({
      reason: 'Ажлын байрны хаяг өөрчлөгдсөн',
    })
    await test.call('inspector', agreeRequest, await decide(number))
    await test.call('inspector', agreeRequest, await decide(number))
    expect((await test.call('inspector', getCase, { requestnumber: number })).fee).toMatchObject({ state: 'none' })
    const before = await test.call(null, getCertificate, { cs_id: approved.csId })
    const pdf = async () => (await test.app.http.inject({ url: `/api/certificates/pdf/${approved.csId}` })).rawPayload
    const oldPdf = await pdf()
    await test.app.services.db
      .updateTable('users')
      .set({ lastname: 'Сүх' })
      .where('register_number', '=', 'УБ85010112')
      .execute()
    const answer = await test.call('head', approveRequest, await decide(number, 'head'))
    expect(answer).toMatchObject({ status: 1000, ref_id: approved.refId, cs_id: approved.csId })
    const { data } = await test.call(null, getCertificate, { cs_id: approved.csId })
    expect(data).toMatchObject({ ref_id: approved.refId, status: 10, edate: before.data.edate, version: 2 })
    const newPdf = await pdf()
    expect(newPdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(newPdf.equals(oldPdf)).toBe(false)
    expect(JSON.stringify(before.data)).toContain('Д.Бат-Эрдэнэ')
    expect(JSON.stringify(data)).toContain('С.Бат-Эрдэнэ')
    const first = await test.call('citizen', getServiceForm, { id: approved.number })
    expect(first.request).toMatchObject({ status: 1000, can_edit_cert: true })
    const change = await test.call('citizen', getServiceForm, { id: number })
    expect(change.request).toMatchObject({ status: 1000, can_edit_cert: false })
  })
})
