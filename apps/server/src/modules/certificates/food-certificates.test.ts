import { listCertificates } from '@khyanalt/contract/certificates'
import { getFoodCertificate, getFoodCertificatePdf } from '@khyanalt/contract/food-certificates'
import type { FoodCertificateState } from '@khyanalt/domain/food-certificate-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample } from '../../../test/builders.ts'
import { foodSamples } from '../../../test/food-samples.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { decide, sentObject } from '../food-objects/food-fixture.ts'
import { recordFoodCertificate } from './record-food-certificate.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

let last = 0
const nextNumber = () => `F26000${String(++last).padStart(4, '0')}`
/** Decides on a registration as the register would. */
const record = async (
  sample: keyof typeof foodSamples,
  state: FoodCertificateState = 'registered',
  requestNumber = nextNumber(),
): Promise<string> => {
  const { head } = demoStaff
  await inTransaction(test.app.services.db, tx =>
    recordFoodCertificate(tx, test.app.services, {
      ...foodSamples[sample],
      requestNumber,
      state,
      organizationId: 2,
      issuedBy: { userId: head.id, name: head.name, position: head.position },
    }),
  )
  return requestNumber
}
const read = async (requestnumber: string) => (await test.call(null, getFoodCertificate, { requestnumber })).data
const list = async (filter: object = {}) =>
  (await test.call(null, listCertificates, { results: 100, ...filter })).data.data
const numbers = async (filter: object) => (await list(filter)).map(row => row.ref_id)
const getPdf = (number: string, query = '') =>
  test.app.http.inject({ method: 'GET', url: `/api/certificates/pdf/fsi/${number}${query}` })

