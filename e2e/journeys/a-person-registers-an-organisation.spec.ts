// Somebody without contact data completes the profile, registers an organisation and invites a foreigner, who sees it
// in the bell; both by keyboard alone.

import { bellTexts } from '@khyanalt/domain/messages/bell'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { companyFieldTexts } from '@khyanalt/domain/messages/company-form'
import { companyMemberTexts } from '@khyanalt/domain/messages/company-members'
import { companyRegistrationTexts } from '@khyanalt/domain/messages/company-registration'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { notificationSettingTexts } from '@khyanalt/domain/messages/notification-settings'
import { profileTexts } from '@khyanalt/domain/messages/profile'
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { notificationEvents } from '@khyanalt/domain/notifications/notification-events'
import { expect, type Page } from '@playwright/test'
import { demoRegistry } from '../../apps/server/seeds/demo/companies.ts'
import { demoPassword, demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { keyboard } from '../fixtures/hand.ts'
import { type Person, test } from '../fixtures/portal.ts'
import { signInByNumber } from '../steps/drafts.ts'

const contact = dashboardTexts.mn
const company = companyTexts.mn
const register = companyRegistrationTexts.mn
const members = companyMemberTexts.mn
const menu = profileMenuTexts.mn
const settings = notificationSettingTexts.mn
const { withoutContact, foreigner } = demoPeople
const { builder } = demoRegistry
const phone = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

const factOf = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term.replace(/[()]/g, '.')}$`) }) })
    .locator('dd')

/** Goes through the window of the sign-on and chooses the organisation there. */
const standFor = async ({ page, hand }: Person, name: string): Promise<void> => {
  const opened = page.waitForEvent('popup')
  await hand.press(page.getByRole('dialog').getByRole('button', { name: register.bySignOnStart }))
  const window = await opened
  const there = keyboard(window)
  await there.tick(window.getByRole('radio', { name: new RegExp(withoutContact.name) }))
  await there.type(window.getByLabel(/Нууц үг/), demoPassword)
  await there.press(window.getByRole('button', { name: /Нэвтрэх/ }))
  await there.tick(window.getByRole('radio', { name: new RegExp(name) }))
  const closed = window.waitForEvent('close')
  await there.press(window.getByRole('button', { name: /Зөвшөөрч/ }))
  await closed
}

test('a person completes the profile, registers an organisation and invites somebody, by keyboard alone', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ byKeyboard: true, viewport: desktop })
  const { page, hand } = person
  await signInByNumber(person, withoutContact)

  // [REQ-PROF-04] [REQ-PROF-05] What is missing is marked, and asked for at once.
  await page.goto('/profile')
  const dialog = page.getByRole('dialog', { name: contact.editContact })
  await expect(dialog).toBeVisible()
  await expect(factOf(page, contact.phone)).toHaveText('Мэдээлэл дутуу')
  await look(page, 'asked-at-once')
  await hand.type(dialog.getByLabel(contact.phone), '9900')
  await hand.type(dialog.getByLabel(contact.email), 'sarnai@')
  await hand.type(dialog.getByLabel(contact.address, { exact: false }).first(), 'Дархан-Уул, 3-р баг, 4-5')
  await hand.type(dialog.getByLabel(contact.addressEn), 'Дархан')
  await hand.press(dialog.getByRole('button', { name: contact.save }))
  await expect(dialog.getByLabel(contact.phone)).toBeFocused()
  for (const problem of [contact.phoneWrong, contact.emailWrong, contact.addressEnLatin]) {
    await expect(dialog.getByText(problem).first()).toBeVisible()
  }
  await page.setViewportSize(phone)
  await look(page, 'contact-problems')
  await page.setViewportSize(desktop)

  // [REQ-PROF-07] Saved, but the person could not be read again: that is said.
  await hand.type(dialog.getByLabel(contact.phone), '9900 1122')
  await hand.type(dialog.getByLabel(contact.email), 'sarnai@khyanalt.test')
  await hand.type(dialog.getByLabel(contact.addressEn), 'Darkhan-Uul, 3rd bagh, 4-5')
  await page.route('**/api/auth/me', route => route.abort('internetdisconnected'))
  await hand.press(dialog.getByRole('button', { name: contact.save }))
  await expect(page.getByText(profileTexts.mn.refreshFailed).first()).toBeVisible()
  await page.unroute('**/api/auth/me')
  await page.reload()
  await expect(factOf(page, contact.phone)).toHaveText('99001122')
  // [REQ-PROF-06] [REQ-PROF-09] What is known of the person.
  await expect(factOf(page, contact.birthDate)).toHaveText('1990-02-02')
  const facts = { registerNumber: withoutContact.register_number, surname: 'Хатагин', lastname: 'Ганбат' }
  for (const [term, value] of Object.entries({ ...facts, nationality: 'Халх', gender: contact.female })) {
    await expect(factOf(page, contact[term as keyof typeof facts])).toHaveText(value)
  }
  await expect(page.getByText(contact.missing)).toHaveCount(0)

  // The side menu leads to the staff list, which a citizen has none of, to the messages and to who looked.
  const side = page.getByRole('navigation', { name: menu.menu })
  await hand.press(side.getByRole('link', { name: menu.employees }))
  await expect(page.getByText(workerScreenTexts.mn.personTitle)).toBeVisible()
  await hand.press(side.getByRole('link', { name: menu.access }))
  await expect(page.getByText(menu.accessNone)).toBeVisible()
  await hand.press(side.getByRole('link', { name: menu.mail }))
  await hand.tick(
    page.getByRole('group', { name: new RegExp(settings.requests) }).getByRole('checkbox', { name: settings.byMail }),
  )
  await hand.press(page.getByRole('button', { name: settings.mailSave }))
  await expect(page.getByText(settings.mailSaved).first()).toBeVisible()
  await look(page, 'mail-choices')
  await page.setViewportSize(phone)
  await look(page, 'mail-choices')
  await page.setViewportSize(desktop)

  // [REQ-COMP-08] [REQ-PROF-10] The organisation comes from the sign-on; what the registry does not know is marked, and completed.
  await hand.press(side.getByRole('link', { name: menu.general }))
  await hand.press(page.getByRole('button', { name: company.register }))
  await look(page, 'two-ways')
  await standFor(person, builder.name_mn)
  await expect(page.getByText(register.sso_registered.replace('{name}', builder.name_mn)).first()).toBeVisible()
  const entity = page.getByRole('region', { name: company.legalEntity })
  await expect(entity.getByText(builder.name_mn).first()).toBeVisible()
  await expect(entity.getByText(company.missing).first()).toBeVisible()
  await look(page, 'legal-entity')
  await hand.press(entity.getByRole('button', { name: company.edit }))
  const form = page.getByRole('dialog', { name: register.editTitle })
  const fields = companyFieldTexts.mn
  await hand.type(form.getByLabel(fields.name_en), 'Gobi Barilga JSC')
  await hand.type(form.getByLabel(fields.custom_address_english), '3rd bagh, Nairamdal street 7')
  await hand.type(form.getByLabel(fields.general_phone), '99001122')
  await hand.type(form.getByLabel(fields.phone), '70451234')
  await hand.type(form.getByLabel(fields.email), 'info@govibarilga.khyanalt.test')
  await hand.press(form.getByRole('button', { name: register.save }))
  await expect(page.getByText(register.saved).first()).toBeVisible()
  await expect(entity.getByText(company.missing)).toHaveCount(0)

  // [REQ-COMP-14] [REQ-COMP-19] [REQ-COMP-20] The card leads to the organisation; its edit button is there and does nothing.
  await page.goto('/dashboard/company')
  await expect(page.getByText(company.soon)).toBeVisible()
  await page.route('**/api/company/get/*', route => route.abort('internetdisconnected'))
  await hand.press(page.getByRole('link', { name: builder.name_mn }))
  await expect(page).toHaveURL(/\/dashboard\/company\/profile\/[0-9a-f-]{36}$/)
  await expect(page.getByText(company.companyFailed)).toBeVisible()
  await page.unroute('**/api/company/get/*')
  await hand.press(page.getByRole('alert').getByRole('button'))
  // [REQ-COMP-15] [REQ-COMP-16] Its page has four tabs and three sections.
  for (const tab of [company.tabRegistration, company.tabMembers, company.tabEmployees, company.tabProject]) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()
  }
  for (const section of [company.sectionOrganization, company.sectionAdministration, company.sectionContact]) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: company.edit })).toBeDisabled()

  // A foreigner is invited by the number of registration.
  await hand.press(page.getByRole('tab', { name: company.tabRegistration }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await hand.press(page.getByRole('button', { name: members.invite }))
  const invitation = page.getByRole('dialog', { name: members.inviteTitle })
  await hand.type(invitation.getByLabel(members.inviteNumber), 'fe 12345678')
  await hand.press(invitation.getByRole('button', { name: members.inviteSend }))
  await expect(page.getByText(members.invited.replace('{number}', foreigner.register_number)).first()).toBeVisible()
  await look(page, 'members')

  // The invited person sees it in the bell, and says yes.
  const guest = await somebody({ byKeyboard: true, viewport: phone })
  await signInByNumber(guest, foreigner)
  await guest.page.goto('/dashboard/list')
  const bell = guest.page.getByRole('button', { name: new RegExp(`^${bellTexts.mn.bell}`) })
  await expect(bell).toHaveAccessibleName(/шинэ мэдэгдэл/)
  await guest.hand.press(bell)
  const message = guest.page.getByRole('button', { name: new RegExp(builder.name_mn) })
  await expect(message.getByText(notificationEvents.company_invitation.label.mn, { exact: true })).toBeVisible()
  await look(guest.page, 'bell')
  await guest.hand.press(message)
  await expect(guest.page).toHaveURL(/\/dashboard\/company$/)
  await guest.hand.press(guest.page.getByRole('button', { name: members.accept }))
  await expect(guest.page.getByText(members.accepted.replace('{company}', builder.name_mn)).first()).toBeVisible()
  await expect(guest.page.getByRole('link', { name: builder.name_mn })).toBeVisible()

  // [REQ-NOTI-09] Messages that cannot be loaded are said as a toast.
  await guest.page.route('**/api/dashboard/notification/message', route => route.abort('internetdisconnected'))
  await guest.page.reload()
  await expect(guest.page.getByText(bellTexts.mn.failed, { exact: false }).first()).toBeVisible()
})
