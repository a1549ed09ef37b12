// Who may take which service, as the server holds it, whatever a screen allowed.
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** What a client would send to take a service by its slug. */
const wish = (slug: string, type: 'NEW' | 'RENEW' | 'ONETIME' = 'NEW') =>
  inTransaction(test.app.services.db, async tx => {
    const service = await tx
      .selectFrom('services')
      .select(['id', 'category_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    return { type, formid: service.id, category_id: service.category_id, transaction_id: uuidv7() }
  })
const refused = async (as: DemoPerson | null, slug: string, type?: 'NEW' | 'RENEW') =>
  test.refused(as, createRequest, await wish(slug, type))

describe('taking a service', () => {
  it('[REQ-CREATE-12] makes the request and answers result, code and message; its page opens under the code', async () => {
    const { status, body } = await test.raw('citizen', createRequest, await wish('x-ray-licence'))
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        result: 'success',
        code: expect.stringMatching(/^R\d{9}$/),
        message: expect.stringMatching(/[а-яөү]{4}/),
      }),
    ])
    const { request } = await test.call('citizen', getServiceForm, { id: String(body.code) })
    expect([request.request_number, request.status, request.type]).toEqual([body.code, 5000, 'NEW'])
  })

  it('is for people who are signed in', async () => {
    expect(await refused(null, 'x-ray-licence')).toMatchObject({ status: 401, code: 'not_signed_in' })
  })

  it('[REQ-SVC-08] [REQ-SVC-09] is refused while a service is inactive or closed for a time, and says that it is closed', async () => {
    const closed = {
      status: 409,
      code: 'service_closed',
      message: 'Энэ үйлчилгээ одоогоор хаалттай байна.',
      message_en: 'This service is closed at the moment.',
    }
    expect(await refused('hospitalAdmin', 'mobile-x-ray-licence')).toMatchObject(closed)
    expect(await refused('hospitalAdmin', 'dosimeter-calibration')).toMatchObject(closed)
    // Nothing but these two facts closes it.
    const set = (change: { status?: 0 | 1; temporary_disable?: boolean }) =>
      test.app.services.db.updateTable('services').set(change).where('slug', '=', 'x-ray-licence').execute()
    for (const change of [{ status: 0 as const }, { temporary_disable: true }]) {
      await set(change)
      expect(await refused('citizen', 'x-ray-licence'), JSON.stringify(change)).toMatchObject(closed)
      await set({ status: 1, temporary_disable: false })
    }
    expect((await test.raw('citizen', createRequest, await wish('x-ray-licence'))).status).toBe(200)
  })

  it.each([
    ['citizen', 'explosives-storage', 'service_only_for_companies'],
    ['foreigner', 'explosives-storage', 'service_only_for_companies'],
    ['hospitalAdmin', 'blaster-certificate', 'service_only_for_citizens'],
    ['hospitalAdmin', 'radiation-worker-registration', 'service_only_for_citizens'],
    ['foreigner', 'x-ray-licence', 'service_only_for_companies'],
    ['citizen', 'blaster-certificate', null],
    ['hospitalAdmin', 'explosives-storage', null],
    ['foreigner', 'radiation-worker-registration', null],
    ['foreigner', 'food-additive-registration', null],
  ] as const)('[REQ-SVC-10] by a %s of %s is judged by the kinds of client it lists: %s', async (as, slug, code) => {
    const { status, body } = await test.raw(as, createRequest, await wish(slug))
    expect([status, body.code]).toEqual(code ? [403, code] : [200, expect.stringMatching(/^R/)])
  })

  it('[REQ-SVC-10] [REQ-SVC-11] names every kind of client that it lists, and the way for an organisation', async () => {
    const told = async (as: 'foreigner' | 'hospitalAdmin', slug: string) => (await refused(as, slug)).message
    expect(await told('foreigner', 'x-ray-licence')).toBe(
      'Энэ үйлчилгээг зөвхөн иргэн эсвэл байгууллага авах боломжтой. Байгууллагын мэдээллээ бүртгүүлнэ үү.',
    )
    expect(await told('hospitalAdmin', 'radiation-worker-registration')).toBe(
      'Энэ үйлчилгээг зөвхөн иргэн эсвэл гадаадын иргэн авах боломжтой.',
    )
    expect((await refused('foreigner', 'x-ray-licence')).message_en).toContain('citizens or organisations')
  })

  it('[REQ-SVC-12] waits until the profile has contact data', async () => {
    expect((await refused('withoutContact', 'x-ray-licence')).code).toBe('contact_missing')
  })

  it('[REQ-STATUS-18] is of type NEW or ONETIME as the client takes it', async () => {
    for (const [slug, type] of [
      ['x-ray-licence', 'NEW'],
      ['radiation-source-transport', 'ONETIME'],
    ] as const) {
      const { code } = await test.call('hospitalAdmin', createRequest, await wish(slug, type))
      expect((await test.call('hospitalAdmin', getServiceForm, { id: code })).request.type).toBe(type)
    }
  })

  it('offers no renewal of a service that cannot be renewed', async () => {
    expect((await refused('citizen', 'dental-x-ray-registration', 'RENEW')).code).toBe('renewal_not_possible')
  })

  it('[REQ-CREATE-08] says in both languages why it failed', async () => {
    const refusals = [
      await refused('citizen', 'explosives-storage'),
      await refused('withoutContact', 'x-ray-licence'),
      await refused('hospitalAdmin', 'mobile-x-ray-licence'),
      await test.refused('citizen', createRequest, { ...(await wish('x-ray-licence')), formid: 99_999 }),
    ]
    expect(refusals.map(({ code }) => code)).toEqual([
      'service_only_for_companies',
      'contact_missing',
      'service_closed',
      'service_not_found',
    ])
    expect(new Set(refusals.flatMap(({ message, message_en }) => [message, message_en])).size).toBe(8)
    for (const { message, message_en } of refusals) {
      expect(message).toMatch(/[а-яөү]{4}/)
      expect(message_en).toMatch(/[a-z]{4}/)
    }
  })

  it('answers a repeated press with the same code', async () => {
    const input = await wish('x-ray-licence')
    const first = await test.call('citizen', createRequest, input)
    expect(await test.call('citizen', createRequest, input)).toEqual(first)
  })
})
