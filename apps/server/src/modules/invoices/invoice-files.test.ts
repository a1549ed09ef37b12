// What stands in the files of invoices: the sums of days, and how to pay.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInvoice } from '@khyanalt/contract/invoices'
import { downloadDailyTotals } from '@khyanalt/contract/statements'
import { dailyTotalTexts } from '@khyanalt/domain/messages/daily-totals'
import { paymentCardTexts } from '@khyanalt/domain/messages/payment-card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payFeeOf, reviewedRequest, versionOf } from '../../../test/builders.ts'
import { areThere } from '../../../test/programs.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const read = async (as: DemoPerson, url: string) =>
  test.app.http.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${await test.token(as)}` } })

it('the sums of days have a heading over each number, in both languages', async () => {
  const today = agencyDate(new Date())
  for (const lang of ['mn', 'en'] as const) {
    const file = await read('finance', `${downloadDailyTotals.path}?from=${today}&to=${today}&format=csv&lang=${lang}`)
    const [head = ''] = file.body.replace('\ufeff', '').split(/\r?\n/)
    const say = dailyTotalTexts[lang]
    const sums = (['raised', 'paid', 'void'] as const).flatMap(kind => [say[`${kind}_count`], say[`${kind}_amount`]])
    expect(head.replaceAll('"', '')).toBe([say.day, ...sums].join(','))
  }
})

it.runIf(areThere('pdftotext'))(
  'an invoice says how to pay while it is unpaid, and no more once it is paid',
  async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const { gen_id } = await test.call('inspector', createInvoice, { request_number: number, amount: '50000', version })
    const paid = await payFeeOf(test, 'citizen', await reviewedRequest(test, 'citizen', 1))
    const textOf = async (invoice: string) => {
      const path = join(mkdtempSync(join(tmpdir(), 'khyanalt-invoice-')), 'invoice.pdf')
      writeFileSync(path, (await read('citizen', `/invoices/pdf?id=${invoice}`)).rawPayload)
      return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    }
    const account = paymentCardTexts.mn.account
    expect(await textOf(gen_id)).toContain(account)
    expect(await textOf(paid)).not.toContain(account)
  },
)
