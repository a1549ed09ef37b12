// An agency comes into service by its screens: it says who it is and shows its mark, and opens a service.
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { expect } from '@playwright/test'
import { demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { laneOf } from '../lanes.ts'
import { beginAnew, bringBack } from '../steps/agency.sql.ts'
import { signInAtPortal } from '../steps/people.ts'

const words = agencyTexts.mn
const opening = openingTexts.mn
const name = 'Дархан-Уул аймгийн хяналтын газар'

test.beforeAll(async () => beginAnew(laneOf(test.info().parallelIndex)))
test.afterAll(async () => bringBack(laneOf(test.info().parallelIndex)))

test('[REQ-OPEN-03] [REQ-OPEN-05] [REQ-OPEN-08] an administrator gives data and mark, goes on without a question, and opens a service', async ({
  somebody,
  look,
}) => {
  const administrator = await somebody({ viewport: { width: 1440, height: 900 } })
  const { page, hand } = administrator
  await signInAtPortal(administrator, demoStaff.admin)
  await expect(page.getByRole('heading', { level: 1, name: words.first_title })).toBeVisible()
  const parts = page.getByRole('navigation', { name: words.parts })
  const inBoth = async (label: string, mn: string, en: string): Promise<void> => {
    await hand.type(page.getByLabel(words.in_mn.replace('{label}', label)), mn)
    await hand.type(page.getByLabel(words.in_en.replace('{label}', label)), en)
  }
  await inBoth(words.name, name, 'Inspection Agency of Darkhan-Uul')
  await inBoth(words.short, 'ДУ хяналт', 'DU inspection')
  await hand.type(page.getByLabel(words.tollFree), '1800-2222')
  await hand.press(page.getByRole('button', { name: words.save, exact: true }))
  await expect(page.getByText(words.saved).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: opening.title })).toBeVisible()

  // The mark, which the portal shows from then on.
  await hand.press(parts.getByRole('link', { name: words.part_agency, exact: true }))
  await expect(page.getByText(words.logo_none)).toBeVisible()
  const mark = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 240 } })
  await hand.attach(page.getByRole('button', { name: new RegExp(words.logo_choose) }), {
    name: 'лого.png',
    mimeType: 'image/png',
    buffer: mark,
  })
  await expect(page.getByText(words.logo_saved).first()).toBeVisible()
  await expect(page.getByRole('img', { name: words.logo_now })).toBeVisible()
  await look(page, 'agency-given')

  await hand.press(parts.getByRole('link', { name: words.part_services, exact: true }))
  const service = page.getByRole('table').getByRole('rowheader').first().getByRole('link')
  const serviceName = (await service.textContent()) ?? ''
  await hand.press(page.getByRole('switch', { name: opening.open_switch.replace('{name}', serviceName), exact: true }))
  await look(page, 'service-switched')
  await hand.press(page.getByRole('button', { name: opening.save, exact: true }))
  await expect(page.getByText(opening.saved.replace('{opened}', '1').replace('{closed}', '0')).first()).toBeVisible()
})
