import { setTimeout as pause } from 'node:timers/promises'
import { deleteImage, readRegister, saveItem, saveSheet, showImage } from '@khyanalt/contract/equipment'
import { deleteCalls } from '@khyanalt/contract/equipment-sections'
import { listNotifications } from '@khyanalt/contract/notifications'
import {
  createRequest,
  deleteRequest,
  getServiceForm,
  resubmitRequest,
  submitRequest,
} from '@khyanalt/contract/requests'
import { approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { countItems } from './equipment.sql.ts'
import { completeItem, completeSheet, fillRegister, uploadPaper } from './equipment-fixture.ts'
import { openRegisterService, registerService } from './register-service-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await openRegisterService(test)
})
afterAll(() => test.close())

const newDraft = async (as: DemoPerson) =>
  (await test.call(as, createRequest, { type: 'NEW', ...registerService })).code
const submit = (as: DemoPerson, request_number: string, data: object = {}, more: object = {}) =>
  test.raw(as, submitRequest, { request_number, data, organization_id: 1, ...more })
const decide = async (number: string) => ({
  request_number: number,
  version: await versionOf(test, 'inspector', number),
})
const approve = async (number: string) => {
  await test.call('head', receiveRequest, await decide(number))
  await test.call('head', approveRequest, await decide(number))
}

