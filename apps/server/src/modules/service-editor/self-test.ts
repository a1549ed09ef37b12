// The life of a request under a draft, in both languages: filled, sent, returned, mended, approved, renewed,
// and taken back.
import type { Rehearsal } from '@khyanalt/contract/service-editor'
import type { ServiceSettings } from '@khyanalt/contract/service-settings'
import type { Answers } from '@khyanalt/form-engine/answers'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import { validateForm } from '@khyanalt/form-engine/validate'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import { readRefusal } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { findService } from '../catalogue/find-service.ts'
import { publishVersion } from '../catalogue/publish-version.ts'
import { createRequest } from '../requests/create-request.ts'
import { saveDraft } from '../requests/save-draft.ts'
import { sendRequest } from '../requests/send-request.ts'
import { agreeRequest } from '../review/agree-request.ts'
import { approveRequest } from '../review/approve-request.ts'
import { receiveRequest } from '../review/receive-request.ts'
import { returnRequest } from '../review/return-request.ts'
import { waiveFee } from '../review/waive-fee.ts'
import { fillSample } from './sample-filling.ts'
import { beginRehearsal, endRehearsal, findAnyUnit, openForRehearsal } from './self-test.sql.ts'
import { castPlayers } from './self-test-players.ts'
import { updateEditedService } from './service-editor.sql.ts'

type SelfTestAct = Rehearsal['self_test'][number]

type Tested = Pick<Parameters<typeof publishVersion>[1], 'serviceId' | 'plan' | 'certificate'> & {
  readonly body: FormDefinition
  /** The particulars it is played with, and by whom; without, those in force. */
  readonly settings?: ServiceSettings
  readonly by?: string
}

/** Plays every act in both languages; the first act that fails ends its language. Nothing stays behind. */
export const runSelfTest = async (
  tx: Tx,
  services: Services,
  tested: Tested,
): Promise<{ readonly acts: SelfTestAct[]; readonly judgeMilliseconds: number }> => {
  const acts: SelfTestAct[] = []
  let judgeMilliseconds = 0
  // Messages and jobs of the rehearsal would be taken back anyway.
  // Numbers far beyond those that are given out; they are taken back, too.
  let number = 9_000_000
  const quiet: Services = { ...services, enqueue: async () => {}, takeNumber: async () => ++number }
  for (const language of ['mn', 'en'] as const) {
    await beginRehearsal(tx)
    try {
      const play = await openPlay(tx, quiet, tested, language)
      for (const act of play.acts) {
        acts.push({ language, ...(await perform(act)) })
        if (!acts.at(-1)?.ok) break
      }
      judgeMilliseconds = Math.max(judgeMilliseconds, play.judgeMilliseconds())
    } finally {
      await endRehearsal(tx)
    }
  }
  return { acts, judgeMilliseconds }
}

type Act = { readonly act: SelfTestAct['act']; readonly run: () => Promise<void> }

/** A refusal is what the rehearsal looks for; anything else is a fault of the product. */
const perform = async ({ act, run }: Act): Promise<Omit<SelfTestAct, 'language'>> => {
  try {
    await run()
    return { act, ok: true }
  } catch (error) {
    const refusal = readRefusal(error)
    if (!refusal) throw error
    const problems = refusal.details.problems as SelfTestAct['problems'] & object
    return { act, ok: false, code: refusal.code, ...(problems ? { problems: problems.slice(0, 50) } : {}) }
  }
}

/** Casts the players, puts the draft in the place of the published version, and says which acts follow. */
const openPlay = async (
  tx: Tx,
  services: Services,
  { serviceId, body, plan, certificate: said, settings, by }: Tested,
  language: 'mn' | 'en',
) => {
  const at = services.clock.now()
  await openForRehearsal(tx, serviceId)
  if (settings && by) {
    await updateEditedService(tx, serviceId, settings, { status: 1, temporary_disable: false }, by)
  }
  const published = { id: uuidv7(), serviceId, version: rehearsedVersion, language, body, plan, certificate: said }
  await publishVersion(tx, { ...published, at, by: null })
  const service = await findService(tx, serviceId)
  if (!service) throw new Error(`Service ${serviceId} vanished during its rehearsal`)
  const { client, companyId, reviewer, approver } = await castPlayers(tx, service, at)
  const unit = await findAnyUnit(tx)
  const form = compileDefinition(body, { renew: false })
  let number = ''
  let version = 0
  let certificate: string | null = null
  let answers: Answers = {}
  let took = 0
  const decision = () => ({ request_number: number, version })
  const fill = async (type: 'NEW' | 'ONETIME' | 'RENEW') => {
    const renew = type === 'RENEW'
    const taking = { type, formid: service.id, category_id: service.category_id }
    const { code } = await createRequest(services)(tx, client, {
      ...taking,
      ...(renew && certificate !== null && { cert_id: certificate }),
    })
    number = code
    // Employees and papers of the renewal are others than those of the first request.
    const seed = renew ? serviceId + renewalSeed : serviceId
    const filled = await fillSample(tx, services, {
      form: renew ? compileDefinition(body, { renew }) : form,
      language,
      client,
      companyId,
      requestNumber: number,
      seed,
    })
    answers = filled.answers
    if (!renew) {
      const start = performance.now()
      validateForm(form, answers, filled.facts)
      took = Math.round((performance.now() - start) * 10) / 10
    }
    await saveDraft(services)(tx, client, { request_number: number, data: { ...answers }, step: 0 })
  }
  const send = async () => {
    const sending = { request_number: number, data: { ...answers }, organization_id: unit }
    version = (await sendRequest(services, 'submit')(tx, client, sending)).version
  }
  const approveAll = async () => {
    version = (await receiveRequest(services)(tx, plan.length === 1 ? approver : reviewer, decision())).version
    // What it costs is nobody's to pay here; the deciding player lets it go on without.
    if (service.fee !== null) {
      version = (await waiveFee(services)(tx, approver, { ...decision(), comment: 'Туршилт' })).version
    }
    for (let step = 1; step < plan.length; step++) {
      version = (await agreeRequest(services)(tx, reviewer, decision())).version
    }
    certificate = (await approveRequest(services)(tx, approver, decision())).cs_id
  }
  const acts: readonly Act[] = [
    { act: 'fill', run: () => fill(service.type === 'ONETIME' ? 'ONETIME' : 'NEW') },
    { act: 'send', run: send },
    {
      act: 'return',
      run: async () => {
        version = (await receiveRequest(services)(tx, reviewer, decision())).version
        const comments = [...form.fields.values()]
          .filter(field => field.kind.holds === 'answer')
          .slice(0, mostRemarks)
          .map(({ name, title }) => ({ title: title.mn, comment: 'Дахин нягтална уу', path: name }))
        version = (await returnRequest(services)(tx, reviewer, { ...decision(), comments })).version
      },
    },
    {
      act: 'fix',
      run: async () => {
        const again = { request_number: number, data: { ...answers } }
        version = (await sendRequest(services, 'resubmit')(tx, client, again)).version
      },
    },
    { act: 'approve', run: approveAll },
    // What was issued just now is renewed, where the service renews anything.
    ...(service.renewable
      ? ([
          { act: 'renew_fill', run: () => fill('RENEW') },
          { act: 'renew_send', run: send },
          { act: 'renew_approve', run: approveAll },
        ] as const)
      : []),
  ]
  return { acts, judgeMilliseconds: () => took }
}

/** Keeps what a renewal is filled with apart from the first filling. */
const renewalSeed = 1_000_000

/** Beyond every number that a real version gets. */
const rehearsedVersion = 1_000_000

/** As many as one return may hold. */
const mostRemarks = 200
