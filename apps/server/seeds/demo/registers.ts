// Registers of the demo organisations and what was permitted to them: a hospital, a dental clinic, a road company with
// sources in its gauges, and a mine that has taken two loads from its permit for explosives.
import { agencyDate } from '../../src/clock.ts'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Session } from '../../src/http/session.ts'
import { readRegisterRows } from '../../src/modules/equipment/read-register.ts'
import { saveItem } from '../../src/modules/equipment/save-item.ts'
import { saveSheet } from '../../src/modules/equipment/save-sheet.ts'
import { createRequest } from '../../src/modules/requests/create-request.ts'
import { sendRequest } from '../../src/modules/requests/send-request.ts'
import { agreeRequest } from '../../src/modules/review/agree-request.ts'
import { approveRequest } from '../../src/modules/review/approve-request.ts'
import { receiveRequest } from '../../src/modules/review/receive-request.ts'
import type { Services } from '../../src/services.ts'
import { xRayAnswers, xRayService } from './answers.ts'
import { findCertificateId, getPlace } from './cases.sql.ts'
import { demoCompanies } from './companies.ts'
import { morningOf } from './days-ago.ts'
import { type Load, purchaseAnswers, purchaseService, transportAnswers, transportService } from './explosive-answers.ts'
import { payDemoFee } from './pay-fee.ts'
import { demoPeople, demoStaff } from './people.ts'
import { type DemoOwner, permittedItems, type RegisterItem, sheetsOf, surveyMeter } from './register-items.ts'
import { clientSession, staffSession } from './sessions.ts'
import { storeFile } from './store-file.ts'

const day = 24 * 3600 * 1000

/** The member of each organisation who fills its registers. */
const members = {
  hospital: demoPeople.hospitalAdmin,
  dental: demoPeople.dentist,
  road: demoPeople.roadEngineer,
  mine: demoPeople.mineMember,
} as const satisfies Record<DemoOwner, unknown>

/** Fills the registers of organisations that have none. */
export const seedDemoRegisters = async (services: Services): Promise<void> => {
  for (const owner of ['hospital', 'dental', 'road', 'mine'] as const) {
    const company = demoCompanies[owner]
    const member = clientSession(members[owner], [company.id])
    const whose = { userId: member.userId, companyId: company.id }
    const { sheet } = await inTransaction(services.db, tx => readRegisterRows(tx, whose, 'workplace', null))
    if (sheet) continue
    await fillSheets(services, member, owner)
    // Calibrations that ran out, run out soon and late.
    if (owner !== 'dental') await addMeters(services, member, owner === 'mine' ? [-12, 200] : [24])
    await permitItems(services, member, permittedItems[owner])
    if (owner === 'mine') await permitExplosives(services, member)
  }
}

const fillSheets = async (services: Services, member: Session, owner: DemoOwner): Promise<void> => {
  const sheets = sheetsOf(owner, demoCompanies[owner].address_codes.slice(0, 2))
  for (const [register, answers] of Object.entries(sheets)) {
    const input = { register: register as keyof typeof sheets, answers: { ...answers } }
    await inTransaction(services.db, tx => saveSheet(services)(tx, member, input))
  }
}

const addMeters = async (services: Services, member: Session, endsIn: readonly number[]): Promise<void> => {
  const now = services.clock.now().getTime()
  for (const [index, days] of endsIn.entries()) {
    const ends = now + days * day
    const serial = `RE-${20 + index}-${member.companyIds[0]?.slice(-2)}`
    const meter = surveyMeter(serial, agencyDate(new Date(ends - 365 * day)), agencyDate(new Date(ends)))
    await addItem(services, member, meter)
  }
}

const addItem = async (services: Services, member: Session, item: RegisterItem, requestid?: string): Promise<void> => {
  const answers: Record<string, unknown> = { ...item.answers }
  for (const [field, title] of Object.entries(item.papers)) {
    answers[field] = [await storeFile(services, member, title, 'answer')]
  }
  const input = { register: item.register, answers, ...(requestid === undefined ? {} : { requestid }) }
  await inTransaction(services.db, tx => saveItem(services)(tx, member, input))
}

/** An approved request that brought these records. */
const permitItems = async (services: Services, member: Session, items: readonly RegisterItem[]): Promise<void> => {
  const serial = String(items[0]?.answers.serialnumber)
  await decided(services, member, xRayService, 90, async (past, number) => {
    for (const item of items) await addItem(past, member, item, number)
    return xRayAnswers(await storeFile(past, member, 'Техникийн паспорт.pdf', 'answer'), { unit_serial: serial })
  })
}

const loads: readonly Load[] = [
  [
    ['anfo', '4000', 'дөрвөн мянга', 'kg'],
    ['nonelectric_detonator', '120', 'нэг зуун хорь', 'pcs'],
  ],
  [
    ['anfo', '2500', 'хоёр мянга таван зуу', 'kg'],
    ['cord', '600', 'зургаан зуу', 'm'],
  ],
]

const permitExplosives = async (services: Services, member: Session): Promise<void> => {
  const paper = (title: string) => storeFile(services, member, title, 'answer')
  const dayOf = ({ clock }: Services) => agencyDate(clock.now())
  const number = await decided(services, member, purchaseService, 80, past => purchaseAnswers(paper, dayOf(past)))
  const permit = await inTransaction(services.db, tx => findCertificateId(tx, number))
  for (const [index, load] of loads.entries()) {
    await decided(services, member, transportService, 40 - index * 20, past =>
      transportAnswers(paper, dayOf(past), permit, load),
    )
  }
}

/** A request of some days ago that was sent and approved; its number. */
const decided = async (
  services: Services,
  member: Session,
  service: { readonly formid: number; readonly category_id: number },
  daysAgo: number,
  fill: (past: Services, number: string) => Promise<object>,
): Promise<string> => {
  const started = morningOf(services.clock, daysAgo)
  let acts = 0
  const past: Services = {
    ...services,
    clock: { now: () => new Date(started + acts * 3600 * 1000) },
    // Nobody is mailed today about what happened then.
    enqueue: async (tx, name, payload) => {
      if (name === 'render-certificate') await services.enqueue(tx, name, payload)
    },
  }
  const act = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    acts++
    return inTransaction(services.db, work)
  }
  const inspector = staffSession(demoStaff.inspector)
  const request_number = (await act(tx => createRequest(past)(tx, member, { ...service, type: 'NEW' }))).code
  const data = { ...(await fill(past, request_number)) }
  await act(tx => sendRequest(past, 'submit')(tx, member, { request_number, data, organization_id: 1 }))
  const seen = async (tx: Tx) => ({ request_number, version: (await getPlace(tx, request_number)).version })
  await act(async tx => receiveRequest(past)(tx, inspector, await seen(tx)))
  await payDemoFee(past, act, { owner: member, number: request_number, upTo: 'paid' })
  const steps = await act(async tx => (await getPlace(tx, request_number)).steps)
  for (let step = 1; step < steps; step++) await act(async tx => agreeRequest(past)(tx, inspector, await seen(tx)))
  await act(async tx => approveRequest(past)(tx, staffSession(demoStaff.head), await seen(tx)))
  return request_number
}
