// Signing in by each door, what stands around every screen then, acting for a client, and every way a session ends.
import { login, logout } from '@khyanalt/contract/auth'
import { checkToken } from '@khyanalt/contract/session-checks'
import { areaTexts } from '@khyanalt/domain/messages/areas'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { bellTexts } from '@khyanalt/domain/messages/bell'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { categoryTileTexts } from '@khyanalt/domain/messages/category-tiles'
import { companyTourTexts } from '@khyanalt/domain/messages/company-tour'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { loginChooserTexts } from '@khyanalt/domain/messages/login-chooser'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { supportTexts } from '@khyanalt/domain/messages/support'
import { expect, type Page } from '@playwright/test'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { clientMenu, dashboardTabs, portalTabs } from '../../apps/web/src/layouts/dashboard-areas.ts'
import { test } from '../fixtures/portal.ts'
import { ask } from '../steps/calls.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { hold, refuseNext } from '../steps/mishaps.ts'
import { signInAtPortal, signOn } from '../steps/people.ts'

const shell = shellTexts.mn
const auth = authTexts.mn
const support = supportTexts.mn
const { citizen, hospitalAdmin, withoutContact } = demoPeople
const wordsOf = (areas: readonly { readonly key: keyof typeof shell }[]) => areas.map(({ key }) => shell[key])
const stored = (page: Page, key: 'token' | 'user') => page.evaluate(`localStorage.getItem('khyanalt.${key}')`)
const tabsOf = (page: Page) => page.getByRole('navigation', { name: shell.dashboardTabs }).getByRole('link')

test('[REQ-PROD-09] the keyboard alone leads in, around and out again', async ({ somebody, look }) => {
  const { page, hand } = await somebody({ byKeyboard: true, viewport: { width: 1440, height: 900 } })
  // [REQ-SESS-01] A visitor is sent home and asked to sign in.
  await page.goto('/dashboard/invoices')
  const chooser = page.getByRole('dialog', { name: shell.loginTitle })
  await expect(chooser).toContainText(loginChooserTexts.mn.loginNeeded)
  await expect(page).toHaveURL(/\/$/)
  await look(page, 'asked-to-sign-in')
  await hand.press(chooser.getByRole('link', { name: new RegExp(`^${shell.byNumber}`) }))

  const submit = page.getByRole('main').getByRole('button', { name: auth.submit, exact: true })
  await hand.press(submit)
  // [REQ-AUTH-01] Both are wanted.
  await expect(page.getByText(auth.registerNumberMissing)).toBeVisible()
  await expect(page.getByText(auth.passwordMissing)).toBeVisible()
  const number = page.getByRole('textbox', { name: auth.registerNumber })
  await expect(number).toBeFocused()
  const toasts = page.getByRole('region', { name: 'Мэдэгдлүүд' })
  // The words of the toast name the password too.
  const password = page.getByRole('textbox', { name: auth.password, exact: true })
  await hand.type(number, 'ЯЯ00000001')
  await hand.type(password, 'wrong')
  await hand.press(submit)
  // [REQ-AUTH-02] A toast does not say which of them was wrong.
  await expect(toasts.getByText(auth.wrongNumber)).toBeVisible()
  await hand.type(number, citizen.register_number)
  await hand.type(password, demoPassword)
  await hand.press(submit)

  // [REQ-AUTH-03] [REQ-SESS-06] [REQ-NAV-05] The place asked for first, and who is there.
  await expect(toasts.getByText(auth.welcome)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/invoices$/)
  const token = String(await stored(page, 'token'))
  expect(JSON.parse(String(await stored(page, 'user')))).toMatchObject({ id: citizen.id, login_type: 'client' })
  // [REQ-DESK-15] At once what the person holds, and all ten in their order behind it.
  await expect(tabsOf(page).filter({ hasText: shell.menuExplosive })).toHaveCount(0)
  const more = page.getByRole('button', { name: areaTexts.mn.allAreas })
  await hand.press(more)
  const every = page.getByRole('navigation', { name: areaTexts.mn.allAreas }).getByRole('link')
  await expect(every).toContainText(wordsOf(dashboardTabs))
  await page.keyboard.press('Escape')
  await hand.press(tabsOf(page).filter({ hasText: shell.menuRequests }))
  await expect(page).toHaveURL(/\/dashboard\/list$/)

  await page.setViewportSize({ width: 360, height: 740 })
  const banner = page.getByRole('banner')
  const bell = banner.getByRole('button', { name: new RegExp(`^${bellTexts.mn.bell}`) })
  await hand.press(bell)
  const messages = banner.getByRole('list', { name: bellTexts.mn.bell })
  await expect(messages).toHaveCSS('height', '300px')
  await look(page, 'bell')
  await hand.press(banner.getByRole('button', { name: bellTexts.mn.markAll }))
  await expect(bell).toHaveAccessibleName(bellTexts.mn.bell)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  // [REQ-NAV-03] [REQ-NAV-04] The menu behind the number.
  const menu = banner.getByRole('button', { name: `${citizen.register_number} – ${shell.userMenu}` })
  await hand.press(menu)
  const entries = banner.getByRole('listitem').filter({ visible: true })
  await expect(entries).toHaveText([...wordsOf(clientMenu), shell.signOut])
  await look(page, 'user-menu')
  // [REQ-SESS-05] Signing out forgets the person here and on the server.
  await hand.press(entries.getByRole('button', { name: shell.signOut }))
  await expect(page).toHaveURL(/\/$/)
  await expect(banner.getByRole('button', { name: shell.login })).toBeVisible()
  expect([await stored(page, 'token'), await stored(page, 'user')]).toEqual([null, null])
  expect((await ask(page, checkToken, {}, token)).status).toBe('EXPIRED')
})

