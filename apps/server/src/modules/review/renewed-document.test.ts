// A renewal whose form asks less: what it does not ask again stands in the new document as in the old one.
import { getCertificate } from '@khyanalt/contract/certificates'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, receiveRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'

const service = { formid: 990_002, category_id: 1001 } as const
const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const section = (...names: readonly string[]) => ({
  _title: words('Алхам'),
  rows: names.map(name => ({
    fields: [{ type: 'text', name, _title: words(`Асуулт ${name}`), validate_lang: 'any' }],
  })),
})

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const body = {
    _name: words('Аппарат'),
    sections: [section('model', 'serial')],
    renew_sections: [section('model')],
  }
  await publishTestService(test, {
    ...service,
    slug: 'renewed-document',
    clientTypes: ['CITIZEN'],
    body,
    rest: { issues_certificate: true, validity_months: 12, renewable: true },
    certificate: {
      title: 'permit',
      prints: [
        { path: 'model', public: true },
        { path: 'serial', public: true },
      ],
      conditions: [],
    },
  })
})
afterAll(() => test.close())

const approved = async (data: Record<string, string>, renewed?: string): Promise<string> => {
  const taking = renewed
    ? { type: 'RENEW' as const, ...service, cert_id: renewed }
    : { type: 'NEW' as const, ...service }
  const { code } = await test.call('citizen', createRequest, taking)
  await test.call('citizen', submitRequest, { request_number: code, data, organization_id: 1 })
  const decision = async () => ({ request_number: code, version: await versionOf(test, 'inspector', code) })
  await test.call('inspector', receiveRequest, await decision())
  await test.call('inspector', agreeRequest, await decision())
  await test.call('inspector', agreeRequest, await decision())
  return (await test.call('head', approveRequest, await decision())).cs_id ?? ''
}
const saidBy = async (cs_id: string) => {
  const { facts, conditions } = (await test.call(null, getCertificate, { cs_id })).data
  return { facts: facts.map(({ text }) => text?.mn), conditions }
}

it('[REQ-PAPER-09] a renewal says what it asked, and keeps what it did not ask again', async () => {
  const first = await approved({ model: 'А-1', serial: 'SN-1' })
  expect(await saidBy(first)).toEqual({ facts: ['А-1', 'SN-1'], conditions: [] })
  const second = await approved({ model: 'Б-2' }, first)
  expect(await saidBy(second)).toEqual({ facts: ['Б-2', 'SN-1'], conditions: [] })
})
