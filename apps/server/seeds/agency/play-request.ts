// Plays a request of the living agency by the product's own use cases, up to now.
import { createHash } from 'node:crypto'
import { tugrikDigits } from '@khyanalt/domain/money'
import { uploadName } from '@khyanalt/domain/upload-limits'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { lockCase } from '../../src/modules/cases/lock-case.ts'
import { attachFiles } from '../../src/modules/files/attach-files.ts'
import { confirmReceipt } from '../../src/modules/invoices/confirm-receipt.ts'
import { createInvoice } from '../../src/modules/invoices/create-invoice.ts'
import { applyAction, requestReading } from '../../src/modules/requests/apply-action.ts'
import { createRequest } from '../../src/modules/requests/create-request.ts'
import { getOpenService } from '../../src/modules/requests/open-service.ts'
import { sendRequest } from '../../src/modules/requests/send-request.ts'
import { system } from '../../src/modules/requests/system-doer.ts'
import { agreeRequest } from '../../src/modules/review/agree-request.ts'
import { approveRequest } from '../../src/modules/review/approve-request.ts'
import { assignRequests } from '../../src/modules/review/assign-requests.ts'
import { receiveRequest } from '../../src/modules/review/receive-request.ts'
import { rejectRequest } from '../../src/modules/review/reject-request.ts'
import { returnRequest } from '../../src/modules/review/return-request.ts'
import { waiveFee } from '../../src/modules/review/waive-fee.ts'
import { fillSample } from '../../src/modules/service-editor/sample-filling.ts'
import type { Services } from '../../src/services.ts'
import { getUnpaidInvoice, insertDemoFile, setReceipt } from '../demo/cases.sql.ts'
import { demoStaff } from '../demo/people.ts'
import { staffSession } from '../demo/sessions.ts'
import { smallPdf } from '../demo/small-pdf.ts'
import { describeFile, listPlayedFiles, readPlace } from './agency.sql.ts'
import { type ActName, drawCourse } from './course.ts'
import { type Client, heads, type Inspector } from './people.ts'
import { reasonsFor } from './reasons.ts'
import { laterInWork } from './working-moments.ts'

/** A request to be played. */
export type Order = {
  readonly place: number
  readonly service: { readonly id: number; readonly category_id: number; readonly type: string }
  readonly client: Client
  readonly inspector: Inspector
  readonly unit: number
  readonly begins: Date
  /** What its answers are drawn from. */
  readonly sample: number
}

type Context = {
  readonly services: Services
  readonly holidays: ReadonlySet<string>
  readonly now: Date
  readonly random: () => number
}

/** Services that get stuck, at which step and how much. */
const stuck: Readonly<Record<number, readonly [number, number]>> = { 101: [2, 2.4], 103: [1, 1.8], 201: [1, 0.6] }
const fresh = 14 * 24 * 3600 * 1000

export const playRequest = async (tx: Tx, context: Context, order: Order): Promise<void> => {
  const { holidays, now, random } = context
  const { client, inspector } = order
  let moment = order.begins
  const services = pastServices(context.services, () => moment, now)
  const taking = { formid: order.service.id, category_id: order.service.category_id }
  const { definition, service } = await getOpenService(tx, taking)
  const type = order.service.type === 'ONETIME' ? 'ONETIME' : 'NEW'
  const { code: number } = await createRequest(services)(tx, client.session, { ...taking, type })
  const form = compileDefinition(definition.body, { renew: false })
  const { answers } = await fillSample(tx, services, {
    form,
    language: definition.language,
    client: client.session,
    companyId: client.companyId,
    requestNumber: number,
    seed: order.sample,
  })
  await storePapers(tx, services, client.session)

  const [slowStep, slowness] = stuck[service.id] ?? [0, 1]
  const course = drawCourse(random, {
    plan: definition.plan,
    costs: (service.fee ?? 0) > 0,
    pace: inspector.pace * seasonOf(order.begins, now),
    slowStep,
    slowness,
    returns: 0.24 * inspector.strictness,
  })
  const cast = {
    client: client.session,
    inspector: inspector.session,
    head: heads[order.place % 2] ?? inspector.session,
  }
  const data = { ...answers }
  // Some never get beyond the first lines.
  if (random() < 0.02) return
  for (const { act, after } of course) {
    moment = laterInWork(moment, after, holidays)
    if (moment > now || act === 'stall') return
    await perform(tx, services, { act, number, cast, data, unit: order.unit, form, random })
  }
}

/** Services of a moment of the past; nobody is mailed, and only the newest papers are made before anybody asks. */
export const pastServices = (services: Services, at: () => Date, now: Date): Services => ({
  ...services,
  clock: { now: at },
  enqueue: async (tx, name, payload) => {
    const recent = now.getTime() - at().getTime() < fresh
    if (name === 'render-certificate' && recent) await services.enqueue(tx, name, payload)
  },
})

/** The last three months went more slowly than those before, and summers do. */
const seasonOf = (begins: Date, now: Date): number => {
  const summer = [6, 7].includes(begins.getUTCMonth()) ? 1.35 : 1
  return summer * (now.getTime() - begins.getTime() < 91 * 24 * 3600 * 1000 ? 1.25 : 1)
}

