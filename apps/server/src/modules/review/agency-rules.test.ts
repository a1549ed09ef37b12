// Rules of the agency's side that no single act proves.
import { listNotifications } from '@khyanalt/contract/notifications'
import { updateProfile } from '@khyanalt/contract/profile'
import { deleteRequest, getServiceForm, resubmitRequest, submitRequest } from '@khyanalt/contract/requests'
import { getCase, rejectRequest } from '@khyanalt/contract/review'
import { saveService, saveServiceDraft } from '@khyanalt/contract/service-editor'
import { serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { draftRequest, reviewedRequest, sentRequest, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { body, field, newService, opened, openRequest, plan, publishDrafted } from '../service-editor/editor-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const formOf = (number: string) => test.call('citizen', getServiceForm, { id: number })
const comments = [{ title: 'Загвар', comment: 'Шаардлага хангахгүй байна', path: 'unit_model' }]

it('[REQ-AGENCY-06] rejecting takes an approver and a comment, tells the applicant why, and is final', async () => {
  const number = await reviewedRequest(test, 'citizen', 2)
  const decision = async () => ({ request_number: number, version: await versionOf(test, 'head', number) })
  expect((await test.refused('inspector', rejectRequest, { ...(await decision()), comments })).status).toBe(403)
  expect((await test.refused('head', rejectRequest, { ...(await decision()), comments: [] })).code).toBe(
    'remarks_missing',
  )
  expect((await test.call('head', rejectRequest, { ...(await decision()), comments })).status).toBe(3000)

  const { request, comments: read } = await formOf(number)
  expect([request.status, request.steps.at(-1)]).toMatchObject([3000, { resolve: 3 }])
  expect(read).toEqual(comments)
  const told = (await test.call('citizen', listNotifications, {})).data.filter(
    ({ type }) => type === 'request_declined',
  )
  expect(told).toMatchObject([{ url: `/dashboard/services/request/${number}` }])
  const again = { request_number: number, data: await uploadedAnswers(test, 'citizen') }
  expect((await test.refused('citizen', resubmitRequest, again)).code).toBe('wrong_state')
})

it('[REQ-AGENCY-22] a draft outlives every task of the night until its owner deletes it, and what was sent is not deleted', async () => {
  let now = new Date()
  const portal = await openTestApp({ clock: { now: () => now } })
  const draft = await draftRequest(portal, 'citizen')
  now = new Date(now.getTime() + 3 * 365 * 86_400_000)
  for (const task of portal.app.nightlyTasks) await portal.app.runNight(task)
  expect((await portal.call('citizen', getServiceForm, { id: draft })).request.status).toBe(5000)
  expect((await portal.refused('foreigner', deleteRequest, { requestid: draft })).code).toBe('request_not_found')
  await portal.call('citizen', deleteRequest, { requestid: draft })
  expect((await portal.refused('citizen', getServiceForm, { id: draft })).code).toBe('request_not_found')
  await portal.close()
  const sent = await sentRequest(test, 'citizen')
  expect((await test.refused('citizen', deleteRequest, { requestid: sent })).code).toBe('wrong_state')
})

it('[CON-080] [REQ-AGENCY-21] a request keeps the language that its form had when it was created', async () => {
  const id = await newService(test, 'in-english', body(field('string', 'name', { required: true })))
  const save = async (language: 'mn' | 'en') => {
    const { draft } = await opened(test, id)
    const form = body(field('string', 'name', { required: true, help: { mn: language, en: language } }))
    await test.call('admin', saveServiceDraft, { id, version: draft.version, language, body: form, plan })
    await publishDrafted(test, id)
  }
  await save('en')
  const { version, settings } = await opened(test, id)
  const state = { settings: serviceSettingsSchema.parse(settings), status: 1 as const, temporary_disable: false }
  await test.call('admin', saveService, { id, version, ...state })
  const number = await openRequest(test, id, { name: 'Scanner' })
  await test.call('citizen', submitRequest, { request_number: number, data: { name: 'Scanner' }, organization_id: 1 })
  await save('mn')
  expect((await formOf(number)).request.language).toBe('en')
})

it('a case shows the applicant as the sent round froze them, and what reads otherwise today', async () => {
  const number = await sentRequest(test, 'citizen')
  const seen = async () => {
    const { customer, customer_now } = await test.call('inspector', getCase, { requestnumber: number })
    return { customer, customer_now }
  }
  const sent = await seen()
  expect(sent.customer_now).toBeNull()
  const moved = {
    phone: '88000000',
    email: 'new@khyanalt.test',
    custom_address: 'Дархан',
    custom_address_english: 'Darkhan',
  }
  await test.call('citizen', updateProfile, moved)
  expect(await seen()).toEqual({
    customer: sent.customer,
    customer_now: { ...sent.customer, phone: moved.phone, email: moved.email },
  })
})
