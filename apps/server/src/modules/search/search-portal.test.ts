import { searchPortal } from '@khyanalt/contract/search'
import { onOtherKeyboard } from '@khyanalt/domain/keyboard-slip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample } from '../../../test/builders.ts'
import { foodSamples } from '../../../test/food-samples.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { keyHolders } from '../certificates/key-holders.job.ts'
import { recordFoodCertificate } from '../certificates/record-food-certificate.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const find = async (q: string, results = 5) => (await test.call(null, searchPortal, { q, results })).data

describe('searching the portal', () => {
  it('finds services, categories and posts in one answer', async () => {
    const { services, categories } = await find('цацраг')
    expect(categories[0]).toMatchObject({ id: 1, name: { en: 'Radiation protection' } })
    expect(services.length).toBeGreaterThan(0)
    expect((await find('teselgeenii ajil')).services[0]?.slug).toBe('blasting-permit')
    expect((await find('нэвтрэх')).posts.length).toBeGreaterThan(0)
  })

  it('looks again as if the keyboard had stood in the other script', async () => {
    const { services, instead } = await find(onOtherKeyboard('тэсэлгээ'))
    expect([services[0]?.slug, instead]).toEqual(['blasting-permit', 'тэсэлгээ'])
    expect((await find('тэсэлгээ')).instead).toBeNull()
    expect((await find('zzzqqq')).instead).toBeNull()
  })

  it('shows a change of the catalogue at once', async () => {
    expect((await find('рентген')).services.map(({ slug }) => slug)).toContain('x-ray-licence')
    const set = (status: 0 | 1) =>
      inTransaction(test.app.services.db, tx =>
        tx.updateTable('services').set({ status }).where('slug', '=', 'x-ray-licence').execute(),
      )
    await set(0)
    expect((await find('рентген')).services.map(({ slug }) => slug)).not.toContain('x-ray-licence')
    await set(1)
    expect((await find('рентген')).services.map(({ slug }) => slug)).toContain('x-ray-licence')
  })

  it('finds certificates by number in every way it is typed, and by the beginning of the holder in any script', async () => {
    const { refId } = await issueSample(test, { company: 'Оргил Эмнэлэг ХХК' })
    const typed = [refId, refId.replaceAll('-', ''), refId.slice(0, 8), refId.slice(-6), refId.replaceAll('-', ' ')]
    for (const q of typed)
      expect(
        (await find(q)).certificates.map(row => row.ref_id),
        q,
      ).toContain(refId)
    for (const q of ['оргил эмнэлэг', 'orgil emneleg', 'ORGIL']) {
      expect(
        (await find(q)).certificates.map(row => row.ref_id),
        q,
      ).toContain(refId)
    }
    expect((await find('эмнэлэг')).certificates).toEqual([])
  })

  it('finds references of the food-safety register by number and by the beginning of the holder', async () => {
    const { head } = demoStaff
    const requestNumber = 'F260000777'
    await inTransaction(test.app.services.db, tx =>
      recordFoodCertificate(tx, test.app.services, {
        ...foodSamples.hospitalCanteen,
        requestNumber,
        state: 'registered',
        organizationId: 1,
        issuedBy: { userId: head.id, name: head.name, position: head.position },
      }),
    )
    const known = { request_category: 'FSI', ref_id: requestNumber, status: 1000 }
    for (const q of [requestNumber, 'f2600007', '000777', 'оргил эмнэлэг', 'orgil emn']) {
      expect((await find(q, 20)).certificates, q).toContainEqual(expect.objectContaining(known))
    }
    expect((await find('F2699')).certificates).toEqual([])
  })

  it('[CON-135] tells no register number, and finds nobody by one', async () => {
    await issueSample(test, {})
    const { certificates } = await find('УБ85010112')
    expect(certificates).toEqual([])
    const [row] = (await find('Д.Бат')).certificates
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'cs_id',
      'form_name',
      'holder',
      'ref_id',
      'request_category',
      'status',
    ])
  })

  it('stays calm on anything typed', async () => {
    const strange = [
      '',
      ' ',
      '%',
      '_',
      "' or 1=1 --",
      '\\',
      "'orgil':* | 'x'",
      '<script>alert(1)</script>',
      '\u0000a',
      '🙂🙂',
    ]
    for (const q of strange) expect(await find(q), q).toMatchObject({ certificates: [] })
    const { status } = await test.raw(null, searchPortal, { q: 'x'.repeat(201) })
    expect(status).toBe(400)
    expect((await test.raw(null, searchPortal, { q: 'a', results: 51 })).status).toBe(400)
    expect((await test.raw(null, searchPortal, {})).status).toBe(400)
  })

  it('gives certificates from before the search their key', async () => {
    const { refId } = await issueSample(test, { company: 'Хуучин Гэрээ ХХК' })
    await inTransaction(test.app.services.db, tx => tx.updateTable('certificates').set({ holder_key: null }).execute())
    expect((await find('хуучин')).certificates).toEqual([])
    await keyHolders(test.app.services)()
    expect((await find('huuchin geree')).certificates.map(row => row.ref_id)).toContain(refId)
  })
})
