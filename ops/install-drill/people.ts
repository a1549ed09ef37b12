// The agency's people: how they choose a password, set up a second factor and sign in, by the portal's own calls.
import { portalLogin, setPassword } from '@khyanalt/contract/auth'
import type { Call, InputOf, OutputOf } from '@khyanalt/contract/call'
import { listOrganizations } from '@khyanalt/contract/lists'
import { confirmProposal, listProposals } from '@khyanalt/contract/proposals'
import { addApp, beginApp, beginStepUp, finishSignIn, proofAskedSchema, stepUp } from '@khyanalt/contract/second-factor'
import { createStaff } from '@khyanalt/contract/staff-people'
import { appCode } from '../../apps/server/test/app-code.ts'
import { type MailServer, names } from './outside.ts'

export const origin = `https://${names.portal}`

/** A refusal of the portal, with its code. */
export class Refused extends Error {
  readonly code: string
  readonly current: unknown
  /** What the browser is to send along when it answers. */
  readonly cookie: string
  constructor(call: string, answer: Response, body: { readonly code?: string; readonly current?: unknown }) {
    super(`${call} was refused: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`)
    this.code = body.code ?? ''
    this.current = body.current
    this.cookie = answer.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
  }
}

/** Asks the portal as whoever holds the token. */
export const ask = async <C extends Call>(
  call: C,
  input: InputOf<C>,
  token?: string,
  cookie?: string,
): Promise<OutputOf<C>> => {
  const values = input as Record<string, string>
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = call.method === 'GET' ? `?${new URLSearchParams(values)}` : ''
  const answer = await fetch(`${origin}/api${path}${query}`, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(values) } : {}),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Refused(call.name, answer, body as object)
  return call.output.parse(body) as OutputOf<C>
}

/** Somebody of the agency who can sign in. */
export type Colleague = {
  readonly email: string
  readonly password: string
  readonly secret: string
  readonly token: string
}

const passwordOf = (email: string): string => `Nuuts-ug-${[...email].reverse().join('').slice(0, 12)}-47`

/** Chooses a password by the link, signs in, and sets an authenticator app up. */
export const begin = async (email: string, link: string): Promise<Colleague> => {
  const token = new URL(link, origin).searchParams.get('token') ?? ''
  const password = passwordOf(email)
  await ask(setPassword, { token, password })
  const first = (await ask(portalLogin, { email, password })).access_token
  const { challenge: proof } = await ask(beginStepUp, {}, first)
  await ask(stepUp, { challenge: proof, proof: { way: 'password', password } }, first)
  const { challenge, secret } = await ask(beginApp, {}, first)
  await ask(addApp, { challenge, code: appCode(secret, Date.now()) }, first)
  return { email, password, secret, token: first }
}

/** Signs in with password and app, as on any other day; a code is good once, so the next one may have to be awaited. */
export const signIn = async ({ email, password, secret }: Colleague): Promise<string> => {
  for (let tries = 0; tries < 4; tries++) {
    try {
      return (await ask(portalLogin, { email, password })).access_token
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'second_factor') throw error
      const { challenge } = proofAskedSchema.parse(error.current)
      try {
        const proof = { way: 'app', code: appCode(secret, Date.now()) } as const
        return (await ask(finishSignIn, { challenge, proof }, undefined, error.cookie)).access_token
      } catch (wrong) {
        if (!(wrong instanceof Refused) || wrong.code !== 'second_factor_wrong') throw wrong
        await new Promise(resolve => setTimeout(resolve, 10_000))
      }
    }
  }
  throw new Error(`${email} was not let in with password and app`)
}

type Grant = InputOf<typeof createStaff>['grants'][number]
let privateNumbers = 0

/** An administrator makes the account, and the person begins by the mailed link. */
export const hire = async (
  { email, name, grants }: { readonly email: string; readonly name: string; readonly grants: readonly Grant[] },
  administrator: string,
  mail: MailServer,
): Promise<Colleague> => {
  const [unit] = (await ask(listOrganizations, {}, administrator)).data
  await ask(
    createStaff,
    {
      email,
      name,
      private_number: `УБ8001${String(10 + privateNumbers++).padStart(2, '0')}11`,
      position: null,
      organization_id: unit?.value ?? null,
      grants: [...grants],
    },
    administrator,
  )
  return begin(email, await mail.waitFor(email, /https:\/\/[^\s"<>]+\/newpassword\?token=[\w.-]+/))
}

/** Confirms everything that waits for this administrator. */
export const confirmAll = async (token: string): Promise<number> => {
  const { data } = await ask(listProposals, {}, token)
  const waiting = data.filter(({ actions }) => actions.includes('confirm'))
  for (const { id } of waiting) await ask(confirmProposal, { id }, token)
  return waiting.length
}
