import { createHash } from 'node:crypto'
import {
  getCertificate,
  listCertificateForms,
  listCertificateOrganizations,
  listCertificates,
  setCertificateStatus,
} from '@khyanalt/contract/certificates'
import { getMyCertificate, listMyCertificates } from '@khyanalt/contract/own-certificates'
import { createRequest } from '@khyanalt/contract/requests'
import { readContent } from '@khyanalt/verifier/content'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type CertificateOrder, issueCertificate } from './issue-certificate.ts'
import { ensureDocument } from './render-certificate.job.ts'

let test: TestApp
let requestId: string
beforeAll(async () => {
  test = await openTestApp()
  const number = await sentRequest(test, 'citizen')
  requestId = await inTransaction(test.app.services.db, async tx => {
    const row = await tx
      .selectFrom('requests')
      .select('id')
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow()
    return row.id
  })
})
afterAll(() => test.close())

const citizenId = '01900000-0000-7000-8000-000000000001'
const headId = '01900000-0000-7000-8000-000000000013'
const person = { name: 'Бат-Эрдэнэ', lastname: 'Дорж', register_number: 'УБ85010112' }
const hospital = {
  name_mn: 'Оргил Эмнэлэг ХХК',
  name_en: 'Orgil Hospital LLC',
  register_number: '5012345',
  address: 'Улаанбаатар',
}
const hospitalId = '01900000-0000-7000-8000-0000000000c1'

const issue = (rest: Partial<CertificateOrder> = {}) =>
  inTransaction(test.app.services.db, tx =>
    issueCertificate(tx, test.app.services, {
      requestId,
      requestNumber: 'R260000001',
      serviceId: 101,
      serviceName: { mn: 'Рентген аппарат ашиглах', en: 'Use of an X-ray unit' },
      categoryId: 1,
      organizationId: 1,
      ownerUserId: citizenId,
      ownerCompanyId: null,
      person,
      company: null,
      startsOn: '2026-01-01',
      endsOn: '2099-12-31',
      issuedBy: { userId: headId, name: 'Энхжаргал', position: 'Хэлтсийн дарга' },
      ...rest,
    }),
  )
const list = async (filter: Parameters<typeof test.call<typeof listCertificates>>[2]) =>
  (await test.call(null, listCertificates, { results: 100, ...filter })).data.data
const numbers = async (filter: Parameters<typeof list>[0]) => (await list(filter)).map(row => row.ref_id)
const getPdf = (csId: string, query = '', headers = {}) =>
  test.app.http.inject({ method: 'GET', url: `/api/certificates/pdf/${csId}${query}`, headers })

describe('issuing', () => {
  it('numbers certificates by category and year without gaps', async () => {
    const [one, two] = [await issue(), await issue()]
    const [, , first] = one.refId.split('-')
    const [, , second] = two.refId.split('-')
    expect(one.refId).toMatch(/^\d{2}-\d{2}-\d{6}$/)
    expect(Number(second) - Number(first)).toBe(1)
    expect(one.csId).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/)
  })

  it('signs a version once: two at once and a repeated job find the same bytes', async () => {
    const { certificateId, csId } = await issue()
    const { services } = test.app
    const { id } = await inTransaction(services.db, tx =>
      tx
        .selectFrom('certificate_versions')
        .select('id')
        .where('certificate_id', '=', certificateId)
        .executeTakeFirstOrThrow(),
    )
    const made = await Promise.all([ensureDocument(services, id), ensureDocument(services, id)])
    expect(made[0]).toEqual(made[1])
    expect(await ensureDocument(services, id)).toEqual(made[0])
    const shown = await test.call(null, getCertificate, { cs_id: csId })
    expect(shown.data).toMatchObject({ pdf_ready: true, sha256: made[0]?.public.sha256 })
  })

  it('refuses to change what a version says', async () => {
    const change = inTransaction(test.app.services.db, tx =>
      tx.updateTable('certificate_versions').set({ content: '{}' }).execute(),
    )
    await expect(change).rejects.toThrow('never changed')
  })
})

