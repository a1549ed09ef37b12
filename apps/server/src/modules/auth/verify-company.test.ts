// A company verified in a pop-up, as browsers go through it: real sockets, the real issuer, its two pages.
import { me } from '@khyanalt/contract/auth'
import { danCompany, getCompany, insertCompany, listCompanies, listOwnCompanies } from '@khyanalt/contract/companies'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoCompanies, demoRegistry } from '../../../seeds/demo/companies.ts'
import { demoPassword, demoPeople } from '../../../seeds/demo/people.ts'
import { openBrowser, openWindow, type Visit, type WaitingWindow } from '../../../test/pop-up.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { grocerForm, leaveEverything } from '../companies/company-fixture.ts'

const { dentist, builder, hospital } = demoRegistry

let test: TestApp
let address: string
const windows: WaitingWindow[] = []
beforeAll(async () => {
  test = await openTestApp({ listen: true })
  address = test.app.services.config.PUBLIC_URL
})
afterEach(async () => {
  for (const { socket } of windows.splice(0)) socket.close()
  const { db } = test.app.services
  for (const { id } of [demoPeople.citizen, demoPeople.withoutContact]) await leaveEverything(test, id)
  const made = [dentist.register_number, builder.register_number]
  await db.deleteFrom('companies').where('register_number', 'in', made).execute()
})
afterAll(() => test.close())

const openPortal = async (sid?: string) => {
  const window = await openWindow(address, 'entity', sid)
  windows.push(window)
  return window
}

