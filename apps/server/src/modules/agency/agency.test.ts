import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAgency, getAgencySettings, removeLogo, saveAgency, uploadLogo } from '@khyanalt/contract/agency-settings'
import { listAudit } from '@khyanalt/contract/audit'
import { getPaymentWays } from '@khyanalt/contract/invoices'
import { tryMail } from '@khyanalt/contract/opening'
import { standardAgency } from '@khyanalt/domain/agency'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAgency } from '../../../seeds/demo/agency.ts'
import { areThere } from '../../../test/programs.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { bluePng, sampleAccount, sampleFacts } from './agency-fixture.ts'
import { readAccount, readAgency } from './read-agency.ts'
import { rewritePng } from './read-png.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ web: true })
})
afterAll(() => test.close())

const settings = async () => (await test.call('admin', getAgencySettings, {})).data
const save = async (facts: object = {}, account: typeof sampleAccount | null = sampleAccount) =>
  test.call('admin', saveAgency, { version: (await settings()).version, facts: { ...sampleFacts, ...facts }, account })
const forget = () => test.app.services.db.deleteFrom('agency').execute()
const page = async (path: string) => (await test.app.http.inject(path)).body

describe('what the agency says of itself', () => {
  it('is that of the demo in a demo, and everybody may read it', async () => {
    const { data } = await test.call(null, getAgency, {})
    expect(data).toEqual({ ...demoAgency, given: true, logo: null })
    expect((await settings()).saved).toMatchObject({ by: null })
  })

  it('[REQ-OPEN-02] names nothing but the kind of agency and the free line until it is given', async () => {
    await forget()
    expect((await test.call(null, getAgency, {})).data).toEqual(standardAgency)
    expect(await settings()).toMatchObject({ version: 0, account: null, account_from: 'nowhere', saved: null })
    for (const path of ['/', '/contact', '/posts', '/staff'])
      expect(await page(path), path).not.toContain('khyanalt.test')
  })

  it('[REQ-OPEN-01] [REQ-CONST-05] stands on every page, in titles, head, foot and sentences, as soon as it is saved', async () => {
    await save()
    expect((await test.call(null, getAgency, {})).data).toEqual({ ...sampleFacts, given: true, logo: null })
    const contact = await page('/contact')
    expect(contact).toContain('<title>Холбоо барих – ДУ хяналт</title>')
    expect(contact).toContain('<meta property="og:site_name" content="Дархан-Уул аймгийн хяналтын газар">')
    expect(contact).toContain('үнэгүй утас 1800-2222')
    for (const part of [sampleFacts.address.mn, sampleFacts.hours.mn, 'mailto:info@inspection.example'])
      expect(contact).toContain(part)
    expect(contact).not.toMatch(/1800-1286|khyanalt\.test/)
    expect(await page('/accessibility?lang=en')).toMatch(/1800-2222/)
    expect(await page('/')).toMatch(/"@type":"GovernmentOrganization".*"name":"Дархан-Уул аймгийн хяналтын газар"/)
    expect(await page('/staff')).toMatch(/<title>ДУ хяналт<\/title>[\s\S]*id="khyanalt-agency"[\s\S]*1800-2222/)
  })

  it('[REQ-OPEN-03] is saved by administrators alone, over the version that they saw, and stands in the audit', async () => {
    const { version } = await settings()
    const facts = { ...sampleFacts, hours: { mn: 'Өдөр бүр', en: 'Daily' } }
    const input = { version, facts, account: sampleAccount }
    expect(await test.refused('head', saveAgency, input)).toMatchObject({ code: 'not_allowed' })
    expect(await test.call('admin', saveAgency, input)).toMatchObject({ version: version + 1 })
    const late = await test.refused('admin', saveAgency, input)
    expect(late).toMatchObject({ code: 'version_conflict', current: { version: version + 1 } })
    expect((await settings()).version).toBe(version + 1)
    const { data } = await test.call('admin', listAudit, { noun: 'agency' })
    expect(data[0]).toMatchObject({ act: 'update', noun: 'agency' })
    const { changed = '[]', hours = '{}' } = data[0]?.detail ?? {}
    expect(JSON.parse(changed)).toEqual(['hours'])
    expect(JSON.parse(hours)).toEqual(facts.hours)
  })

  it.each([
    ['a name in one language', { name: { mn: 'Газар', en: '' } }],
    ['no number at all', { tollFree: '', phone: '' }],
    ['a number with letters', { tollFree: 'дуудаарай' }],
    ['an address that runs code', { elsewhere: [{ name: 'x', address: 'javascript:alert(1)' }] }],
    ['a place off the earth', { place: { latitude: 91, longitude: 0 } }],
  ])('[REQ-OPEN-03] refuses %s', async (_, facts) => {
    const { version } = await settings()
    const input = { version, facts: { ...sampleFacts, ...facts }, account: null }
    expect(await test.refused('admin', saveAgency, input)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('[REQ-OPEN-01] stands in mails that are sent from then on', async () => {
    await save()
    await test.call('admin', tryMail, {})
    const folder = join(test.app.services.config.DATA_DIR, 'mail')
    const [mail = ''] = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'))
    const text = mail.split(/\r?\n\r?\n/).map(part => Buffer.from(part, 'base64').toString('utf8'))
    expect(text.join('\n')).toMatch(/Дархан-Уул аймгийн хяналтын газар[\s\S]*1800-2222/)
    expect(text.join('\n')).not.toContain('1800-1286')
  })

  it.skipIf(!areThere('pdftotext'))('[REQ-OPEN-01] stands on papers that are drawn from then on', async () => {
    const printed = async () => {
      const { rawPayload } = await test.app.http.inject('/api/attachments/consent.pdf')
      return execFileSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload }).toString()
    }
    await save()
    expect(await printed()).toContain('Дархан-Уул аймгийн хяналтын газар')
    await save({ name: { mn: 'Сүхбаатар аймгийн газар', en: 'Office of Sukhbaatar' } })
    expect(await printed()).toContain('Сүхбаатар аймгийн газар')
    expect(await printed()).not.toContain('Дархан-Уул')
    await save()
  })

  it('[REQ-OPEN-01] shows no markup of an administrator as markup', async () => {
    await save({ name: { mn: '</script><script>alert(1)</script>', en: '<b>' }, short: { mn: '<i>', en: '<i>' } })
    const home = await page('/')
    expect(home).not.toContain('<script>alert')
    expect(home).toContain('– &lt;i&gt;</title>')
    expect(await page('/staff')).not.toContain('<script>alert')
    await save()
  })
})

describe('the account of fees', () => {
  it('[REQ-OPEN-04] is the agency’s own, else that of the configuration, and said to be so', async () => {
    const { services } = test.app
    const configured = { recipient: 'Төсөв', bank: 'Төрийн банк', number: '100200' }
    const read = () => inTransaction(services.db, tx => readAccount(tx, { account: configured }))
    await save()
    expect(await read()).toEqual(sampleAccount)
    expect(await settings()).toMatchObject({ account_from: 'settings' })
    expect((await test.call('citizen', getPaymentWays, {})).account).toEqual(sampleAccount)
    await save({}, null)
    expect(await read()).toEqual(configured)
    expect((await test.call('citizen', getPaymentWays, {})).account).toBeNull()
  })

  it('[REQ-OPEN-04] of PAYMENT_* is shown as coming from the configuration', async () => {
    const environment = { PAYMENT_RECIPIENT: 'Төсөв', PAYMENT_BANK: 'Төрийн банк', PAYMENT_ACCOUNT: '100200' }
    const other = await openTestApp({ environment })
    try {
      await other.app.services.db.deleteFrom('agency').execute()
      const { data } = await other.call('admin', getAgencySettings, {})
      expect(data).toMatchObject({ account_from: 'configuration', account: { number: '100200' } })
    } finally {
      await other.close()
    }
  })
})

describe('the mark of the agency', () => {
  const send = (bytes: Buffer, as: 'admin' | 'head' = 'admin') =>
    test.upload(as, uploadLogo.path, { name: 'лого.png', type: 'image/png', bytes })

  it('[REQ-OPEN-05] is written anew and served under an address of its own that browsers keep', async () => {
    await save()
    const { status, body } = await send(bluePng(64, { more: [['tEXt', Buffer.from('Comment\0secret')]] }))
    expect(status).toBe(200)
    const { logo } = await inTransaction(test.app.services.db, readAgency)
    expect(body.logo).toBe(logo)
    const reply = await test.app.http.inject(String(logo))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.rawPayload.includes('secret')).toBe(false)
    expect(reply.rawPayload).toEqual(rewritePng(bluePng(64)))
    expect(await page('/contact')).toContain(`src="${logo}"`)
    const { version } = await settings()
    await test.call('admin', removeLogo, { version })
    expect((await settings()).logo).toBeNull()
    expect((await test.app.http.inject(String(logo))).json()).toMatchObject({ code: 'file_not_found' })
  })

  it.each([16, 1024])('[REQ-OPEN-05] is taken with %i points a side', async side => {
    expect((await send(bluePng(side))).status).toBe(200)
  })

  it('[REQ-OPEN-05] is kept when the data are saved again', async () => {
    await send(bluePng(32))
    const { logo } = await settings()
    await save({ hours: { mn: '', en: '' } })
    expect(logo).not.toBeNull()
    expect((await settings()).logo).toBe(logo)
  })

  it.each([
    ['what is no picture', Buffer.from('%PDF-1.7'), 'logo_wrong'],
    [
      'a picture with a broken checksum',
      bluePng(64, { more: [['tEXt', Buffer.from('ab')]] }).fill('c', 41, 42),
      'logo_wrong',
    ],
    ['one with fewer lines than it says', bluePng(64, { lines: 60 }), 'logo_wrong'],
    ['one with something behind its end', Buffer.concat([bluePng(64), Buffer.from('PK')]), 'logo_wrong'],
    ['one of fifteen points', bluePng(15), 'logo_wrong'],
    ['one of 1,025 points', bluePng(1025), 'logo_wrong'],
    ['more than 200 KB', Buffer.alloc(200 * 1024 + 1), 'logo_too_big'],
    ['nothing', Buffer.alloc(0), 'file_missing'],
  ])('[REQ-OPEN-05] refuses %s', async (_, bytes, code) => {
    expect((await send(bytes)).body).toMatchObject({ code })
  })

  it('[REQ-OPEN-05] comes after the data, from an administrator', async () => {
    expect((await send(bluePng(32), 'head')).body).toMatchObject({ code: 'not_allowed' })
    await forget()
    expect((await send(bluePng(32))).body).toMatchObject({ code: 'agency_missing' })
  })
})