describe('the PDF of a certificate', () => {
  it('[REQ-CERT-01] [REQ-CERT-18] is open to everybody, the same bytes each time, made on demand when the job was not there yet', async () => {
    const { csId, refId } = await issue()
    const first = await getPdf(csId)
    // The viewer of the browser styles its page of the paper.
    expect(first.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
    const second = await getPdf(csId, '?download=true')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const sha256 = createHash('sha256').update(first.rawPayload).digest('hex')
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${sha256}"` })
    expect(first.headers['content-disposition']).toContain(`inline; filename="${refId}.pdf"`)
    expect(second.headers['content-disposition']).toContain('attachment')
    const known = await getPdf(csId, '', { 'if-none-match': `"${sha256}"` })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
    // So are the list, in which it stands, and what it says.
    expect(await numbers({ cert_number: refId })).toEqual([refId])
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ ref_id: refId, status: 10 })
  })

  it('[REQ-CERT-07] does not exist for an unknown or unfinished certificate', async () => {
    const { csId, certificateId } = await issue()
    await inTransaction(test.app.services.db, tx =>
      tx.updateTable('certificates').set({ state: 'prepared' }).where('id', '=', certificateId).execute(),
    )
    for (const cs_id of [csId, 'unknown']) {
      expect((await getPdf(cs_id)).json()).toMatchObject({ code: 'certificate_not_found' })
      expect(await test.refused(null, getCertificate, { cs_id })).toMatchObject({
        status: 404,
        message: 'Гэрчилгээний дугаар буруу эсвэл гэрчилгээ олдсонгүй.',
      })
    }
  })
})

describe('the public list', () => {
  it('[REQ-CERT-02] [REQ-CERT-04] narrows by sender, number, day of issue, category, unit, validity, service and status', async () => {
    const { refId, csId } = await issue({
      company: hospital,
      ownerCompanyId: hospitalId,
      startsOn: '2030-01-01',
      endsOn: '2030-12-31',
      serviceId: 101,
      organizationId: 2,
    })
    const { data } = await test.call(null, getCertificate, { cs_id: csId })
    const today = new Date(Date.parse(data.cdate) + 8 * 3_600_000).toISOString().slice(0, 10)
    const fitting = [
      { sender: 'оргил эмн' },
      { sender: 'Orgil emneleg XXK' },
      { sender: 'эмнэлэг' },
      // Signs are no part of a name, whatever they mean elsewhere.
      { sender: "' | 'orgil" },
      { sender: '5012345' },
      { cert_number: refId.slice(3) },
      { cert_number: refId.replaceAll('-', '') },
      { issued_date: today },
      { category: refId.slice(0, 2) },
      { organization: 2 },
      { valid_date: '2030-06-01,2031-06-01' },
      { valid_date: ',2030-01-01' },
      { valid_date: '2030-12-31,' },
      { form: 101 },
      { status: 'ACTIVE' as const },
    ]
    for (const filter of fitting) expect(await numbers(filter), JSON.stringify(filter)).toContain(refId)
    const other = [
      { sender: 'огт өөр' },
      { sender: '100%' },
      { sender: '%' },
      { cert_number: 'үгүй' },
      { cert_number: '%' },
      { issued_date: '2020-01-01' },
      { category: '99' },
      { organization: 3 },
      { valid_date: '2031-01-01,2031-06-01' },
      { form: 102 },
      { status: 'INACTIVE' as const },
    ]
    for (const filter of other) expect(await numbers(filter), JSON.stringify(filter)).not.toContain(refId)
    for (const valid_date of ['маргааш', '2030-1', '2030-02-30', '2031-01-01,2030-01-01', '2030-01-01,2030-02-02,x']) {
      expect((await test.refused(null, listCertificates, { valid_date })).code, valid_date).toBe('invalid_input')
    }
    expect((await test.refused(null, listCertificates, { issued_date: '2030-13-01' })).code).toBe('invalid_input')
  })

  it('turns no pages behind what it counts, and refuses made-up ones', async () => {
    const { data } = await test.call(null, listCertificates, { page: 100_000, results: 100 })
    expect(data.data).toEqual([])
    expect(data.total).toBeGreaterThan(0)
    for (const input of [
      { page: 0 },
      { page: 'x' },
      { page: 1e9 },
      { results: 1000 },
      { form: 'x' },
      { status: 'X' },
    ]) {
      expect((await test.raw(null, listCertificates, input)).status, JSON.stringify(input)).toBe(400)
    }
  })

  it('offers the units and the services that end in a certificate', async () => {
    const units = (await test.call(null, listCertificateOrganizations, {})).data
    expect(units[0]).toEqual({ id: 1, name: 'Төв газар', name_en: 'Head office' })
    const forms = await test.call(null, listCertificateForms, {})
    expect([forms.data['101'], forms.data_en['101']]).toEqual([
      'Рентген аппарат ашиглах зөвшөөрөл',
      'Licence to use an X-ray unit',
    ])
    expect(forms.data['201']).toBeUndefined()
  })

  it('[REQ-CERT-10] [REQ-CERT-12] [CON-131] shows a certificate past its end as expired', async () => {
    const { csId, refId } = await issue({ startsOn: '2020-01-01', endsOn: '2020-12-31' })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data.status).toBe(20)
    expect(await numbers({ status: 'INACTIVE' })).toContain(refId)
    expect(await numbers({ status: 'ACTIVE' })).not.toContain(refId)
  })
})

