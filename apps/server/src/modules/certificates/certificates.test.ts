import { createHash } from 'node:crypto'
import {
  getCertificate,
  getCertificatePdf,
  listCertificates,
  listMyCertificates,
  setCertificateStatus,
} from '@khyanalt/contract/certificates'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
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
  it('[CON-070] numbers certificates by category and year without gaps', async () => {
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
    expect(made[0]?.sha256).toBe(made[1]?.sha256)
    expect(await ensureDocument(services, id)).toEqual(made[0])
    const shown = await test.call(null, getCertificate, { cs_id: csId })
    expect(shown.data).toMatchObject({ pdf_ready: true, sha256: made[0]?.sha256 })
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
    const second = await getPdf(csId, '?download=true')
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    const sha256 = createHash('sha256').update(first.rawPayload).digest('hex')
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', etag: `"${sha256}"` })
    expect(first.headers['content-disposition']).toContain(`inline; filename="${refId}.pdf"`)
    expect(second.headers['content-disposition']).toContain('attachment')
    const known = await getPdf(csId, '', { 'if-none-match': `"${sha256}"` })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  it('[REQ-CERT-07] does not exist for an unknown or unfinished certificate', async () => {
    const { csId, certificateId } = await issue()
    await inTransaction(test.app.services.db, tx =>
      tx.updateTable('certificates').set({ state: 'prepared' }).where('id', '=', certificateId).execute(),
    )
    for (const cs_id of [csId, 'unknown']) {
      expect((await getPdf(cs_id)).json()).toMatchObject({ code: 'certificate_not_found' })
      expect((await test.refused(null, getCertificate, { cs_id })).status).toBe(404)
    }
    expect((await test.refused(null, getCertificatePdf, { cs_id: 'unknown' })).message).toContain('Гэрчилгээ')
  })
})

describe('the public list', () => {
  it('[CON-135] finds a person by the whole register number only, and never tells it', async () => {
    const { refId } = await issue()
    expect(await numbers({ sender: 'уб 85010112' })).toContain(refId)
    expect(await numbers({ sender: 'УБ8501011' })).toEqual([])
    const row = (await list({ sender: 'УБ85010112' })).find(found => found.ref_id === refId)
    expect(row?.holder).toBe('Д.Бат-Эрдэнэ')
    expect(JSON.stringify(row)).not.toMatch(/85010112|99110011|Дорж/)
  })

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
      { sender: '5012345' },
      { cert_number: refId.slice(3) },
      { issued_date: today },
      { category: refId.slice(0, 2) },
      { organization: 2 },
      { valid_date: '2030-06-01,2031-06-01' },
      { form: 101 },
      { status: 'ACTIVE' as const },
    ]
    for (const filter of fitting) expect(await numbers(filter), JSON.stringify(filter)).toContain(refId)
    const other = [
      { sender: 'огт өөр' },
      { sender: '100%' },
      { issued_date: '2020-01-01' },
      { category: '99' },
      { organization: 3 },
      { valid_date: '2031-01-01,2031-06-01' },
      { form: 102 },
      { status: 'INACTIVE' as const },
    ]
    for (const filter of other) expect(await numbers(filter), JSON.stringify(filter)).not.toContain(refId)
    expect((await test.refused(null, listCertificates, { valid_date: 'маргааш' })).code).toBe('invalid_input')
  })

  it('[REQ-CERT-10] [CON-131] shows a certificate past its end as expired', async () => {
    const { csId, refId } = await issue({ startsOn: '2020-01-01', endsOn: '2020-12-31' })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data.status).toBe(20)
    expect(await numbers({ status: 'INACTIVE' })).toContain(refId)
    expect(await numbers({ status: 'ACTIVE' })).not.toContain(refId)
  })
})

describe('the own list', () => {
  it('[REQ-CERT-16] [REQ-CERT-13] shows the own certificates and those of the own company, by category and status', async () => {
    const own = await issue()
    const company = await issue({ company: hospital, ownerCompanyId: hospitalId })
    const read = async (as: 'citizen' | 'hospitalAdmin', filter: object = {}) =>
      (await test.call(as, listMyCertificates, { results: 100, ...filter })).data.data.map(row => row.cs_id)
    expect(await read('citizen')).toContain(own.csId)
    expect(await read('citizen')).not.toContain(company.csId)
    expect(await read('hospitalAdmin')).toContain(company.csId)
    expect(await read('citizen', { category: 1, status: 10 })).toContain(own.csId)
    expect(await read('citizen', { status: 30 })).toEqual([])
  })
})

describe('cancelling and reinstating', () => {
  it('[REQ-CERT-10] [CON-134] is done by an approver with a reason, makes a new version with the mark, and can be undone', async () => {
    const { csId } = await issue()
    const before = await getPdf(csId)
    const cancel = { cs_id: csId, status: 30 as const, comment: 'Зөрчил илэрсэн' }
    expect((await test.refused('inspector', setCertificateStatus, cancel)).code).toBe('not_allowed')
    expect((await test.refused('head', setCertificateStatus, { ...cancel, comment: ' ' })).code).toBe('reason_missing')
    expect((await test.refused('head', setCertificateStatus, { ...cancel, status: 10 })).code).toBe('wrong_state')
    const transaction_id = uuidv7()
    await test.call('head', setCertificateStatus, { ...cancel, transaction_id })
    // The same act sent again is answered the same and done once.
    await test.call('head', setCertificateStatus, { ...cancel, transaction_id })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ status: 30, version: 2 })
    expect((await getPdf(csId)).headers.etag).not.toBe(before.headers.etag)
    await test.call('head', setCertificateStatus, { cs_id: csId, status: 10, comment: 'Арилгасан' })
    expect((await test.call(null, getCertificate, { cs_id: csId })).data).toMatchObject({ status: 10, version: 3 })
    const entries = await inTransaction(test.app.services.db, tx =>
      tx.selectFrom('audit_entries').select(['action', 'detail']).where('noun_id', '=', csId).orderBy('at').execute(),
    )
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['cancel', { reason: 'Зөрчил илэрсэн', version: 2 }],
      ['reinstate', { reason: 'Арилгасан', version: 3 }],
    ])
  })
})
