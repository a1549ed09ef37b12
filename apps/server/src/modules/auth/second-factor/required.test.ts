import { join } from 'node:path'
import { logout, me } from '@khyanalt/contract/auth'
import { listNotifications } from '@khyanalt/contract/notifications'
import { listQueue } from '@khyanalt/contract/review'
import { readFactors, removeFactor } from '@khyanalt/contract/second-factor'
import { checkToken } from '@khyanalt/contract/session-checks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productionSettings } from '../../../../test/production-settings.ts'
import { readConfig } from '../../../config.ts'
import { openFactorApp } from './second-factor-fixture.ts'

let portal: Awaited<ReturnType<typeof openFactorApp>>
beforeAll(async () => {
  portal = await openFactorApp({ SECOND_FACTOR: 'required' })
})
afterAll(() => portal.close())

it('[REQ-FACTOR-14] lets staff without the second factor that is required set one up and leave, nothing else', async () => {
  const browser = portal.browser()
  expect(await browser.signIn('inspector')).toMatchObject({ status: 200 })
  for (const call of [listQueue, listNotifications]) {
    expect(await browser.call(call, {} as never), call.name).toMatchObject({
      status: 403,
      body: { code: 'second_factor_needed' },
    })
  }
  for (const call of [me, readFactors]) expect(await browser.call(call, {}), call.name).toMatchObject({ status: 200 })
  expect((await browser.call(checkToken, {})).body).toMatchObject({ status: 'ACTIVE' })
  expect(await browser.addApp()).toMatchObject({ status: 200 })
  expect(await browser.call(listQueue, {})).toMatchObject({ status: 200 })
  // Where one is required, the last one stays.
  expect(await browser.call(removeFactor, { factor: 'app' })).toMatchObject({
    status: 409,
    body: { code: 'last_factor' },
  })
  expect((await browser.call(readFactors, {})).body).toMatchObject({ required: true, app: expect.any(Object) })
  await browser.addPasskey()
  expect(await browser.call(removeFactor, { factor: 'app' })).toMatchObject({ status: 200 })

  const leaver = portal.browser()
  await leaver.signIn('head')
  expect(await leaver.call(logout, {})).toMatchObject({ status: 200 })
})

it('[REQ-FACTOR-14] offers clients one and requires none, the last one included', async () => {
  const browser = portal.browser()
  await browser.signIn('citizen')
  expect(await browser.call(listNotifications, {})).toMatchObject({ status: 200 })
  expect((await browser.call(readFactors, {})).body).toMatchObject({ required: false, app: null })
  expect(await browser.addApp()).toMatchObject({ status: 200 })
  expect(await browser.call(removeFactor, { factor: 'app' })).toMatchObject({ status: 200 })
})

it('[REQ-FACTOR-15] requires one of staff in production unless it is a demo, and wherever it is asked for', async () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ DATA_DIR: portal.test.app.services.config.DATA_DIR, ...environment }).SECOND_FACTOR
  const production = await productionSettings(join(portal.test.app.services.config.DATA_DIR, 'production'))
  expect(read(production)).toBe('required')
  expect(read({ ...production, SECOND_FACTOR: 'offered' })).toBe('offered')
  expect(read({ NODE_ENV: 'production', DEMO: '1' })).toBe('offered')
  expect(read({})).toBe('offered')
  expect(read({ SECOND_FACTOR: 'required' })).toBe('required')
  expect(() => read({ SECOND_FACTOR: 'no' })).toThrow('SECOND_FACTOR is wrong')
})