describe('the own list', () => {
  it('[REQ-CERT-16] shows the own certificates and those of the own company, by category and status', async () => {
    const own = await issue()
    const company = await issue({ company: hospital, ownerCompanyId: hospitalId })
    const rows = async (as: 'citizen' | 'hospitalAdmin', filter: object = {}) =>
      (await test.call(as, listMyCertificates, { results: 100, ...filter })).data.data
    const read = async (as: 'citizen' | 'hospitalAdmin', filter: object = {}) =>
      (await rows(as, filter)).map(row => row.cs_id)
    expect((await rows('citizen')).find(row => row.cs_id === own.csId)).toMatchObject({
      ref_id: own.refId,
      category_name: { mn: expect.any(String) },
      service_name: { mn: 'Рентген аппарат ашиглах' },
      created_at: expect.stringMatching(/^\d{4}-/),
      status: 10,
      sdate: '2026-01-01',
      edate: '2099-12-31',
    })
    expect(await read('citizen')).not.toContain(company.csId)
    expect(await read('hospitalAdmin')).toContain(company.csId)
    expect(await read('citizen', { category: 1, status: 10 })).toContain(own.csId)
    expect(await read('citizen', { status: 30 })).not.toContain(own.csId)
    expect(await read('citizen', { category: 14 })).not.toContain(own.csId)
  })

  it('[REQ-CERT-20] [CON-133] opens one for its owner alone, with its versions, also while it is prepared', async () => {
    const own = await issue()
    await test.call('head', setCertificateStatus, { cs_id: own.csId, status: 30, comment: 'Зөрчил' })
    const { data } = await test.call('citizen', getMyCertificate, { cs_id: own.csId })
    expect(data).toMatchObject({ ref_id: own.refId, status: 30, holder: 'Д.Бат-Эрдэнэ', renewal: null })
    expect(data.versions.map(({ version, cancelled }) => [version, cancelled])).toEqual([
      [1, false],
      [2, true],
    ])
    const prepared = await issue()
    await inTransaction(test.app.services.db, tx =>
      tx.updateTable('certificates').set({ state: 'prepared' }).where('id', '=', prepared.certificateId).execute(),
    )
    const opened = await test.call('citizen', getMyCertificate, { cs_id: prepared.csId })
    expect(opened.data).toMatchObject({ status: 0, pdf_ready: false, renewal: null })
    for (const [as, cs_id] of [
      ['hospitalAdmin', own.csId],
      ['citizen', 'unknown'],
      ['citizen', "' or 1=1 --"],
    ] as const) {
      expect(await test.refused(as, getMyCertificate, { cs_id })).toMatchObject({
        status: 404,
        code: 'certificate_not_found',
      })
    }
  })

  it('[REQ-PROD-06] offers a renewal from sixty days before the end, and leads on to the one that was begun', async () => {
    const ending = (days: number) => issue({ endsOn: addDays(agencyDate(new Date()), days) })
    const [soon, later] = [await ending(60), await ending(61)]
    const renewal = async (cs_id: string) => (await test.call('citizen', getMyCertificate, { cs_id })).data.renewal
    expect(await renewal(later.csId)).toBeNull()
    expect(await renewal(soon.csId)).toEqual({ form_id: 101, category_id: 1, request_number: null })
    const begin = { type: 'RENEW' as const, formid: 101, category_id: 1, cert_id: soon.csId }
    const { code } = await test.call('citizen', createRequest, begin)
    expect((await renewal(soon.csId))?.request_number).toBe(code)
    await test.call('head', setCertificateStatus, { cs_id: soon.csId, status: 30, comment: 'Зөрчил' })
    expect(await renewal(soon.csId)).toBeNull()
    expect((await test.refused('citizen', createRequest, begin)).code).toBe('renewal_not_possible')
  })
})

