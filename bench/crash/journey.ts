// One request from draft to certificate, by a client that repeats what was not answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { xRayAnswers, xRayService } from '../../apps/server/seeds/demo/answers.ts'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { smallPdf } from '../../apps/server/seeds/demo/small-pdf.ts'

/** What the client was told, to be found again. */
export type Told = {
  readonly number: string
  readonly draftSerial: string
  readonly events: readonly string[]
  readonly refId: string
  readonly csId: string
  readonly file: string
  readonly acknowledged: number
  readonly retried: number
}

/** The tokens of everybody the journeys need; signed in once, since sign-ins are limited per minute. */
export const signInAll = async (origin: string): Promise<Tokens> => {
  const client = makeClient(origin)
  const byEmail = (email: string) => client.signIn('/auth/portallogin', { email, password: demoPassword })
  const byNumber = (register_number: string) =>
    client.signIn('/auth/login', { register_number, password: demoPassword })
  const { citizen, hospitalAdmin, mineMember } = demoPeople
  return {
    // Several, since a person may upload one file at a time.
    applicants: [
      await byNumber(citizen.register_number),
      await byNumber(hospitalAdmin.register_number),
      await byNumber(mineMember.register_number),
    ],
    inspector: await byEmail(demoStaff.inspector.login_email),
    head: await byEmail(demoStaff.head.login_email),
  }
}
type Tokens = { readonly applicants: readonly string[]; readonly inspector: string; readonly head: string }

/** Runs the journey; every acknowledged answer is in what it returns. */
export const runJourney = async (
  origin: string,
  { applicants, inspector, head }: Tokens,
  index: number,
): Promise<Told> => {
  const citizen = applicants[index % applicants.length] ?? ''
  const client = makeClient(origin)
  const created = await client.post(citizen, '/request/create', { type: 'NEW', ...xRayService })
  const number = String(created.code)
  const file = await client.upload(citizen, `sample-${index}`)
  const draftSerial = `SN-${index}-${randomUUID()}`
  await client.post(citizen, '/request/savedraft', { request_number: number, patch: { unit_model: 'Ray-60' } })
  await client.post(citizen, '/request/savedraft', { request_number: number, patch: { installed_on: '2025-03-01' } })
  await client.post(citizen, '/request/savedraft', {
    request_number: number,
    patch: { unit_serial: draftSerial },
    step: 0,
  })
  await client.post(citizen, '/request/submit', {
    request_number: number,
    organization_id: 1,
    data: xRayAnswers({ name: file, title: 'passport.pdf', size: 400 }, { unit_serial: draftSerial }),
  })
  const decide = async (token: string, path: string): Promise<Record<string, unknown>> =>
    client.post(token, path, { request_number: number, version: await client.version(token, number) })
  await decide(inspector, '/staff/request/receive')
  await decide(inspector, '/staff/request/agree')
  await decide(inspector, '/staff/request/agree')
  const approved = await decide(head, '/staff/request/approve')
  return {
    number,
    draftSerial,
    events: ['create', 'save_draft', 'submit', 'receive', 'agree', 'agree', 'approve'],
    refId: String(approved.ref_id ?? ''),
    csId: String(approved.cs_id ?? ''),
    file,
    ...client.counts(),
  }
}

const makeClient = (origin: string) => {
  let acknowledged = 0
  let retried = 0

  /** Repeats until an answer arrives; a refusal is an answer and ends the run. */
  const untilAnswered = async (ask: () => Promise<Response>): Promise<Record<string, unknown>> => {
    for (let tries = 0; tries < 900; tries++) {
      const reply = await ask().catch(() => null)
      const body = reply ? ((await reply.json().catch(() => null)) as Record<string, unknown> | null) : null
      if (reply?.ok && body) return body
      // A dying server may answer that the database is gone.
      if (reply && body && reply.status < 500 && body.code !== 'upload_running') {
        throw new Error(`${reply.url} answered ${reply.status}: ${JSON.stringify(body)}`)
      }
      retried++
      await pause(100)
    }
    throw new Error('No answer for 90 seconds')
  }

  const headers = (token: string | null) => ({
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })

  return {
    counts: () => ({ acknowledged, retried }),
    async signIn(path: string, input: object): Promise<string> {
      const ask = () =>
        fetch(`${origin}/api${path}`, { method: 'POST', headers: headers(null), body: JSON.stringify(input) })
      return String((await untilAnswered(ask)).access_token)
    },
    async post(token: string, path: string, input: object): Promise<Record<string, unknown>> {
      // One id for all repetitions: that is what makes them safe.
      const body = JSON.stringify({ ...input, transaction_id: randomUUID() })
      const answer = await untilAnswered(() =>
        fetch(`${origin}/api${path}`, { method: 'POST', headers: headers(token), body }),
      )
      acknowledged++
      return answer
    },
    async upload(token: string, mark: string): Promise<string> {
      const answer = await untilAnswered(() => {
        const form = new FormData()
        form.set('file', new Blob([new Uint8Array(smallPdf(mark))], { type: 'application/pdf' }), `${mark}.pdf`)
        return fetch(`${origin}/api/uploadfile`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        })
      })
      acknowledged++
      return String(answer.filename)
    },
    async version(token: string, number: string): Promise<number> {
      const ask = () => fetch(`${origin}/api/staff/request?requestnumber=${number}`, { headers: headers(token) })
      return Number(((await untilAnswered(ask)).request as { version: number }).version)
    },
  }
}
