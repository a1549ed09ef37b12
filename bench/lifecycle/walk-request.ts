// One request from draft to certificate, whoever carries the calls.
import { xRayAnswers, xRayService } from '../../apps/server/seeds/demo/answers.ts'

/** The calls of the walk, by the names that reports use. */
export const walkCalls = [
  'list',
  'open service',
  'create',
  'upload',
  'draft',
  'submit',
  'open',
  'open case',
  'receive',
  'agree',
  'approve',
  'verify',
] as const
export type WalkCall = (typeof walkCalls)[number]

/** How many calls make a walk. */
export const callsOfWalk = 19

/** Carries calls; every answer is a success. */
export type Carrier = {
  get(call: WalkCall, token: string | null, path: string): Promise<Answer>
  post(call: WalkCall, token: string | null, path: string, input: object): Promise<Answer>
  /** Stores a small PDF and answers its name. */
  upload(call: WalkCall, token: string, mark: string): Promise<string>
}
export type Answer = Readonly<Record<string, unknown>>

/** The tokens of those who take part. */
export type Walkers = { readonly applicant: string; readonly inspector: string; readonly head: string }

/** Walks through all of it; the mark tells this request's papers and device from others. */
export const walkRequest = async (carrier: Carrier, walkers: Walkers, mark: string): Promise<void> => {
  const { applicant, inspector, head } = walkers
  await carrier.get('list', applicant, '/dashboard/myrequest?page=1&results=10')
  await carrier.get('open service', applicant, '/getform/x-ray-licence')
  const created = await carrier.post('create', applicant, '/request/create', { type: 'NEW', ...xRayService })
  const number = String(created.code)
  const file = await carrier.upload('upload', applicant, `sample-${mark}`)
  const serial = `SN-${mark}`
  const drafts = [
    { patch: { unit_model: 'Ray-60' } },
    { patch: { installed_on: '2025-03-01' } },
    { patch: { unit_serial: serial }, step: 0 },
  ]
  for (const draft of drafts) {
    await carrier.post('draft', applicant, '/request/savedraft', { request_number: number, ...draft })
  }
  const passport = { name: file, title: 'passport.pdf', size: 400 }
  await carrier.post('submit', applicant, '/request/submit', {
    request_number: number,
    organization_id: 1,
    data: xRayAnswers(passport, { unit_serial: serial }),
  })
  await carrier.get('open', applicant, `/getserviceform?id=${number}`)

  const decide = async (call: 'receive' | 'agree' | 'approve', token: string): Promise<Answer> => {
    const { request } = await carrier.get('open case', token, `/staff/request?requestnumber=${number}`)
    const { version } = request as { version: number }
    return carrier.post(call, token, `/staff/request/${call}`, { request_number: number, version })
  }
  await decide('receive', inspector)
  await decide('agree', inspector)
  await decide('agree', inspector)
  const approved = await decide('approve', head)
  await carrier.post('verify', null, '/certificates/info', { cs_id: String(approved.cs_id) })
}