/** Gives bytes to what the answers name. */
export const storePapers = async (tx: Tx, { files }: Services, owner: Session): Promise<void> => {
  for (const { id, name } of await listPlayedFiles(tx, owner.userId)) {
    const bytes = smallPdf(`Document ${name}`)
    const storage_key = `${id.slice(-2)}/${id}.pdf`
    await files.putBytes(storage_key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await describeFile(tx, id, { title: 'Баримт.pdf', size: bytes.length, sha256, storage_key })
  }
}

type Performance = {
  readonly act: ActName
  readonly number: string
  readonly cast: { readonly client: Session; readonly inspector: Session; readonly head: Session }
  readonly data: Record<string, unknown>
  readonly unit: number
  readonly form: CompiledForm
  readonly random: () => number
}

const perform = async (tx: Tx, services: Services, performance: Performance): Promise<void> => {
  const { act, number, cast, data, unit, form, random } = performance
  const { version, holder_user_id } = await readPlace(tx, number)
  const seen = { request_number: number, version }
  const lock = () => lockCase(tx, requestReading, { kind: 'system' }, number)
  switch (act) {
    case 'submit':
      return done(
        sendRequest(services, 'submit')(tx, cast.client, { request_number: number, data, organization_id: unit }),
      )
    case 'resubmit':
      return done(sendRequest(services, 'resubmit')(tx, cast.client, { request_number: number, data }))
    case 'receive':
      return done(receiveRequest(services)(tx, cast.inspector, seen))
    case 'agree':
      return done(agreeRequest(services)(tx, cast.inspector, seen))
    case 'return':
      return done(returnRequest(services)(tx, cast.inspector, { ...seen, comments: drawRemarks(form, random) }))
    case 'reject':
      return done(rejectRequest(services)(tx, cast.head, { ...seen, comments: drawRemarks(form, random).slice(0, 1) }))
    case 'approve':
      return done(approveRequest(services)(tx, cast.head, seen))
    case 'release': {
      const given = { requests: [{ request_number: number, holder: holder_user_id }], to: null }
      return done(assignRequests(services)(tx, cast.inspector, given))
    }
    case 'raise_invoice': {
      const { fee } = await lock()
      return done(createInvoice(services)(tx, cast.inspector, { ...seen, amount: tugrikDigits(fee.amount) }))
    }
    case 'waive_fee':
      return done(waiveFee(services)(tx, cast.head, { ...seen, comment: 'Хуульд заасан хөнгөлөлт эдэлнэ.' }))
    case 'attach_receipt': {
      const request = await lock()
      const { id } = await getUnpaidInvoice(tx, request.id)
      const receipt = await storeReceipt(tx, services, cast.client)
      await setReceipt(tx, id, receipt.id)
      await attachFiles(tx, { requestId: request.id, ownerUserId: cast.client.userId, names: [receipt.name] })
      return done(applyAction(tx, services, cast.client, request, { action: 'upload_receipt' }))
    }
    case 'confirm_receipt': {
      const { id } = await getUnpaidInvoice(tx, (await readPlace(tx, number)).id)
      return done(confirmReceipt(services)(tx, staffSession(demoStaff.finance), { invoiceid: id }))
    }
    case 'expire':
      return done(applyAction(tx, services, system, await lock(), { action: 'expire' }))
    case 'stall':
      return
  }
}

const done = async (work: Promise<unknown>): Promise<void> => {
  await work
}

/** One to three remarks; of every form the same few questions cause most of them. */
const drawRemarks = (form: CompiledForm, random: () => number) => {
  const asked = [...form.fields.values()].filter(({ kind }) => kind.holds === 'answer')
  const papers = asked.filter(({ type }) => type === 'file')
  const ordered = [...papers, ...asked.filter(field => !papers.includes(field))]
  const chosen = new Set(
    Array.from({ length: 1 + Math.floor(random() * 2.4) }, () => ordered[Math.floor(random() ** 2.5 * ordered.length)]),
  )
  return [...chosen].flatMap(field => {
    if (!field) return []
    const reasons = reasonsFor(field.type)
    return [
      {
        title: field.title.mn,
        path: field.name,
        comment: reasons[Math.floor(random() ** 2 * reasons.length)] ?? '',
      },
    ]
  })
}

const storeReceipt = async (tx: Tx, services: Services, owner: Session): Promise<{ id: string; name: string }> => {
  const id = uuidv7()
  const bytes = smallPdf(`receipt ${id}`)
  const file = {
    id,
    name: uploadName(uuidv7(), id.slice(-7)),
    title: 'Төлбөрийн баримт.pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storage_key: `${id.slice(-2)}/${id}.pdf`,
    purpose: 'receipt' as const,
    owner_user_id: owner.userId,
    created_at: services.clock.now(),
  }
  await services.files.putBytes(file.storage_key, bytes)
  await insertDemoFile(tx, file)
  return file
}