describe('registers of the profile', () => {
  it.each(registerNames.filter(name => registers[name].sheet !== null))(
    '[CON-124] keep the sheet of %s for the company, each member and nobody else',
    async register => {
      const answers = await completeSheet(test, 'hospitalAdmin', register)
      const version = (await test.call('hospitalAdmin', readRegister, { register })).data.sheet?.version ?? 0
      const saved = await test.call('hospitalAdmin', saveSheet, { register, answers, version })
      expect(saved.data.version).toBe(version + 1)
      const read = await test.call('hospitalAdmin', readRegister, { register })
      expect(read.data.sheet).toEqual(saved.data)
      expect(Object.keys(read.data.sheet?.answers ?? {}).sort()).toEqual(
        Object.keys(answers)
          .filter(name => name in (read.data.sheet?.answers ?? {}))
          .sort(),
      )
      expect((await test.call('radiologist', readRegister, { register })).data.sheet).toEqual(saved.data)
      for (const stranger of ['citizen', 'mineMember'] as const) {
        expect((await test.call(stranger, readRegister, { register })).data.sheet?.id).not.toBe(saved.data.id)
      }
      // The same person without the company has registers of his or her own.
      const own = await test.call('hospitalAdmin', readRegister, { register, company_id: '' })
      expect(own.data.sheet).toBeNull()
      const company_id = demoCompanies.hospital.id
      expect((await test.refused('citizen', readRegister, { register, company_id })).code).toBe('not_found')
    },
  )

  it('refuses a writer who saw an older sheet, with what is there now; an act sent twice is done once', async () => {
    const write = (answers: object, more: object) =>
      test.raw('foreigner', saveSheet, { register: 'safety', answers, ...more })
    const transaction_id = uuidv7()
    const { sheet } = (await test.call('foreigner', readRegister, { register: 'safety' })).data
    const version = sheet?.version ?? 0
    const first = await write({ own_storage: 'no' }, { version, transaction_id })
    const again = await write({ own_storage: 'no' }, { version, transaction_id })
    expect([first.status, again.body.data]).toEqual([200, first.body.data])
    const late = await write({ own_storage: 'yes' }, { version })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { answers: { own_storage: 'no' }, version: version + 1 } },
    })
  })

  it.each([
    [
      '[REQ-CLOTH-03] [REQ-CLOTH-04] a count below one',
      'clothing',
      { clothing: [{ _id: 'tongs', count: 0 }] },
      'clothing/tongs/count number_too_small',
    ],
    [
      '[REQ-CLOTH-03] lead below one',
      'clothing',
      { clothing: [{ _id: 'tongs', count: 1, mm: '0.5' }] },
      'clothing/tongs/mm number_too_small',
    ],
    [
      'a note without a count',
      'clothing',
      { clothing: [{ _id: 'tongs', contention: 'Хуучин' }] },
      'clothing/tongs/count info_missing',
    ],
    [
      'a count of millions',
      'clothing',
      { clothing: [{ _id: 'tongs', count: 9_999_999 }] },
      'clothing/tongs/count number_too_large',
    ],
    [
      '[REQ-CLOTH-01] a kind that does not exist',
      'clothing',
      { clothing: [{ _id: 'helmet', count: 1 }] },
      'clothing/helmet unknown_row',
    ],
    ['nothing at all', 'clothing', { clothing: [] }, null],
    ['[REQ-WORK-02] nothing at all', 'workplace', {}, null],
    ['an address that does not exist', 'workplace', { address: ['99'] }, 'address not_an_option'],
    // The code reads “Мэдээлэл дутуу”.
    [
      '[REQ-SAFE-01] [REQ-SAFE-04] no word on the storage',
      'safety',
      { control_camera: 'yes' },
      'own_storage info_missing',
    ],
    ['[REQ-SURV-01] no word on instruments', 'surveymeter', {}, 'value info_missing'],
    [
      '[REQ-SURV-02] no word on the contract',
      'surveymeter',
      { value: 'no' },
      'contract_another_organization info_missing',
    ],
  ] as const)(
    '%s is refused in the words of the register, and nothing is kept',
    async (_, register, answers, fault) => {
      const sheet = async () => (await test.call('mineMember', readRegister, { register })).data.sheet
      const before = await sheet()
      const { status, body } = await test.raw('mineMember', saveSheet, { register, answers })
      const words = {
        clothing: ['Мэдээллээ гүйцэт бөглөнө үү', 'Fill in the information completely'],
        workplace: ['Мэдээллээ бөглөөд дахин хадгална уу', 'Fill in the information and save again'],
        safety: ['Мэдээллийг гүйцэт оруулаад дахин хадгална уу.', 'Complete the information and save again.'],
        surveymeter: ['Мэдээллээ гүйцэт оруулна уу', 'Enter the information completely'],
      }
      expect([status, body.code]).toEqual([422, 'equipment_incomplete'])
      expect([body.message, body.message_en]).toEqual(words[register])
      const problems = (body.problems ?? []) as { path: string; code: string }[]
      expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(fault ? [fault] : [])
      expect(await sheet()).toEqual(before)
    },
  )

  it('does not take files of others, and shows title and size as they were stored', async () => {
    const theirs = await uploadPaper(test, 'citizen')
    const answers = { own_storage: 'yes', picture_storage_place: [{ name: theirs }] }
    const refusal = await test.refused('mineMember', saveSheet, { register: 'safety', answers })
    expect(refusal.problems).toEqual([{ code: 'file_unknown', path: 'picture_storage_place' }])
    const name = await uploadPaper(test, 'mineMember', 'Агуулах.pdf')
    const forged = [{ name, title: 'Өөр нэр.pdf', size: 1 }]
    const { data } = await test.call('mineMember', saveSheet, {
      register: 'safety',
      answers: { own_storage: 'yes', picture_storage_place: forged },
    })
    expect(data.answers.picture_storage_place).toMatchObject([{ name, title: 'Агуулах.pdf' }])
    expect(JSON.stringify(data.answers)).not.toContain('Өөр нэр')

    // [REQ-CLOTH-06] It opens for the owner alone; it stays although it was never part of a request.
    expect((await test.call('mineMember', showImage, { name })).url).toContain(name)
    expect((await test.refused('citizen', showImage, { name })).code).toBe('file_not_found')
    await test.app.services.db
      .updateTable('files')
      .set({ created_at: new Date('2020-01-01') })
      .where('name', '=', name)
      .execute()
    const { sweepUnusedFiles } = await import('../files/sweep-leftovers.job.ts')
    await sweepUnusedFiles(test.app.services, new Date())
    expect((await test.call('mineMember', showImage, { name })).url).toContain(name)

    // [REQ-CLOTH-07] Deleted by its field and name, and by nobody else.
    const field = 'picture_storage_place'
    expect((await test.refused('citizen', deleteImage, { field, name })).code).toBe('file_not_found')
    await test.call('mineMember', deleteImage, { field, name })
    const { sheet } = (await test.call('mineMember', readRegister, { register: 'safety' })).data
    expect(sheet?.answers).toMatchObject({ own_storage: 'yes', picture_storage_place: [] })
    expect((await test.refused('mineMember', deleteImage, { field, name })).code).toBe('file_not_found')
  })

  it('[REQ-SURV-04] keeps survey meters, changes and deletes them; a serial number that is known is told with its place', async () => {
    const register = 'surveymeter' as const
    await test.call('mineMember', saveSheet, { register, answers: { value: 'yes' } })
    const answers = await completeItem(test, 'mineMember', register)
    const places = ['model', 'serialnumber', 'manufactured_country', 'manufactured_year', 'measuring_range']
    for (const name of [...places, 'certificate_file', 'certified_date', 'certificate_expire_date']) {
      const { [name]: _, ...rest } = answers
      const refusal = await test.refused('mineMember', saveItem, { register, answers: { ...rest } })
      expect(refusal.problems?.map(({ path }) => path)).toEqual([name])
    }
    const tomorrow = { ...answers, manufactured_year: '2999', certified_date: '2999-01-01' }
    const future = await test.refused('mineMember', saveItem, { register, answers: tomorrow })
    expect(future.problems?.map(({ code }) => code)).toEqual(['not_a_year', 'not_a_date'])
    const next = { ...answers, manufactured_year: '2099', certified_date: '2099-01-01' }
    const soon = await test.refused('mineMember', saveItem, { register, answers: next })
    expect(soon.problems?.map(({ code }) => code)).toEqual(['year_in_future', 'date_in_future'])

    const { data: meter } = await test.call('mineMember', saveItem, { register, answers: { ...answers } })
    // The same number in other letters and signs.
    const spelt = `  ${String(answers.serialnumber).toLowerCase().replace('-', ' ')}`
    const twin = { register, answers: { ...answers, serialnumber: spelt } } as const
    const known = await test.refused('mineMember', saveItem, twin)
    expect(known).toMatchObject({ status: 409, code: 'equipment_known' })
    expect(known.message).toContain('таны бүртгэл')
    const second = await test.call('mineMember', saveItem, { ...twin, same_serial: true })
    const changed = { register, id: meter.id, version: 1, answers: { ...answers, model: 'Өөр загвар' } }
    expect((await test.call('mineMember', saveItem, { ...changed, same_serial: true })).data.version).toBe(2)
    expect((await test.refused('mineMember', saveItem, changed)).code).toBe('version_conflict')
    expect((await test.refused('citizen', saveItem, changed)).code).toBe('equipment_not_found')
    expect((await test.refused('citizen', deleteCalls[register], { id: meter.id })).code).toBe('equipment_not_found')
    await test.call('mineMember', deleteCalls[register], { id: second.data.id })
    const { items } = (await test.call('mineMember', readRegister, { register })).data
    expect(items.map(({ id }) => id)).toEqual([meter.id])
  })
})

