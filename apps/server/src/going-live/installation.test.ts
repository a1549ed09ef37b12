// A demo never becomes production, also not by a database that is carried over.
import { randomBytes, randomUUID } from 'node:crypto'
import { login, me, pickUpSignOn, portalLogin } from '@khyanalt/contract/auth'
import { getCertificate, getCertificatePdf, listCertificates } from '@khyanalt/contract/certificates'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { getFoodCertificate } from '@khyanalt/contract/food-certificates'
import { searchPortal } from '@khyanalt/contract/search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople, demoStaff } from '../../seeds/demo/people.ts'
import { issueSample } from '../../test/builders.ts'
import { foodSamples } from '../../test/food-samples.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { ConfigError } from '../config.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/session.ts'
import { browserCookie } from '../modules/auth/browser-cookie.ts'
import { insertPickUp } from '../modules/auth/sign-on.sql.ts'
import { recordFoodCertificate } from '../modules/certificates/record-food-certificate.ts'
import { installationFault, noteInstallation } from './installation.ts'

let demo: TestApp
beforeAll(async () => {
  demo = await openTestApp()
})
afterAll(() => demo.close())

const db = () => demo.app.services.db
const setKind = (kind: 'demo' | 'real' | null) =>
  db()
    .transaction()
    .execute(async tx => {
      await tx.deleteFrom('installation').execute()
      if (kind) await tx.insertInto('installation').values({ kind, since: new Date() }).execute()
    })
beforeEach(() => setKind('demo'))

/** The same database and folder, as the portal of an agency opens it. */
const openReal = () =>
  openTestApp({
    environment: { DEMO: '0' },
    on: { address: demo.address, dataDir: demo.app.services.config.DATA_DIR },
  })

describe('a database', () => {
  it('[REQ-DEMO-01] of a demo is marked by it, and refused without DEMO=1 by one sentence that says what to do', async () => {
    expect(await db().selectFrom('installation').select('kind').execute()).toEqual([{ kind: 'demo' }])
    const opening = buildApp({ ...demo.app.services.config, demo: false }, demo.address, { web: false, work: false })
    await expect(opening).rejects.toThrow(ConfigError)
    await expect(opening).rejects.toThrow(/^This database holds demo data.*DATABASE_URL.*DEMO=1[^\n]*$/)
  })

  it('[REQ-DEMO-01] that serves real people takes no demo in', async () => {
    await setKind('real')
    await expect(
      openTestApp({ on: { address: demo.address, dataDir: demo.app.services.config.DATA_DIR } }),
    ).rejects.toThrow(/^This database serves real people/)
    expect(installationFault('real', { demo: false })).toBeNull()
    expect(installationFault('demo', { demo: true })).toBeNull()
    expect([true, false].map(on => installationFault(null, { demo: on }))).toEqual([null, null])
  })

  it('[REQ-DEMO-01] keeps what its first start said', async () => {
    await setKind(null)
    const note = (on: boolean) =>
      db()
        .transaction()
        .execute(tx => noteInstallation(tx, { demo: on }, new Date()))
    await note(false)
    await expect(note(true)).rejects.toThrow(ConfigError)
    expect(await db().selectFrom('installation').select('kind').execute()).toEqual([{ kind: 'real' }])
  })
})

/** Picks the session of a sign-on up, as the browser that began it. */
const browser = randomBytes(32).toString('base64url')
const pickUp = async ({ app }: TestApp) => {
  const [cookie = ''] = browserCookie(app.services.config.PUBLIC_URL, 'attempt', browser, 60).split(';')
  const reply = await app.http.inject({
    method: pickUpSignOn.method,
    url: `/api${pickUpSignOn.path}`,
    headers: { cookie },
    payload: { attempt: 'attempt' },
  })
  return [reply.statusCode, reply.json().code]
}