describe('cancelling and reinstating', () => {
  it('is done once when two press at the same time; the later one is told the state, not that there is no certificate', async () => {
    const { csId } = await issue()
    const cancel = { cs_id: csId, status: 30 as const, comment: 'Зөрчил илэрсэн' }
    const both = await Promise.all([1, 2].map(() => test.raw('head', setCertificateStatus, cancel)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'wrong_state' })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ status: 30, version: 2 })
  })

  it('[REQ-CERT-10] [REQ-CERT-12] [CON-134] is done by an approver with a reason, makes a new version with the mark, and can be undone', async () => {
    const { csId, refId } = await issue()
    const before = await getPdf(csId)
    const listed = async () =>
      Promise.all((['ACTIVE', 'INACTIVE'] as const).map(status => numbers({ cert_number: refId, status })))
    expect(await listed()).toEqual([[refId], []])
    const cancel = { cs_id: csId, status: 30 as const, comment: 'Зөрчил илэрсэн' }
    expect((await test.refused('inspector', setCertificateStatus, cancel)).code).toBe('not_allowed')
    expect((await test.refused('head', setCertificateStatus, { ...cancel, comment: ' ' })).code).toBe('reason_missing')
    expect((await test.refused('head', setCertificateStatus, { ...cancel, status: 10 })).code).toBe('wrong_state')
    const transaction_id = uuidv7()
    await test.call('head', setCertificateStatus, { ...cancel, transaction_id })
    // The same act sent again is answered the same and done once.
    await test.call('head', setCertificateStatus, { ...cancel, transaction_id })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ status: 30, version: 2 })
    expect(await listed()).toEqual([[], [refId]])
    const marked = await getPdf(csId)
    expect(marked.headers.etag).not.toBe(before.headers.etag)
    const saysOf = ({ rawPayload }: typeof before) => readContent(new Uint8Array(rawPayload))
    expect(saysOf(before)).not.toHaveProperty('cancelledOn')
    expect(saysOf(marked)).toMatchObject({ version: 2, cancelledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 10, comment: 'Арилгасан' })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ status: 10, version: 3 })
    expect((await test.call('citizen', getMyCertificate, { cs_id: csId })).data.versions).toHaveLength(3)
    const entries = await inTransaction(test.app.services.db, tx =>
      tx.selectFrom('audit_entries').select(['action', 'detail']).where('noun_id', '=', csId).orderBy('at').execute(),
    )
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['cancel', { reason: 'Зөрчил илэрсэн', version: 2 }],
      ['reinstate', { reason: 'Арилгасан', version: 3 }],
    ])
  })
})