test('[REQ-PROD-09] [REQ-PORT-01] an operator comes in by the door of portal accounts, to a layout of one tab', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = person
  await page.goto('/portal/home')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/portal/login')
  const submit = page.getByRole('main').getByRole('button', { name: auth.submit, exact: true })
  await hand.press(submit)
  // [REQ-AUTH-04] [REQ-AUTH-05] [REQ-AUTH-06] What is missing, and that something was wrong.
  await expect(page.getByText(auth.emailMissing)).toBeVisible()
  await expect(page.getByText(auth.passwordMissing)).toBeVisible()
  await hand.type(page.getByLabel(auth.email), 'nobody@khyanalt.test')
  await hand.type(page.getByLabel(auth.password), 'wrong')
  await hand.press(submit)
  await expect(page.getByRole('alert')).toContainText(auth.wrongPortal)
  await hand.type(page.getByLabel(auth.email), demoStaff.operator.login_email)
  await hand.type(page.getByLabel(auth.password), demoPassword)
  await hand.press(submit)
  // [REQ-AUTH-07] [REQ-NAV-04] [REQ-NAV-07] Back to the place asked for, with one tab and the e-mail on the button.
  await expect(page).toHaveURL(/\/portal\/home$/)
  await expect(tabsOf(page)).toHaveCount(1)
  await expect(tabsOf(page)).toContainText(wordsOf(portalTabs))
  const name = `${demoStaff.operator.login_email} – ${shell.userMenu}`
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  await look(page, 'portal')
  // What belongs to clients sends them back.
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/portal\/home$/)
})

