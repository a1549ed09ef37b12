import { beginStepUp, type ProofAsked, stepUp } from '@khyanalt/contract/second-factor'
import { saveService } from '@khyanalt/contract/service-editor'
import { type ServiceSettings, serviceSettingsSchema } from '@khyanalt/contract/service-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { opened } from '../../service-editor/editor-fixture.ts'
import { openFactorApp } from './second-factor-fixture.ts'

let portal: Awaited<ReturnType<typeof openFactorApp>>
beforeAll(async () => {
  portal = await openFactorApp()
})
afterAll(() => portal.close())

it('[REQ-FACTOR-08] asks for a proof before the fee or the price of a service changes, and for none before its name does', async () => {
  const id = 101
  const edited = await opened(portal.test, id)
  const settings = serviceSettingsSchema.parse(edited.settings)
  const admin = portal.browser()
  await admin.signIn('admin')
  await portal.browser().signIn('secondAdmin')
  const { secret } = await admin.addApp()
  portal.pass(15 * 60 + 1)
  let { version } = edited
  const save = async (change: Partial<ServiceSettings>) => {
    const state = { status: 1, temporary_disable: false } as const
    const reply = await admin.call(saveService, { id, version, settings: { ...settings, ...change }, ...state })
    if (reply.status === 200) version = Number(reply.body.version)
    return [reply.status, reply.body.code]
  }
  const priced = { fee: 7_000_000, details: { ...settings.details, price: { price: '70000' } } }
  const refused = [403, 'step_up_needed']
  expect(await save({ fee: priced.fee })).toEqual(refused)
  expect(await save({ details: priced.details })).toEqual(refused)
  expect(await save({ name_en: 'Licence to use another unit' })).toEqual([200, undefined])
  const asked = (await admin.call(beginStepUp, {})).body as unknown as ProofAsked
  await admin.call(stepUp, { challenge: asked.challenge, proof: { way: 'app', code: portal.codeOf(secret) } })
  expect(await save(priced)).toEqual([200, undefined])
})
