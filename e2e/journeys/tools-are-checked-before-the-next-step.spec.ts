// A step that opens tools lets nobody pass before they are registered, and says which are missing.
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { expect } from '@playwright/test'
import { demoPeople } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { expectKept, makeDraft, openDraft, services, signInByNumber } from '../steps/drafts.ts'
import { fillRegisters } from '../steps/equipment.ts'

const words = requestTexts.mn
test('[REQ-STEPPER-05] [REQ-STEPPER-06] [REQ-STEPPER-17] missing tools are listed, each with the way to its section', async ({
  somebody,
  look,
}) => {
  const person = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = person
  await signInByNumber(person, demoPeople.citizen)
  const number = await makeDraft(page, services.gallery, 5, { rules_accepted: 'accepted', truthful: true })
  await fillRegisters(page, number, ['clothing', 'workplace', 'generator'])
  await openDraft(page, number, 'Хэрэгсэл, ажилтан, баталгаа')
  const next = page.getByRole('button', { name: words.next, exact: true })
  const choice = page.getByRole('group', { name: /Тоног төхөөрөмжийн бүртгэл/ })
  await hand.tick(choice.getByRole('radio', { name: 'Тийм' }))

  // [REQ-STEPPER-04] What was typed is saved first: the check reads what the server holds.
  const calls: string[] = []
  page.on('request', call => calls.push(new URL(call.url()).pathname))
  await hand.press(next)
  const dialog = page.getByRole('dialog', { name: words.toolsMissingTitle })
  await expect(dialog).toContainText(words.toolCheckFailed)
  await expect(dialog.getByRole('listitem')).toHaveText([/Radioactive/, /Safety equipment/, /Survey meters/])
  const order = calls.filter(path => /savedraft|checktool/.test(path))
  // The registers of the sections that open are saved into the draft as well.
  expect([...new Set(order)]).toEqual(['/api/request/savedraft', '/api/dashboard/additional/form/checktool'])
  await look(page, 'tools-missing')
  await hand.press(dialog.getByRole('button', { name: /Safety equipment|Аюулгүй/ }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('group', { name: /Аюулгүй ажиллагааны хэрэгсэл/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Хэрэгсэл, ажилтан, баталгаа', level: 2 })).toBeVisible()

  // A check that cannot be made is an error that stays on the page, and nobody passes.
  await page.route('**/form/checktool', route => route.abort('internetdisconnected'))
  await hand.press(next)
  await expect(page.getByRole('alert').filter({ hasText: words.toolCheckFailed })).toBeVisible()
  await look(page, 'tool-check-failed')
  await page.unroute('**/form/checktool')

  // Once they are registered, Next goes on, and so does sending.
  await fillRegisters(page, number, ['radioactive', 'safety', 'surveymeter'])
  await page.reload()
  await expect(next).toBeVisible()
  await hand.press(next)
  await expect(page.getByRole('heading', { name: words.check, level: 2 })).toBeVisible()
  await expectKept(page, 'server')
})