describe('an account', () => {
  it('[REQ-DEMO-02] of a demo is flagged, whatever way it came about', async () => {
    const rows = await db().selectFrom('users').select('demo').execute()
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.every(row => row.demo)).toBe(true)
    // Not by the seed, and not by the product: as whoever has the database may write it.
    const stray = { id: randomUUID(), kind: 'client' as const, register_number: 'УБ99010188', name: 'Иргэн' }
    const written = { ...stray, created_at: new Date(), updated_at: new Date() }
    await db().insertInto('users').values(written).execute()
    const flagged = await db().selectFrom('users').select('demo').where('id', '=', stray.id).executeTakeFirst()
    expect(flagged?.demo).toBe(true)
    await setKind('real')
    const person = { id: randomUUID(), kind: 'client' as const, register_number: 'УБ99010199', name: 'Иргэн' }
    const at = new Date()
    await db()
      .insertInto('users')
      .values({ ...person, created_at: at, updated_at: at })
      .execute()
    const own = await db().selectFrom('users').select('demo').where('id', '=', person.id).executeTakeFirstOrThrow()
    expect(own.demo).toBe(false)
  })

  it('[REQ-DEMO-03] of a demo opens nothing where the demo is off, though somebody took the mark away', async () => {
    const tokens = await Promise.all([demo.token('citizen'), demo.token('admin')])
    const { token } = await demo.call('admin', createClientToken, { user_id: demoPeople.citizen.id, reason: 'Туслах' })
    await setKind(null)
    const real = await openReal()
    try {
      for (const staff of Object.values(demoStaff)) {
        const told = await real.refused(null, portalLogin, { email: staff.login_email, password: demoPassword })
        expect(told, staff.login_email).toMatchObject({ status: 401, code: 'wrong_credentials' })
      }
      const { register_number } = demoPeople.citizen
      expect(await real.refused(null, login, { register_number, password: demoPassword })).toMatchObject({
        code: 'wrong_credentials',
      })
      // Sessions and tokens from before are worth nothing either.
      for (const bearer of tokens) {
        const headers = { authorization: `Bearer ${bearer}` }
        const reply = await real.app.http.inject({ method: me.method, url: `/api${me.path}`, headers })
        expect([reply.statusCode, reply.json().code]).toEqual([401, 'session_expired'])
      }
      expect(await real.refused(null, spendClientToken, { token })).toMatchObject({ code: 'wrong_credentials' })
      // Nor is a sign-on at the issuer of somebody with the same number.
      const now = new Date()
      await inTransaction(db(), tx =>
        insertPickUp(
          tx,
          {
            browser_hash: hashToken(browser),
            user_id: demoPeople.citizen.id,
            expires_at: new Date(now.getTime() + 60_000),
          },
          now,
        ),
      )
      expect(await pickUp(real)).toEqual([401, 'wrong_credentials'])
      const sessions = await db()
        .selectFrom('sessions')
        .select('id')
        .where('token_hash', '=', hashToken(tokens[0]))
        .execute()
      expect(sessions).toHaveLength(1)
    } finally {
      await real.close()
    }
    // Back in a demo they work as before.
    await setKind('demo')
    await demo.call('citizen', me, {})
    expect(await pickUp(demo)).toEqual([200, undefined])
  })
})

describe('a certificate', () => {
  it('[REQ-DEMO-04] of a demo reads as invalid where the demo is off, and gives out no document', async () => {
    const { csId, refId } = await issueSample(demo)
    const read = async () => (await demo.call(null, getCertificate, { cs_id: csId })).data
    expect(await read()).toMatchObject({ status: 10, title: { mn: 'Рентген аппарат ашиглах' } })
    await setKind('real')
    expect(await read()).toMatchObject({
      status: 30,
      title: {
        mn: 'Рентген аппарат ашиглах (үзүүлэн, хүчингүй)',
        en: 'Use of an X-ray unit (demonstration, not valid)',
      },
    })
    const listed = await demo.call(null, listCertificates, { cert_number: refId })
    expect(listed.data.data.map(({ status }) => status)).toEqual([30])
    const found = await demo.call(null, searchPortal, { q: refId })
    expect(found.data.certificates).toMatchObject([
      { status: 30, form_name: { en: expect.stringMatching(/demonstration/) } },
    ])
    expect(await demo.refused(null, getCertificatePdf, { cs_id: csId })).toMatchObject({
      code: 'certificate_not_found',
    })
  })

  it('[REQ-DEMO-04] of the food-safety register reads as suspended then', async () => {
    const { head } = demoStaff
    const order = {
      ...foodSamples.hospitalCanteen,
      requestNumber: 'F269999991',
      state: 'registered',
      organizationId: 2,
      issuedBy: { userId: head.id, name: head.name, position: head.position },
    } as const
    await inTransaction(db(), tx => recordFoodCertificate(tx, demo.app.services, order))
    const read = async () => (await demo.call(null, getFoodCertificate, { requestnumber: order.requestNumber })).data
    expect((await read()).status).toBe(1000)
    await setKind('real')
    expect(await read()).toMatchObject({ status: 4000, title: expect.stringMatching(/ \(үзүүлэн, хүчингүй\)$/) })
    const pdf = await demo.app.http.inject(`/api/certificates/pdf/fsi/${order.requestNumber}`)
    expect(pdf.json().code).toBe('food_certificate_not_found')
  })

  it('[REQ-DEMO-04] of real people stays what it is', async () => {
    await setKind('real')
    const { csId } = await issueSample(demo)
    const { data } = await demo.call(null, getCertificate, { cs_id: csId })
    expect(data).toMatchObject({ status: 10, title: { en: 'Use of an X-ray unit' } })
  })
})