/** Sends a browser to the issuer for a window; answers its sign-in form. */
const begin = async (as: DemoPerson, { sid }: WaitingWindow) => {
  const reply = await fetch(`${address}/api${danCompany.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await test.token(as)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sid }),
  })
  const browser = openBrowser(address)
  browser.keep(reply.headers.getSetCookie())
  const { url } = (await reply.json()) as { url: string }
  return { browser, url, form: await browser.visit(url) }
}
type Begun = Awaited<ReturnType<typeof begin>>

const signIn = ({ browser, form }: Begun, person: { readonly id: string }): Promise<Visit> =>
  browser.visit(form.url.href, { person: person.id, password: demoPassword, act: 'sign-in' })

const choose = ({ browser }: Begun, page: Visit, organization: string): Promise<Visit> =>
  browser.visit(page.url.href, { organization, act: 'choose' })

/** The whole way. */
const verify = async (as: 'citizen' | 'withoutContact' | 'hospitalAdmin', organization: string) => {
  const window = await openPortal()
  const begun = await begin(as, window)
  const done = await choose(begun, await signIn(begun, demoPeople[as]), organization)
  await window.outcome()
  return { window, begun, done, told: window.heard[0] }
}

it('[CON-010] [REQ-COMP-08] [REQ-COMP-09] registers the company, tells the one window that asked, once, and makes the person ADMIN', async () => {
  const bystander = await openPortal()
  const { window, begun, done, told } = await verify('citizen', dentist.register_number)
  expect(done).toMatchObject({ status: 200, page: expect.stringContaining('Амжилттай, энэ цонх хаагдана') })
  expect(told).toEqual({
    status: 'success',
    outcome: 'registered',
    company_id: expect.any(String),
    message: '“Хөх Тэнгэр Дент ХХК” байгууллагыг бүртгэлээ. Та админ нь боллоо.',
    message_en: '“Хөх Тэнгэр Дент ХХК” was registered. You are its administrator.',
  })
  const id = String(told?.company_id)
  expect((await test.call('citizen', getCompany, { id })).data).toMatchObject({
    companyRegnum: '6012344',
    companyNameEn: 'Khukh Tenger Dent LLC',
    description: 'ХХК',
    createdDate: '2018-06-11',
    address: [{ value: '11' }, { value: '1110' }, { value: '111059', label: { mn: '5-р хороо' } }],
    generalR: { regnum: 'УБ85010112', positionName: 'Захирал' },
    verified: true,
    role: 'ADMIN',
  })
  expect((await test.call('citizen', me, {})).user).toMatchObject({ type: 2, companies: [{ id, role: 'ADMIN' }] })

  // The way back worked once: neither the address nor its code can be used again.
  const replayed = await begun.browser.visit(done.url.href)
  expect(replayed.status).toBe(400)
  expect(window.heard).toHaveLength(1)
  expect(bystander.heard).toEqual([])
})

it('[CON-195] narrows both company lists to the one registered in this realtime session', async () => {
  const first = await verify('citizen', dentist.register_number)
  const second = await verify('citizen', builder.register_number)
  const ids = async (sid?: string) =>
    (await test.call('citizen', listOwnCompanies, { sid })).data.map(({ company }) => company.register_number)
  expect(await ids()).toEqual([dentist.register_number, builder.register_number])
  expect(await ids(second.window.sid)).toEqual([builder.register_number])
  const { data } = await test.call('citizen', listCompanies, { sid: first.window.sid })
  expect(Object.values(data)).toEqual([dentist.name_mn])
  expect(await ids('a-sid-of-nobody')).toEqual([])
})

it('[CON-196] lets a second verified person join as MEMBER, and leaves a member what he or she is', async () => {
  const { told } = await verify('withoutContact', hospital.register_number)
  expect(told).toMatchObject({ outcome: 'joined', company_id: demoCompanies.hospital.id })
  expect((await test.call('withoutContact', me, {})).user).toMatchObject({
    type: 2,
    companies: [{ id: demoCompanies.hospital.id, role: 'MEMBER' }],
  })
  expect((await verify('hospitalAdmin', hospital.register_number)).told).toMatchObject({ outcome: 'confirmed' })
  const { user } = await test.call('hospitalAdmin', me, {})
  expect(user.companies).toMatchObject([{ id: demoCompanies.hospital.id, role: 'ADMIN' }])
})

it('[CON-196] makes one company of two people who verify it at the same moment', async () => {
  const people = ['citizen', 'withoutContact'] as const
  const both = await Promise.all(people.map(as => verify(as, builder.register_number)))
  expect(both.map(({ told }) => told?.outcome).sort()).toEqual(['joined', 'registered'])
  const roles = await Promise.all(people.map(async as => (await test.call(as, me, {})).user.companies[0]?.role))
  expect(roles.sort()).toEqual(['ADMIN', 'MEMBER'])
})

it('[CON-196] [REQ-COMP-09] joins a company that somebody typed, which then counts as verified', async () => {
  const form = { ...grocerForm, regnumber: builder.register_number }
  const { id } = (await test.call('withoutContact', insertCompany, form)).data
  expect((await verify('citizen', builder.register_number)).told).toMatchObject({ outcome: 'joined', company_id: id })
  expect((await test.call('withoutContact', getCompany, { id })).data).toMatchObject({ role: 'ADMIN', verified: true })
})

it('offers only organisations that the person may stand for, and says what the portal is told', async () => {
  const begun = await begin('citizen', await openPortal())
  const page = await signIn(begun, demoPeople.citizen)
  expect(page.page).toContain('Байгууллага сонгох')
  expect(page.page).toContain(dentist.name_mn)
  expect(page.page).toContain(builder.name_mn)
  expect(page.page).not.toContain(hospital.name_mn)
  expect(page.page).toContain('Порталд байгууллагын нэр')
  const forged = await choose(begun, page, hospital.register_number)
  expect(forged.status).toBe(400)
  expect(forged.page).toContain('Байгууллагаа сонгоно уу')
})

it('refuses somebody else than the person who is signed in', async () => {
  const window = await openPortal()
  const begun = await begin('citizen', window)
  const done = await choose(begun, await signIn(begun, demoPeople.withoutContact), hospital.register_number)
  await window.outcome()
  expect(done.status).toBe(400)
  expect(window.heard).toEqual([
    {
      status: 'error',
      code: 'sso_other_person',
      message: expect.stringContaining('Өөр хүний эрхээр'),
      message_en: expect.any(String),
    },
  ])
  expect((await test.call('citizen', me, {})).user.companies).toEqual([])
})

it.each(['sign-in form', 'choice of the organisation'])(
  'tells the window when the person cancels at the %s',
  async at => {
    const window = await openPortal()
    const begun = await begin('citizen', window)
    const page = at === 'sign-in form' ? begun.form : await signIn(begun, demoPeople.citizen)
    expect((await begun.browser.visit(page.url.href, { act: 'cancel' })).status).toBe(400)
    await window.outcome()
    expect(window.heard).toMatchObject([{ status: 'error', code: 'sso_failed' }])
  },
)

it('registers nothing when the window was closed meanwhile, at whatever stage', async () => {
  const { realtime } = test.app.services
  const window = await openPortal()
  const begun = await begin('citizen', window)
  const page = await signIn(begun, demoPeople.citizen)
  window.socket.close()
  await expect.poll(() => realtime.hasSid(window.sid)).toBe(false)
  expect((await choose(begun, page, dentist.register_number)).status).toBe(400)
  expect((await test.call('citizen', me, {})).user.companies).toEqual([])
  const reply = await test.refused('citizen', danCompany, { sid: window.sid })
  expect(reply).toMatchObject({ status: 409, code: 'sso_unknown_socket' })
})

it('tells both connections of one window, and does the act once', async () => {
  const window = await openPortal()
  const twin = await openPortal(window.sid)
  const begun = await begin('citizen', window)
  await choose(begun, await signIn(begun, demoPeople.citizen), dentist.register_number)
  await Promise.all([window.outcome(), twin.outcome()])
  expect([window.heard, twin.heard]).toMatchObject([[{ outcome: 'registered' }], [{ outcome: 'registered' }]])
  expect((await test.call('citizen', listOwnCompanies, {})).data).toHaveLength(1)
})

it('gives nothing to a person who signed out while the pop-up was open', async () => {
  const { db, clock } = test.app.services
  const window = await openPortal()
  const begun = await begin('citizen', window)
  const page = await signIn(begun, demoPeople.citizen)
  const sessions = db.updateTable('sessions').where('user_id', '=', demoPeople.citizen.id)
  await sessions.set({ revoked_at: clock.now() }).execute()
  await choose(begun, page, dentist.register_number)
  await window.outcome()
  expect(window.heard).toMatchObject([{ status: 'error', code: 'session_expired' }])
  await sessions.set({ revoked_at: null }).execute()
  expect((await test.call('citizen', me, {})).user.companies).toEqual([])
})

it('gives nothing to a person who was switched off while the pop-up was open', async () => {
  const { db } = test.app.services
  const window = await openPortal()
  const begun = await begin('citizen', window)
  const page = await signIn(begun, demoPeople.citizen)
  const account = db.updateTable('users').where('id', '=', demoPeople.citizen.id)
  await account.set({ active: false }).execute()
  expect((await choose(begun, page, dentist.register_number)).status).toBe(400)
  await account.set({ active: true }).execute()
  expect((await test.call('citizen', me, {})).user.companies).toEqual([])
})

it('gives nothing to a window whose address another browser followed', async () => {
  const window = await openPortal()
  const { url } = await begin('citizen', window)
  const other = openBrowser(address)
  const begun = { browser: other, url, form: await other.visit(url) }
  await choose(begun, await signIn(begun, demoPeople.citizen), dentist.register_number)
  await window.outcome()
  expect(window.heard).toMatchObject([{ status: 'error', code: 'sso_failed' }])
})

it('lets another person verify in the browser in which somebody was before', async () => {
  const first = await openPortal()
  const begun = await begin('citizen', first)
  await choose(begun, await signIn(begun, demoPeople.citizen), dentist.register_number)
  const second = await openPortal()
  const again = await begin('withoutContact', second)
  // The cookies of the first visit are still there.
  const shared = { ...again, browser: begun.browser }
  const reply = await fetch(`${address}/api${danCompany.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await test.token('withoutContact')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sid: second.sid }),
  })
  begun.browser.keep(reply.headers.getSetCookie())
  const { url } = (await reply.json()) as { url: string }
  const form = await begun.browser.visit(url)
  const page = await signIn({ ...shared, form }, demoPeople.withoutContact)
  expect((await choose(shared, page, builder.register_number)).status).toBe(200)
  await second.outcome()
  expect(second.heard).toMatchObject([{ status: 'success', outcome: 'registered' }])
})
