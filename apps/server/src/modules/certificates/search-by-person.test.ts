// The public search by a person’s register number: together with a certificate alone, and not too often.
import { getCertificate, listCertificates } from '@khyanalt/contract/certificates'
import { searchPortal } from '@khyanalt/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueSample } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** What somebody without a session is answered, as text. */
const asked = async (input: object, remoteAddress = '192.0.2.1') =>
  (
    await test.app.http.inject({
      method: 'GET',
      url: '/api/certificates',
      query: { results: '100', ...input },
      remoteAddress,
    })
  ).body

it('[CON-135] [REQ-AGENCY-24] finds a person by the whole register number only, and never tells it', async () => {
  const { csId, refId } = await issueSample(test)
  // As the server answers it, whatever the contract knows of.
  const found = async (sender: string) =>
    (await test.raw('hospitalAdmin', listCertificates, { sender, results: 100 })).body.data
  const listed = await found('уб 85010112')
  expect(listed).toMatchObject({ data: [{ ref_id: refId, holder: 'Д.Бат-Эрдэнэ' }] })
  expect(await found('УБ8501011')).toMatchObject({ data: [] })
  const { body } = await test.raw(null, getCertificate, { cs_id: csId })
  expect(body.data).toMatchObject({ ref_id: refId, holder: 'Д.Бат-Эрдэнэ' })
  for (const told of [listed, body]) expect(JSON.stringify(told)).not.toMatch(/85010112|99110011|Дорж|khyanalt\.test/)
})

it('[REQ-PRIVATE-01] [CON-135] answers nobody by a person’s register number alone, known or not, but what to enter besides', async () => {
  const { refId } = await issueSample(test)
  const body = await asked({ sender: 'УБ85010112' })
  expect(JSON.parse(body)).toEqual({
    result: 'success',
    data: {
      data: [],
      per_page: 100,
      total: 0,
      hint: {
        mn: expect.stringContaining('гэрчилгээний дугаарыг бүтнээр нь хамт оруулна уу'),
        en: expect.stringContaining('enter the whole number of the certificate'),
      },
    },
  })
  // The same for one that nobody has, for part of one, and within other filters that would tell the two apart.
  for (const input of [
    { sender: 'ЯЯ99999999' },
    { sender: 'уб 8501 0112' },
    { sender: '85010112' },
    { sender: 'УБ8501011' },
    { sender: 'УБ85010112', cert_number: refId.slice(0, 5) },
    { sender: 'УБ85010112', cert_number: refId.slice(-6) },
    { sender: 'УБ85010112', status: 'ACTIVE', form: '101', sortField: 'sdate', sortOrder: 'ascend' },
  ]) {
    expect(await asked(input), JSON.stringify(input)).toBe(body)
  }
  // Nor does it take longer: the certificates are not even looked at.
  await inTransaction(test.app.services.db, async tx => {
    await sql`lock table certificates, food_certificates in access exclusive mode`.execute(tx)
    expect(await asked({ sender: 'УБ85010112' })).toBe(body)
  })
  // Page and search of the whole portal are no way round.
  expect((await test.call(null, searchPortal, { q: 'УБ85010112' })).data.certificates).toEqual([])
  expect((await test.call(null, searchPortal, { q: '85010112' })).data.certificates).toEqual([])
})

it('[REQ-PRIVATE-02] [CON-135] finds by number and certificate together, ten numbers an hour for everybody together', async () => {
  const [{ refId }, other] = [await issueSample(test), await issueSample(test)]
  const total = async (input: object, from?: string) => JSON.parse(await asked(input, from))
  expect(await total({ sender: 'УБ85010112', cert_number: refId })).toMatchObject({ data: { total: 1 } })
  const digits = refId.replaceAll('-', '')
  for (let guess = 0; guess < 9; guess++) {
    expect(await total({ sender: `УБ8501010${guess}`, cert_number: digits })).toMatchObject({ data: { total: 0 } })
  }
  for (const from of ['192.0.2.1', '192.0.2.2']) {
    expect(await total({ sender: 'УБ85010112', cert_number: refId }, from)).toMatchObject({
      code: 'searched_too_often',
      message: expect.stringContaining('60 минутын дараа'),
    })
  }
  expect(await total({ cert_number: refId })).toMatchObject({ data: { total: 1 } })
  expect(await total({ sender: 'УБ85010112', cert_number: other.refId })).toMatchObject({ data: { total: 1 } })
})

it('[REQ-PRIVATE-03] [CON-135] lets a signed-in person look thirty numbers up in an hour, and companies as many as one likes', async () => {
  for (let time = 0; time < 30; time++) {
    await test.call('mineMember', listCertificates, { sender: `ЯЯ999999${10 + time}` })
  }
  const refused = await test.refused('mineMember', listCertificates, { sender: 'УБ85010112' })
  expect(refused).toMatchObject({ status: 429, code: 'searched_too_often' })
  await test.call('citizen', listCertificates, { sender: 'УБ85010112' })
  for (let time = 0; time < 31; time++) await test.call('mineMember', listCertificates, { sender: '5012345' })
  await test.call('mineMember', listCertificates, { sender: 'Оргил' })
})