describe.each(['radioactive', 'generator'] as const)('the register of %s', register => {
  it('[CON-123] [REQ-RAD-05] takes records inside a request while it may be changed, and never changes them', async () => {
    const number = await newDraft('hospitalAdmin')
    const answers = await completeItem(test, 'hospitalAdmin', register)
    const alone = await test.refused('hospitalAdmin', saveItem, { register, answers })
    expect(alone.code).toBe('request_missing')
    const { data } = await test.call('hospitalAdmin', saveItem, { register, answers, requestid: number })
    expect(data).toMatchObject({ requestid: number, permitted: false })
    const again = { register, requestid: number, answers }
    const known = await test.refused('hospitalAdmin', saveItem, again)
    expect([known.code, known.message]).toEqual(['equipment_known', expect.stringContaining(number)])
    expect((await test.refused('hospitalAdmin', saveItem, { ...again, id: data.id })).code).toBe('equipment_not_found')
    for (const stranger of ['citizen', 'mineMember', 'inspector', 'operator'] as const) {
      expect((await test.refused(stranger, readRegister, { register, requestid: number })).code).toBe(
        'request_not_found',
      )
      const drop = await test.refused(stranger, deleteCalls[register], { id: data.id })
      expect(drop.status).toBe(404)
    }
    const read = async () =>
      (await test.call('hospitalAdmin', readRegister, { register, requestid: number })).data.items.map(({ id }) => id)
    await test.call('hospitalAdmin', deleteCalls[register], { id: data.id })
    expect(await read()).not.toContain(data.id)
    // Sent back, it is added anew and deleted likewise.
    const request = test.app.services.db.updateTable('requests').where('request_number', '=', number)
    await request.set({ state: 'returned' }).execute()
    const { data: anew } = await test.call('hospitalAdmin', saveItem, again)
    expect(await read()).toContain(anew.id)
    await test.call('hospitalAdmin', deleteCalls[register], { id: anew.id })
    expect(await read()).not.toContain(anew.id)
  })

  it('[CON-123] neither takes nor gives up a record while its request is being sent', async () => {
    const number = await newDraft('hospitalAdmin')
    const answers = await completeItem(test, 'hospitalAdmin', register)
    const { data } = await test.call('hospitalAdmin', saveItem, { register, answers, requestid: number })
    const more = { register, requestid: number, answers: await completeItem(test, 'hospitalAdmin', register) }
    const refusals = await inTransaction(test.app.services.db, async tx => {
      await tx.updateTable('requests').set({ state: 'sent' }).where('request_number', '=', number).execute()
      const late = [
        test.refused('hospitalAdmin', deleteCalls[register], { id: data.id }),
        test.refused('hospitalAdmin', saveItem, more),
      ]
      // Both wait for the sending; answered before it ends, they would have gone by the state before it.
      const first = await Promise.race([...late, pause(300).then(() => 'waiting')])
      expect(first).toBe('waiting')
      return late
    })
    for (const refusal of await Promise.all(refusals)) expect(refusal.code).toBe('wrong_state')
  })

  it('does not count records of requests that were deleted against the limit', async () => {
    const owner = { userId: demoPeople.citizen.id, companyId: null }
    const count = () => inTransaction(test.app.services.db, tx => countItems(tx, owner, register))
    const number = await newDraft('citizen')
    const before = await count()
    const answers = await completeItem(test, 'citizen', register)
    await test.call('citizen', saveItem, { register, answers, requestid: number })
    expect(await count()).toBe(before + 1)
    await test.call('citizen', deleteRequest, { requestid: number })
    expect(await count()).toBe(before)
  })

  it('[REQ-PROD-14] [CON-124] [REQ-GEN-12] shows a record to its owner once its request is approved, for use in later ones', async () => {
    const number = await newDraft('hospitalAdmin')
    await fillAll('hospitalAdmin', number)
    const { items } = (await test.call('hospitalAdmin', readRegister, { register, requestid: number })).data
    const added = items.find(({ requestid }) => requestid === number)
    expect(added).toBeDefined()
    const listed = async () => (await test.call('hospitalAdmin', readRegister, { register })).data.items
    expect((await listed()).map(({ id }) => id)).not.toContain(added?.id)
    expect((await submit('hospitalAdmin', number)).status).toBe(200)
    const late = { register, requestid: number, answers: await completeItem(test, 'hospitalAdmin', register) }
    expect((await test.refused('hospitalAdmin', saveItem, late)).code).toBe('wrong_state')
    expect((await test.refused('hospitalAdmin', deleteCalls[register], { id: added?.id ?? '' })).code).toBe(
      'wrong_state',
    )
    expect((await listed()).map(({ id }) => id)).not.toContain(added?.id)
    await approve(number)
    expect(await listed()).toContainEqual({ ...added, permitted: true })
    expect((await test.refused('hospitalAdmin', deleteCalls[register], { id: added?.id ?? '' })).code).toBe(
      'wrong_state',
    )

    // A later request may name it; what it does not name is not in it.
    const later = await newDraft('hospitalAdmin')
    await fillAll('hospitalAdmin', later)
    const data = { [register]: { items: [{ _id: added?.id }, { _id: uuidv7() }] } }
    expect((await submit('hospitalAdmin', later, data)).status).toBe(200)
    const { request } = await test.call('hospitalAdmin', getServiceForm, { id: later })
    const sent = request.data?.[register] as { items: { _id: string }[] } | undefined
    const named = sent?.items.map(({ _id }) => _id)
    expect(named).toHaveLength(2)
    expect(named).toContain(added?.id)
  })
})

