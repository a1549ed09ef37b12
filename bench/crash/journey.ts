// One request from draft to certificate, by a client that repeats what was not answered.
import { randomUUID } from 'node:crypto'
import { xRayAnswers, xRayService } from '../../apps/server/seeds/demo/answers.ts'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { type Answers, makeClient, noAnswers } from './client.ts'

/** What the client was told, to be found again. */
export type Told = {
  readonly number: string
  readonly draftSerial: string
  readonly events: readonly string[]
  readonly rounds: number
  readonly invoice: string
  readonly refId: string
  readonly csId: string
  readonly file: string
  readonly acknowledged: number
  readonly retried: number
}

/** The tokens of everybody the journeys need; signed in once, since sign-ins are limited per minute. */
export type Tokens = {
  readonly applicants: readonly string[]
  readonly inspector: string
  readonly head: string
  readonly finance: string
}

/** Signs everybody in. */
export const signInAll = async (origin: string, answers: Answers = noAnswers()): Promise<Tokens> => {
  const client = makeClient(origin, answers)
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
    finance: await byEmail(demoStaff.finance.login_email),
  }
}

/** Runs the journey; every acknowledged answer is in what it returns. Every other request is returned once. */
export const runJourney = async (
  origin: string,
  tokens: Tokens,
  index: number,
  answers: Answers = noAnswers(),
): Promise<Told> => {
  const { applicants, inspector, head, finance } = tokens
  const applicant = applicants[index % applicants.length] ?? ''
  const client = makeClient(origin, answers)
  const created = await client.post(applicant, '/request/create', { type: 'NEW', ...xRayService })
  const request_number = String(created.code)
  const { filename } = await client.upload(applicant, '/uploadfile', `sample-${index}`)
  const file = String(filename)
  const draftSerial = `SN-${index}-${randomUUID()}`
  for (const patch of [{ unit_model: 'Ray-60' }, { installed_on: '2025-03-01' }]) {
    await client.post(applicant, '/request/savedraft', { request_number, patch })
  }
  await client.post(applicant, '/request/savedraft', { request_number, patch: { unit_serial: draftSerial }, step: 0 })
  const data = xRayAnswers({ name: file, title: 'passport.pdf', size: 400 }, { unit_serial: draftSerial })
  const sending = { request_number, organization_id: 1, data }
  const decide = async (token: string, path: string, more: object = {}): Promise<Record<string, unknown>> =>
    client.post(token, path, { request_number, version: await client.version(token, request_number), ...more })

  await client.post(applicant, '/request/submit', sending)
  await decide(inspector, '/staff/request/receive')
  const isReturned = index % 2 === 1
  if (isReturned) {
    const comments = [{ title: 'Загвар', comment: 'Загварыг тодруулна уу', path: 'unit_model' }]
    await decide(inspector, '/staff/request/return', { comments })
    await client.post(applicant, '/request/resubmit', sending)
    await decide(inspector, '/staff/request/receive')
  }
  await decide(inspector, '/staff/request/agree')
  const raised = await decide(inspector, '/staff/invoice/create', { amount: '50000' })
  const invoice = String(raised.gen_id)
  // A receipt bears no transaction id: one that is there already is the one that was not answered.
  await client.upload(applicant, `/invoices/uploadreceipt?invoiceid=${invoice}`, `receipt-${index}`, 'receipt_present')
  await client.post(finance, '/staff/invoice/confirm', { invoiceid: invoice })
  await decide(inspector, '/staff/request/agree')
  const approved = await decide(head, '/staff/request/approve')
  return {
    number: request_number,
    draftSerial,
    events: [
      ...['create', 'save_draft', 'submit', 'receive'],
      ...(isReturned ? ['return', 'resubmit', 'receive'] : []),
      ...['agree', 'raise_invoice', 'upload_receipt', 'confirm_receipt', 'agree', 'approve'],
    ],
    rounds: isReturned ? 2 : 1,
    invoice,
    refId: String(approved.ref_id ?? ''),
    csId: String(approved.cs_id ?? ''),
    file,
    ...client.counts(),
  }
}

export type Load = {
  readonly finished: () => number
  /** Lets the journeys under way end, and answers what all of them were told. */
  end(): Promise<readonly Told[]>
}

/** Runs journeys without pause, so many at a time. */
export const startLoad = (origin: string, tokens: Tokens, answers: Answers, parallel: number): Load => {
  const told: Told[] = []
  let next = 0
  let isEnding = false
  const worker = async (): Promise<void> => {
    while (!isEnding) told.push(await runJourney(origin, tokens, next++, answers))
  }
  const workers = Promise.all(Array.from({ length: parallel }, worker))
  // A journey that is refused ends the run; the failure is thrown by `end`.
  workers.catch(() => {})
  return {
    finished: () => told.length,
    async end() {
      isEnding = true
      await workers
      return told
    },
  }
}