test('[REQ-AUTH-14] [REQ-AUTH-15] [REQ-AUTH-17] an administrator acts for a client in one window, under a banner, and stops by one press', async ({
  somebody,
  look,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await page.goto('/loginclient')
  await expect(page).toHaveURL(/\/$/)
  await signInAtPortal(person, demoStaff.admin)
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Тусламж' }))
  await hand.type(page.getByRole('textbox', { name: support.number }), withoutContact.register_number)
  await hand.press(page.getByRole('button', { name: support.find }))
  const found = page.getByRole('region', { name: withoutContact.name })
  await hand.press(found.getByRole('button', { name: support.make }))
  await expect(found.getByText(support.reasonMissing)).toBeVisible()
  await hand.type(found.getByRole('textbox', { name: support.reason }), 'Утсаар тусламж хүссэн')
  await hand.press(found.getByRole('button', { name: support.make }))
  await look(page, 'client-token')
  const link = found.getByRole('link', { name: support.open })
  const used = String(await link.getAttribute('href'))
  const opening = page.context().waitForEvent('page')
  await hand.press(link)
  const acting = await opening

  await expect(acting).toHaveURL(/\/dashboard$/)
  const banner = acting.getByRole('complementary', { name: new RegExp(withoutContact.register_number) })
  await expect(banner).toContainText(demoStaff.admin.name)
  await look(acting, 'acting-for-a-client')
  // [REQ-PROD-04] The console, where the administrator works, is not shown to a client.
  await acting.goto('/staff')
  await expect(acting.getByRole('heading', { level: 1, name: staffTexts.mn.not_allowed })).toBeVisible()
  await acting.goto('/services')
  await expect(banner).toBeVisible()
  // The administrator's own window stays the administrator's.
  await page.reload()
  await expect(page.getByRole('heading', { name: support.title })).toBeVisible()
  await hand.press(banner.getByRole('button', { name: support.end }))
  await expect(acting).toHaveURL(/\/staff\//)
  await expect(banner).toHaveCount(0)

  await acting.goto(used)
  const wrong = acting.getByRole('alertdialog', { name: support.wrongTitle })
  await expect(wrong).toContainText(support.wrongText)
  await expect(acting).toHaveURL(/\/loginclient$/)
  await look(acting, 'used-link')
  await acting.route('**/api/auth/loginclient', route => route.abort('internetdisconnected'))
  await acting.goto('/loginclient?token=x')
  const failed = acting.getByRole('alertdialog', { name: support.failedTitle })
  await expect(failed).toContainText(/Серверт холбогдож чадсангүй/)
  await expect(failed.getByRole('button', { name: support.retry })).toBeVisible()
  await hand.press(failed.getByRole('button', { name: support.toHome }))
  await expect(acting).toHaveURL(/\/$/)
})

test('[REQ-PROD-09] single sign-on may be broken off at every stage; idle and ended sessions are noticed', async ({
  somebody,
}) => {
  const person = await somebody()
  const { page, hand } = person
  await page.goto('/danlogin')
  const start = page.getByRole('button', { name: auth.signOnStart })
  await expect(page.getByRole('banner').getByRole('button', { name: shell.login })).toBeEnabled()

  // [REQ-AUTH-12] No address of the sign-on can be had.
  await page.route('**/api/auth/danlogin*', route => route.abort('internetdisconnected'))
  await hand.press(start)
  await expect(page.getByText(auth.signOnRefused)).toBeVisible()
  await page.unroute('**/api/auth/danlogin*')

  // [REQ-AUTH-09] [REQ-AUTH-10] Closed before the window has an address, and at the form of the issuer.
  const release = await hold(page, '**/api/auth/danlogin*')
  for (const stage of ['no address yet', 'the form of the issuer']) {
    const opened = page.waitForEvent('popup')
    await hand.press(start)
    const window = await opened
    await expect(page.getByText(auth.signOnPending)).toBeVisible()
    if (stage === 'the form of the issuer') await expect(window.getByRole('radio').first()).toBeVisible()
    await window.close()
    await expect(page.getByText(auth.signOnCancelled)).toBeVisible()
    release()
  }

  // [REQ-AUTH-13] [REQ-API-07] The token arrives, but its person cannot be read: a toast says why, as the server does.
  await page.route('**/api/auth/me', route => route.abort('internetdisconnected'))
  await signOn(person, /Бат-Эрдэнэ/)
  const toasts = page.getByRole('region', { name: 'Мэдэгдлүүд' })
  await expect(toasts.getByText(/Серверт холбогдож чадсангүй/)).toBeVisible()
  expect(await stored(page, 'token')).toBeNull()
  await refuseNext(page, '**/api/auth/me', 'too_many_requests')
  await signOn(person, /Бат-Эрдэнэ/)
  await expect(toasts.getByText(errorTexts.mn.too_many_requests)).toBeVisible()
  await page.unroute('**/api/auth/me')
  await Promise.all([expect(toasts.getByText(auth.welcome)).toBeVisible(), signOn(person, /Бат-Эрдэнэ/)])
  await expect(page).toHaveURL(/\/dashboard$/)

  // [REQ-SESS-09] An activity asks whether the session stands only after 50 seconds without any.
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/auth/checkauth')) asked.push(request.method())
  })
  await page.keyboard.press('Shift')
  await page.clock.setSystemTime(Date.now() + 49_000)
  await page.keyboard.press('Shift')
  await page.clock.setSystemTime(Date.now() + 49_000 + 51_000)
  await page.keyboard.press('Shift')
  await expect.poll(() => asked).toEqual(['POST'])

  // [REQ-SESS-04] Ended elsewhere: the next start finds out, forgets, and says why.
  const { access_token } = await ask(page, login, {
    register_number: citizen.register_number,
    password: demoPassword,
  })
  await ask(page, logout, { everywhere: true }, access_token)
  await page.reload()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog', { name: shell.loginTitle })).toContainText(loginChooserTexts.mn.sessionEnded)
  expect([await stored(page, 'token'), await stored(page, 'user')]).toEqual([null, null])
})

test('[REQ-ROLE-03] [REQ-HOME-05] [CON-031] a visitor is asked to sign in at the entries that need it; a member is shown around once', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = person
  await page.goto('/services/get/x-ray-licence')
  await hand.press(page.getByRole('button', { name: catalogueTexts.mn.take }))
  await expect(page.getByRole('dialog')).toContainText(catalogueTexts.mn.loginText)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: shell.login })).toBeEnabled()
  const chooser = page.getByRole('dialog', { name: shell.loginTitle })
  for (const entry of [categoryTileTexts.mn.foodSafety, categoryTileTexts.mn.feeReport]) {
    await hand.press(page.getByRole('link', { name: new RegExp(entry) }).first())
    await expect(chooser).toContainText(categoryTileTexts.mn.loginText)
    await page.keyboard.press('Escape')
    await expect(chooser).toHaveCount(0)
  }

  await signInByNumber(person, hospitalAdmin)
  await expect(page).toHaveURL(/\/dashboard\/amnat$/)
  await page.goto('/dashboard/company')
  const tour = page.getByRole('dialog', { name: companyTourTexts.mn.tabCompaniesTitle })
  await expect(tour).toContainText(companyTourTexts.mn.tabCompaniesText)
  await look(page, 'company-tour')
  await hand.press(tour.getByRole('button', { name: 'Дараах' }))
  await expect(page.getByRole('dialog', { name: companyTourTexts.mn.menuRequestsTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
