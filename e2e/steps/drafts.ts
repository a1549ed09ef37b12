// Beginning a draft without walking the whole way to it, and looking at where it is safe.
import { uploadFile } from '@khyanalt/contract/files'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { expect, type Page } from '@playwright/test'
import { xRayAnswers } from '../../apps/server/seeds/demo/answers.ts'
import { demoPassword, type demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'
import type { Person } from '../fixtures/portal.ts'
import { ask, uploadPast } from './calls.ts'
import { nextWeek } from './days.ts'

const words = authTexts.mn
const form = formTexts.mn

/** A service that is walked through, one that asks for employees, the sample of every kind, one with a short first step, and one whose form the administrator changes. */
export const services = {
  xRay: { category_id: 1, formid: 101, type: 'NEW' },
  sources: { category_id: 1, formid: 103, type: 'NEW' },
  gallery: { category_id: 1, formid: 199, type: 'NEW' },
  laboratory: { category_id: 65, formid: 201, type: 'ONETIME' },
  water: { category_id: 65, formid: 202, type: 'ONETIME' },
} as const

/** Signs a client in by register number. */
export const signInByNumber = async (
  { page, hand }: Person,
  person: (typeof demoPeople)[keyof typeof demoPeople],
): Promise<void> => {
  await page.goto('/logindatacom/')
  // Until the browser has taken the page over, its form would be sent without a script.
  await expect(page.getByRole('banner').getByRole('button', { name: shellTexts.mn.login })).toBeEnabled()
  await hand.type(page.getByRole('textbox', { name: words.registerNumber }), person.register_number)
  await hand.type(page.getByLabel(words.password), demoPassword)
  await hand.press(page.getByRole('main').getByRole('button', { name: words.submit, exact: true }))
  await expect(page).not.toHaveURL(/logindatacom/)
}

/** Makes a draft that stands at a step already, counted from 0, with some answers; answers its number. */
export const makeDraft = async (
  page: Page,
  service: (typeof services)[keyof typeof services],
  step = 0,
  patch?: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { code } = await ask(page, createRequest, service)
  if (step > 0 || patch) await ask(page, saveDraft, { request_number: code, step, ...(patch ? { patch } : {}) })
  return code
}

/** Opens a draft and waits for its step. */
export const openDraft = async (page: Page, number: string, step: string): Promise<void> => {
  await page.goto(`/dashboard/services/request/${number}`)
  await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
}

/** The answers that the server holds. */
export const serverAnswers = async (page: Page, number: string): Promise<Readonly<Record<string, unknown>>> =>
  (await ask(page, getServiceForm, { id: number })).request.data ?? {}

/** Waits until the screen says that the draft is safe on the server, or on this device. */
export const expectKept = async (page: Page, where: 'server' | 'device' | 'until-signed-in'): Promise<void> => {
  const sentence = { server: form.draftSaved, device: form.draftLocal, 'until-signed-in': form.draftHeld }[where]
  await expect(page.getByRole('status').filter({ hasText: sentence.split('{')[0] ?? '' })).toBeVisible()
}

/** The number of a new licence for a machine in this state; journeys leave requests for other services too. */
export const findXRayRequest = async (page: Page, status: string, token?: string): Promise<string> => {
  const { data } = (await ask(page, listMyRequests, { status, results: 100 }, token)).data
  const found = data.find(({ type, title }) => type === 'NEW' && title.mn.startsWith('Рентген аппарат'))
  expect(found, `an X-ray request in state ${status}`).toBeDefined()
  return found?.request_number ?? ''
}

/** Sends a request for an X-ray licence, which costs 50,000₮; answers its number. */
export const sendXRay = async (page: Page): Promise<string> => {
  const number = await makeDraft(page, services.xRay)
  const name = await uploadPast(page, uploadFile, smallPdf(number))
  const data = xRayAnswers({ name, title: 'passport.pdf', size: 400 })
  await ask(page, submitRequest, { request_number: number, organization_id: 1, data })
  return number
}

/** Complete answers about a sample of soil. */
export const soilSample = () => ({
  sample_kind: 'soil',
  taken_on: '2026-07-01',
  taken_at: ['11', '1107'],
  purpose: 'Хүнд металл',
  samples: [{ _id: 's1', sample_mark: 'S-1', container: 'plastic_bag', amount: '2', unit: 'kg' }],
  handover: 'self',
  handover_on: nextWeek(),
  result_use: 'own',
  keep_sample: 'no',
  truthful: true,
})

/** Sends a soil sample to the laboratory; answers the number of the request. */
export const sendSample = async (page: Page): Promise<string> => {
  const number = await makeDraft(page, services.laboratory)
  await ask(page, submitRequest, { request_number: number, organization_id: 1, data: soilSample() })
  return number
}
