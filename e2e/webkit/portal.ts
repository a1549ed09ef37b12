// What every journey in WebKit has: a window of its own, and calls past the screens.
import { login, portalLogin } from '@khyanalt/contract/auth'
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { test as base, expect } from '@playwright/test'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { startWebKit } from '../engines/start-webkit.ts'
import { laneOf } from '../lanes.ts'
import { pathOf } from '../steps/calls.ts'
import { openScreen, type Screen } from './screen.ts'

export type Somebody = keyof typeof demoPeople | keyof typeof demoStaff

type Portal = {
  /** The window. */
  readonly webkit: Screen
  /** Calls as a demo person, without a screen. */
  readonly callAs: <C extends Call>(as: Somebody, call: C, input: InputOf<C>) => Promise<OutputOf<C>>
}

const words = authTexts.mn

export const test = base.extend<Portal>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  webkit: async ({}, use, info) => {
    const { url, port } = laneOf(info.parallelIndex)
    // No window of GTK is narrower than 447 px.
    const started = await startWebKit(port + 700, { width: 1280, height: 1000 })
    try {
      await use(openScreen(started.driver, url))
      if (info.status !== info.expectedStatus) {
        const picture = Buffer.from(await started.driver.takeScreenshot(), 'base64')
        await info.attach('screen', { body: picture, contentType: 'image/png' })
      }
    } finally {
      await started.close()
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  callAs: async ({}, use, info) => {
    const { url } = laneOf(info.parallelIndex)
    const ask = async (call: Call, input: object, token?: string): Promise<unknown> => {
      const values = input as Record<string, string>
      const path = pathOf(call, values)
      const query = call.method === 'GET' ? `?${new URLSearchParams(values)}` : ''
      const answer = await fetch(`${url}/api${path}${query}`, {
        method: call.method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(call.method === 'POST' ? { body: JSON.stringify(input) } : {}),
      })
      const body = await answer.json()
      expect(answer.ok, `${call.name}: ${JSON.stringify(body)}`).toBe(true)
      return call.output.parse(body)
    }
    const tokenOf = async (as: Somebody): Promise<string> => {
      const person = { ...demoPeople, ...demoStaff }[as]
      const given =
        'register_number' in person
          ? await ask(login, { register_number: person.register_number, password: demoPassword })
          : await ask(portalLogin, { email: person.login_email, password: demoPassword })
      return (given as OutputOf<typeof login>).access_token
    }
    await use(async (as, call, input) => (await ask(call, input as object, await tokenOf(as))) as never)
  },
})

/** Signs a client in by register number. */
export const signInByNumber = async (screen: Screen, as: keyof typeof demoPeople): Promise<void> => {
  await screen.go('/logindatacom/')
  await screen.type(await screen.role('textbox', words.registerNumber), demoPeople[as].register_number)
  await screen.type(await screen.field(words.password), demoPassword)
  await screen.press(await screen.role('button', words.submit, await screen.role('main')))
  await screen.wait('the page behind the sign-in', async () => !(await screen.url()).includes('logindatacom'))
}

/** Signs a member of the agency in by e-mail. */
export const signInAtPortal = async (screen: Screen, as: keyof typeof demoStaff): Promise<void> => {
  await screen.go('/portal/login')
  await screen.type(await screen.field(words.email), demoStaff[as].login_email)
  await screen.type(await screen.field(words.password), demoPassword)
  await screen.press(await screen.role('button', words.submit, await screen.role('main')))
  await screen.wait('the page behind the sign-in', async () => !(await screen.url()).includes('portal/login'))
}
