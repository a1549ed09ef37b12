// A registry of somebody else, behind a real connection: it answers, fails, is silent, answers nonsense.
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { checkCompany, insertCompany } from '@khyanalt/contract/companies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { productionSettings } from '../../test/production-settings.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { grocerForm } from '../modules/companies/company-fixture.ts'
import { openCompanyRegistry } from './company-registry.ts'

let registry: Server
let test: TestApp
const asked: { readonly url: string; readonly authorization: string | undefined }[] = []

const answers: Readonly<Record<string, { readonly status: number; readonly body: string } | 'silence'>> = {
  '6212366': { status: 200, body: JSON.stringify({ register_number: 6_212_366, name: ' Номун Хүнс ХХК ' }) },
  '1000001': { status: 404, body: '' },
  '1000002': { status: 500, body: 'oops' },
  '1000003': 'silence',
  '1000004': { status: 200, body: '<html>' },
  '1000005': { status: 200, body: JSON.stringify({ register_number: '7777777', name: 'Өөр компани' }) },
  '1000006': { status: 302, body: '' },
}

beforeAll(async () => {
  const port = await freePort()
  registry = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
    const answer = answers[request.url?.split('/').at(-1) ?? '']
    if (answer === 'silence' || !answer) return
    response.writeHead(answer.status, { location: 'http://127.0.0.1:1/' }).end(answer.body)
  })
  await new Promise<void>(resolve => registry.listen(port, '127.0.0.1', resolve))
  test = await openTestApp({
    environment: {
      COMPANY_REGISTRY_URL: `http://127.0.0.1:${port}/entities/`,
      COMPANY_REGISTRY_TOKEN: 'a-token',
      COMPANY_REGISTRY_SECONDS: '0.5',
    },
  })
})
afterAll(async () => {
  await test.close()
  registry.closeAllConnections()
  registry.close()
})

it('[REQ-COMP-22] is asked for the number with the token', async () => {
  expect((await test.call('citizen', checkCompany, { regnumber: '6212366' })).data).toEqual({
    found: true,
    name: 'Номун Хүнс ХХК',
    registered: false,
  })
  expect(asked.at(-1)).toEqual({ url: '/entities/6212366', authorization: 'Bearer a-token' })
  expect((await test.call('citizen', checkCompany, { regnumber: '1000001' })).data.found).toBe(false)
})

it.each(['1000002', '1000003', '1000004', '1000005', '1000006'])(
  '[REQ-COMP-11] that fails, is silent or talks nonsense (%s) is answered clearly, and nothing is registered',
  async regnumber => {
    const told = { status: 503, code: 'company_check_failed', message: 'Мэдээлэл баталгаажуулж чадсангүй' }
    expect(await test.refused('citizen', checkCompany, { regnumber })).toMatchObject(told)
    expect(await test.refused('citizen', insertCompany, { ...grocerForm, regnumber })).toMatchObject(told)
    const { db } = test.app.services
    expect(await db.selectFrom('companies').select('id').where('register_number', '=', regnumber).execute()).toEqual([])
  },
)

it('is not asked for what cannot be a number', async () => {
  const before = asked.length
  expect((await test.call('citizen', checkCompany, { regnumber: '../secret' })).data.found).toBe(false)
  expect(asked).toHaveLength(before)
})

it('refuses every question where there is neither a registry nor a demo', async () => {
  const { DATA_DIR } = test.app.services.config
  const config = readConfig(await productionSettings(join(DATA_DIR, 'real')))
  await expect(openCompanyRegistry(config, test.app.services.db).find('6212366')).rejects.toThrow(
    'COMPANY_REGISTRY_URL',
  )
})