const fillAll = async (as: DemoPerson, number: string) => {
  for (const name of registerNames) await fillRegister(test, as, name, number)
}

it('[CON-078] [REQ-AGENCY-17] [REQ-DETAIL-06] a sent request keeps what the registers held, files included; sent again it takes them as they are', async () => {
  const number = await newDraft('foreigner')
  await fillAll('foreigner', number)
  const forged = { workplace: { sheet: { xray_mark: 'no' } }, safety: { sheet: { own_storage: 'no' } } }
  expect((await submit('foreigner', number, forged)).status).toBe(200)
  const sent = (await test.call('foreigner', getServiceForm, { id: number })).request.data ?? {}
  expect(sent).toMatchObject({ workplace: { sheet: { xray_mark: 'yes' } }, safety: { sheet: { own_storage: 'yes' } } })
  const picture = (sent.safety as { sheet: { picture_storage_place: { name: string }[] } }).sheet.picture_storage_place
  await test.call('foreigner', saveSheet, { register: 'safety', answers: { own_storage: 'no' } })
  const seen = await test.call('inspector', getCase, { requestnumber: number })
  expect(seen.request.data).toEqual(sent)
  // Survey meters, and the machines and sources of this very request, are among what the reviewer reads.
  for (const register of ['surveymeter', 'radioactive', 'generator'] as const) {
    const { items } = (await test.call('foreigner', readRegister, { register, requestid: number })).data
    expect(items.length).toBeGreaterThan(0)
    for (const { answers } of items) expect(JSON.stringify(sent[register])).toContain(String(answers.serialnumber))
  }
  // The file left the register, and stays readable where it was shown.
  const name = picture[0]?.name ?? ''
  expect((await test.call('inspector', showImage, { name })).url).toContain(name)
  expect((await test.refused('mineMember', showImage, { name })).code).toBe('file_not_found')
  await test.call('head', receiveRequest, await decide(number))
  const comments = [{ title: 'Агуулах', comment: 'Дахин шалгана уу' }]
  await test.call('head', returnRequest, { ...(await decide(number)), comments })
  await test.call('foreigner', resubmitRequest, { request_number: number, data: {} })
  expect((await test.call('foreigner', getServiceForm, { id: number })).request.data).toMatchObject({
    safety: { sheet: { own_storage: 'no' } },
  })
})

