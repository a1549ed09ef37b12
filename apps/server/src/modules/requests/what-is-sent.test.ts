// What a draft keeps of its sender and step, and what a sending stores and refuses, to the letter.
import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { draftRequest, uploadedAnswers } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = async (as: 'citizen' | 'mineMember', number: string) =>
  (await test.call(as, getServiceForm, { id: number })).request
const stored = (number: string) =>
  test.app.services.db
    .selectFrom('requests')
    .select(['id', 'sender_type', 'owner_company_id', 'form_step'])
    .where('request_number', '=', number)
    .executeTakeFirstOrThrow()

it('a member of a company begins for the company, and may send as a person instead', async () => {
  const service = { category_id: 65, formid: 201, type: 'ONETIME' } as const
  const { code } = await test.call('mineMember', createRequest, service)
  const begun = await stored(code)
  expect(begun.sender_type).toBe(2)
  expect(begun.owner_company_id).not.toBeNull()
  const version = (await read('mineMember', code)).version
  await test.call('mineMember', saveDraft, { request_number: code, version, sender_type: 1 })
  expect(await stored(code)).toMatchObject({ sender_type: 1, owner_company_id: null })
})

it('a step that was finished is an event with its number; a keystroke is none', async () => {
  const number = await draftRequest(test, 'citizen')
  const { id } = await stored(number)
  const saves = async () => {
    const { db } = test.app.services
    const events = db.selectFrom('request_events').select(['action', 'detail']).where('request_id', '=', id)
    return (await events.execute()).flatMap(({ action, detail }) => (action === 'save_draft' ? [detail] : []))
  }
  const save = async (more: object) => {
    const { version } = await read('citizen', number)
    await test.call('citizen', saveDraft, { request_number: number, version, patch: { unit_model: 'А-1' }, ...more })
  }
  await save({})
  expect(await saves()).toEqual([])
  await save({ step: 1 })
  expect(await saves()).toEqual([{ step: 1 }])
  expect((await stored(number)).form_step).toBe(1)
  // Beyond the last step there is none.
  await save({ step: 99 })
  expect((await stored(number)).form_step).toBeLessThan(99)
})

it('[REQ-CONFIG-03] a sending without a receiving unit is refused there, and one over another version shows what is stored', async () => {
  const number = await draftRequest(test, 'citizen')
  const data = await uploadedAnswers(test, 'citizen')
  const refused = await test.refused('citizen', submitRequest, { request_number: number, data, organization_id: null })
  expect(refused.code).toBe('answers_incomplete')
  expect(refused.problems).toContainEqual({ code: 'required_choice', path: 'organization_id' })
  const { version } = await read('citizen', number)
  await test.call('citizen', saveDraft, { request_number: number, version, patch: { unit_model: 'А-2' }, step: 1 })
  const stale = { request_number: number, data, organization_id: 1, version }
  const conflict = await test.refused('citizen', submitRequest, stale)
  expect(conflict).toMatchObject({ code: 'version_conflict', current: { data: { unit_model: 'А-2' }, step: 1 } })
  expect(Date.parse((conflict.current as { updated_at: string }).updated_at)).toBeGreaterThan(0)
})

it('a service that is not renewed refuses a renewal before anything is read of a certificate', async () => {
  const service = { category_id: 65, formid: 201, type: 'RENEW', cert_id: demoPeople.citizen.id } as const
  expect(await test.refused('citizen', createRequest, service)).toMatchObject({ code: 'renewal_not_possible' })
})
