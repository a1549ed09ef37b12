// The portal with a clock that tests move, and browsers that keep their cookies.
import { login, portalLogin } from '@khyanalt/contract/auth'
import type { Call, InputOf } from '@khyanalt/contract/call'
import { addApp, addPasskey, beginApp, beginPasskey, type ProofAsked } from '@khyanalt/contract/second-factor'
import { demoPassword, demoPeople, demoStaff } from '../../../../seeds/demo/people.ts'
import { appCode } from '../../../../test/app-code.ts'
import { type DemoPerson, openTestApp } from '../../../../test/test-app.ts'
import { softPasskey } from './soft-passkey-fixture.ts'

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

/** Opens the portal; the clock stands still unless it is moved. */
export const openFactorApp = async (environment: Record<string, string> = {}) => {
  let now = new Date('2026-06-01T02:00:00Z').getTime()
  const test = await openTestApp({ clock: { now: () => new Date(now) }, environment })
  const origin = new URL(test.app.services.config.PUBLIC_URL).origin

  /** A browser window: it sends the cookies that it was given; one that keeps them ignores what takes them away. */
  const browser = ({ keepsCookies = false } = {}) => {
    const cookies = new Map<string, string>()
    let token = ''
    const call = async <C extends Call>(to: C, input: InputOf<C>, as = token): Promise<Reply> => {
      const reply = await test.app.http.inject({
        method: to.method,
        url: `/api${to.path}`,
        headers: {
          ...(as ? { authorization: `Bearer ${as}` } : {}),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(to.method === 'POST' ? { payload: input as object } : {}),
      })
      for (const { name, value } of reply.cookies as { name: string; value: string }[])
        if (value || !keepsCookies) cookies.set(name, value)
      const body = reply.json<Record<string, unknown>>()
      if (typeof body.access_token === 'string') token = body.access_token
      return { status: reply.statusCode, body }
    }
    return {
      call,
      token: () => token,
      /** Gives name and password. */
      signIn(as: DemoPerson): Promise<Reply> {
        const person = { ...demoPeople, ...demoStaff }[as]
        return 'register_number' in person
          ? call(login, { register_number: person.register_number, password: demoPassword }, '')
          : call(portalLogin, { email: person.login_email, password: demoPassword }, '')
      },
      /** Sets an authenticator app up; its secret and the recovery codes. */
      async addApp() {
        const { body } = await call(beginApp, {})
        const secret = String(body.secret)
        const added = await call(addApp, { challenge: String(body.challenge), code: codeOf(secret) })
        return { secret, status: added.status, codes: added.body.recovery_codes as string[] | null }
      },
      /** Sets a passkey up; the device and the recovery codes. */
      async addPasskey(name = 'Утас') {
        const device = softPasskey(origin)
        const { body } = await call(beginPasskey, {})
        const credential = device.make(body.options as { challenge: string })
        const added = await call(addPasskey, { challenge: String(body.challenge), name, credential })
        return { device, status: added.status, codes: added.body.recovery_codes as string[] | null }
      },
    }
  }

  /** What the app shows now, or some steps of thirty seconds away. */
  const codeOf = (secret: string, steps = 0): string => appCode(secret, now + steps * 30_000)

  return {
    test,
    origin,
    browser,
    codeOf,
    pass(seconds: number) {
      now += seconds * 1000
    },
    close: () => test.close(),
  }
}

/** What a refused sign-in asks for. */
export const askedIn = ({ body }: Reply): ProofAsked & { readonly passkey: { challenge: string } } =>
  body.current as ProofAsked & { readonly passkey: { challenge: string } }
