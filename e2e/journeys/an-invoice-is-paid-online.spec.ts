import { onlinePaymentTexts } from '@khyanalt/domain/messages/online-payment'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { statementTexts } from '@khyanalt/domain/messages/statements'
import { expect, type Page } from '@playwright/test'
import { demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { test } from '../fixtures/portal.ts'
import { sendSampleWithFee } from '../steps/agency.ts'
import { signInByNumber } from '../steps/drafts.ts'
import { signInAtPortal } from '../steps/people.ts'

const t = onlinePaymentTexts.mn

test('[REQ-ONLINE-01] [REQ-ONLINE-05] [REQ-ONLINE-07] an invoice is paid online, and what is too much goes back', async ({
  somebody,
  look,
}) => {
  const citizen = await somebody({ viewport: { width: 360, height: 740 } })
  const { page, hand } = citizen
  await signInByNumber(citizen, demoPeople.citizen)
  const { number, invoice } = await sendSampleWithFee(page)
  await page.goto(`/dashboard/services/request/${number}`)
  await look(page, 'to pay')
  await hand.press(page.getByRole('button', { name: t.pay }))
  await expect(page.getByRole('img', { name: t.qr.replace('{number}', invoice) })).toBeVisible()
  await look(page, 'offer')
  const press = async (word: string): Promise<void> => {
    const bank: Page = await Promise.all([
      page.waitForEvent('popup'),
      hand.press(page.getByRole('link', { name: /Туршилтын банк/ })),
    ]).then(([opened]) => opened)
    await expect(bank.getByText(invoice, { exact: true })).toBeVisible()
    if (word === 'Pay half') await look(bank, 'bank')
    await bank.getByRole('button', { name: word }).click()
    await expect(bank.getByRole('status').or(bank.getByRole('alert'))).toBeVisible()
    await bank.close()
  }
  await press('Let the payment fail')
  await hand.press(page.getByRole('button', { name: t.check }))
  await expect(page.getByText(t.notYet)).toBeVisible()
  await press('Pay half')
  await expect(page.getByRole('main').getByText(/^7,500₮ төлөгдсөн нь дутуу/)).toBeVisible()
  await look(page, 'short')
  await press('Pay too much')
  // The page shows it by itself, and the review goes on.
  await expect(page.getByRole('button', { name: t.check })).toBeHidden()
  await expect(page.getByRole('main').getByText(requestViewTexts.mn.action_settle_online)).toBeVisible()
  await look(page, 'paid')

  const finance = await somebody({ viewport: { width: 1440, height: 900 } })
  await signInAtPortal(finance, demoStaff.finance)
  await finance.page.goto('/staff/invoices')
  await finance.hand.press(finance.page.getByRole('link', { name: statementTexts.mn.part_online }))
  const row = finance.page.getByRole('row').filter({ hasText: invoice })
  await expect(row).toContainText('15,000')
  await look(finance.page, 'money to return')
  await finance.hand.press(row.getByRole('button', { name: t.giveBackOf.replace('{invoice}', invoice) }))
  const dialog = finance.page.getByRole('dialog')
  await finance.hand.press(dialog.getByRole('button', { name: t.giveBack }))
  await expect(dialog.getByText(t.commentMissing)).toBeVisible()
  await finance.hand.type(dialog.getByLabel(t.comment), 'Хаан банк, 2026-11-27')
  await look(finance.page, 'returning')
  await finance.hand.press(dialog.getByRole('button', { name: t.giveBack }))
  await expect(row).toBeHidden()
  await finance.hand.press(finance.page.getByRole('link', { name: t.view_all }))
  await expect(row).toContainText(t.state_paid)
})