describe('a food-safety reference', () => {
  it('[REQ-CERT-15] [CON-132] is not public while the register has decided nothing', async () => {
    const number = await sentObject(test)
    for (const action of [null, 'receive', 'agree'] as const) {
      if (action) await decide(test, number, action)
      expect((await test.refused(null, getFoodCertificate, { requestnumber: number })).status, `${action}`).toBe(404)
      expect((await getPdf(number)).statusCode, `${action}`).toBe(404)
      expect(await numbers({ cert_number: number }), `${action}`).toEqual([])
    }
  })

  it('[REQ-CERT-08] is read by anybody by its number: day of decision, status, object, activities', async () => {
    const number = await record('hospitalCanteen')
    expect(await read(number)).toMatchObject({
      request_number: number,
      status: 1000,
      verified_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      title: 'Оргил эмнэлгийн цайны газар',
      company_type: 'ХХК',
      service_table: [[{ mn: 'Нийтийн хоол', en: 'Catering' }, expect.anything(), expect.anything()]],
      organization: { en: expect.any(String) },
    })
  })

  it('[REQ-CERT-15] [CON-132] reads 1000 while registered, 3000 once refused and 4000 once suspended, each in a version of its own', async () => {
    const number = await record('shop')
    const found = async (cert_number: string) =>
      Promise.all(
        (['ACTIVE', 'INACTIVE'] as const).map(async status => (await numbers({ cert_number, status })).length),
      )
    expect([await read(number), await found(number)]).toMatchObject([{ status: 1000, version: 1 }, [1, 0]])
    await record('shop', 'suspended', number)
    expect([await read(number), await found(number)]).toMatchObject([{ status: 4000, version: 2 }, [0, 1]])
    await record('shop', 'registered', number)
    expect([await read(number), await found(number)]).toMatchObject([{ status: 1000, version: 3 }, [1, 0]])
    const refused = await record('shop', 'rejected')
    expect([await read(refused), await found(refused)]).toMatchObject([{ status: 3000, version: 1 }, [0, 1]])
  })

  it('[CON-135] [REQ-AGENCY-24] tells of a person no more than the short name', async () => {
    const requestnumber = await record('shop')
    const { body } = await test.raw(null, getFoodCertificate, { requestnumber })
    const rows = await test.raw(null, listCertificates, { cert_number: requestnumber })
    const answer = JSON.stringify([body, rows.body])
    expect(answer).toContain('Д.Бат-Эрдэнэ')
    expect(answer).not.toMatch(/85010112|99110011|Дорж|khyanalt\.test/)
  })

  it('[REQ-CERT-09] is refused with a message when there is none', async () => {
    for (const requestnumber of ['F269999999', 'R260000001', '', "F26' or '1'='1", 'F'.repeat(40)]) {
      const refusal = await test.refused(null, getFoodCertificate, { requestnumber })
      expect([refusal.status, refusal.message], requestnumber).toEqual([
        404,
        expect.stringContaining('лавлагаа олдсонгүй'),
      ])
    }
    expect((await test.refused(null, getFoodCertificatePdf, { requestNumber: 'F269999999' })).status).toBe(404)
  })

  it('[REQ-CERT-08] [CON-134] has a signed PDF, the same bytes each time, new ones when the register says something else', async () => {
    const number = await record('mineCanteen')
    const first = await getPdf(number)
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const part of ['/ByteRange', `/certificates/fsi/info/${number}`]) {
      expect(first.rawPayload.toString('latin1')).toContain(part)
    }
    expect(first.headers['content-disposition']).toContain(`inline; filename="${number}.pdf"`)
    // Several activities still stand on one page.
    expect(first.rawPayload.toString('latin1')).toMatch(
      /\/Type\s*\/Pages[^>]*\/Count 1\b|\/Count 1\b[^>]*\/Type\s*\/Pages/,
    )
    const again = await getPdf(number, '?download=true')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(again.headers['content-disposition']).toContain('attachment')
    expect(await read(number)).toMatchObject({ pdf_ready: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await record('mineCanteen', 'suspended', number)
    expect((await getPdf(number)).rawPayload.equals(first.rawPayload)).toBe(false)
  })
})

describe('the public list', () => {
  it('[REQ-CERT-19] holds references among the certificates, newest first, with what a row tells', async () => {
    const before = await record('hospitalCanteen')
    const { refId } = await issueSample(test, {
      said: {
        facts: [
          {
            path: 'unit',
            title: { mn: 'Аппарат', en: 'Unit' },
            text: { mn: 'Ray-60', en: 'Ray-60' },
            public: true,
          },
        ],
      },
    })
    const after = await record('shop', 'rejected')
    const rows = await list()
    expect(rows.slice(0, 3).map(row => row.ref_id)).toEqual([after, refId, before])
    expect(rows[0]).toMatchObject({ request_category: 'FSI', request_number: after, status: 3000, edate: null })
    expect(rows[1]).toMatchObject({
      request_category: 'INSPECTION',
      request_number: expect.stringMatching(/^R\d{9}$/),
      sdate: '2026-01-01',
      edate: '2099-12-31',
      customer: 'Д.Бат-Эрдэнэ',
      company_name_mn: null,
      fsi_sender_type: null,
      service_table: [
        [
          { mn: 'Аппарат', en: 'Unit' },
          { mn: 'Ray-60', en: 'Ray-60' },
        ],
      ],
    })
    expect(rows[2]).toMatchObject({
      request_category: 'FSI',
      status: 1000,
      company_name_mn: 'Оргил Эмнэлэг ХХК',
      company_type: 'ХХК',
      customer: null,
      fsi_sender_type: 2,
      title: { mn: 'Оргил эмнэлгийн цайны газар' },
    })
  })

  it('[REQ-CERT-02] [REQ-CERT-12] narrows references by holder, number, days, category 22, unit and status', async () => {
    const number = await record('mineCanteen')
    const today = agencyDate(new Date((await read(number)).verified_date))
    for (const filter of [
      { sender: 'алтан уул' },
      { sender: '5067891' },
      { cert_number: number },
      { cert_number: number.toLowerCase() },
      { cert_number: number.slice(-4) },
      { category: '22' },
      { organization: 2 },
      { issued_date: today },
      { valid_date: `${today},2099-01-01` },
      { status: 'ACTIVE' },
    ]) {
      expect(await numbers(filter), JSON.stringify(filter)).toContain(number)
    }
    for (const filter of [
      { sender: 'өөр хүн' },
      { cert_number: 'F269999999' },
      { category: '08' },
      { organization: 3 },
      { form: 101 },
      { valid_date: '2020-01-01,2020-12-31' },
      { issued_date: '2020-01-01' },
      { status: 'INACTIVE' },
    ]) {
      expect(await numbers(filter), JSON.stringify(filter)).not.toContain(number)
    }
    await record('mineCanteen', 'suspended', number)
    expect(await numbers({ status: 'INACTIVE' })).toContain(number)
  })

  it('counts both kinds together and turns their pages in one order', async () => {
    const all = await numbers({})
    const { data } = await test.call(null, listCertificates, { results: 3 })
    expect(data.total).toBe(all.length)
    const paged: string[] = []
    for (let page = 1; page <= Math.ceil(all.length / 3); page++) paged.push(...(await numbers({ results: 3, page })))
    expect(paged).toEqual(all)
  })
})