it('[CON-116] names what a request still lacks, and lets rows be empty on the page of the register', async () => {
  const rows = { clothing: [{ _id: 'tongs', count: 1 }, { _id: 'dosimeter' }] }
  expect((await test.raw('mineDirector', saveSheet, { register: 'clothing', answers: rows })).status).toBe(200)
  const number = await newDraft('citizen')
  const named = { requestid: number } as const
  await test.call('citizen', saveSheet, {
    ...named,
    register: 'clothing',
    answers: { clothing: [{ _id: 'tongs', count: 1 }] },
  })
  await test.call('citizen', saveSheet, { ...named, register: 'workplace', answers: { xray_mark: 'yes' } })
  await test.call('citizen', saveSheet, { ...named, register: 'safety', answers: { own_storage: 'yes' } })
  const contract = { value: 'no', contract_another_organization: 'yes' }
  await test.call('citizen', saveSheet, { ...named, register: 'surveymeter', answers: contract })
  const { status, body } = await submit('citizen', number)
  expect(status).toBe(422)
  const lacking = (body.problems as { path: string; code: string; params: { missing?: { mn: string } } }[]).map(
    ({ path, code, params }) => [path, code, params.missing?.mn],
  )
  // [REQ-CLOTH-02] [REQ-WORK-01] [REQ-SURV-03] It asks for two kinds of clothing, two questions and the contract.
  // [REQ-SAFE-02] [REQ-SAFE-03] It asks for two questions on storage and for a picture of it.
  expect(lacking).toEqual([
    ['clothing', 'register_incomplete', 'Дозиметр'],
    ['workplace', 'register_incomplete', 'Удирдлагын өрөө'],
    ['radioactive', 'required_table', undefined],
    ['generator', 'required_table', undefined],
    ['safety', 'register_incomplete', 'Хяналтын камер, Агуулахын зураг'],
    ['surveymeter', 'register_incomplete', 'Гэрээний файл'],
  ])
})

it('tells the owner before the calibration of a meter ends', async () => {
  const register = 'surveymeter' as const
  await test.call('foreigner', saveSheet, { register, answers: { value: 'yes' } })
  const answers = { ...(await completeItem(test, 'foreigner', register)), certificate_expire_date: '2031-06-30' }
  await test.call('foreigner', saveItem, { register, answers })
  await test.app.runNight('warn-before-expiry', { now: () => new Date('2031-06-01T02:00:00+08:00') })
  const { data } = await test.call('foreigner', listNotifications, {})
  expect(data.filter(({ type }) => type === 'expiry_near')).toMatchObject([
    { url: '/dashboard/additional/surveymeter', content_en: expect.stringContaining('ends on 2031-06-30') },
  ])
})
