// Who is mailed, and what the mail says of payment and settings.
import { createInvoice, getPaymentWays, voidInvoice } from '@khyanalt/contract/invoices'
import { setNotificationPreferences } from '@khyanalt/contract/notifications'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Mail } from '../../external/mail.ts'
import { tellFormChanged } from '../requests/tell-form-changed.job.ts'
import { sentenceHtml } from './notification-sentence.ts'
import { sendNotificationMail } from './send-notification-mail.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const none = { decisions: false, payments: false, reminders: false, requests: false, organizations: false }

const about = {
  number: 'R1',
  by: 'Болд',
  service: 'Рентген',
  what: 'x',
  invoice: 'N999999999',
  amount: '1₮',
  due: '2026-12-31',
}

/** The mail about a message to somebody; null when none is sent. */
const mailed = async (userId: string, type: NotificationName, params: Record<string, string> = about) => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const services = { ...test.app.services, mailer }
  const id = uuidv7()
  const row = { id, user_id: userId, type, params: JSON.stringify(params), url: '/dashboard', created_at: new Date() }
  await services.db.insertInto('notifications').values(row).execute()
  await sendNotificationMail(services)({ notificationId: id }, { attempt: 1 })
  return sent[0] ?? null
}

it('nobody is mailed who is shut out, has no address, or is not there', async () => {
  const { dentist, foreigner } = demoPeople
  const change = (id: string, columns: object) =>
    test.app.services.db.updateTable('users').set(columns).where('id', '=', id).execute()
  expect((await mailed(dentist.id, 'request_received'))?.to).toBe(dentist.email)
  await change(dentist.id, { active: false })
  expect(await mailed(dentist.id, 'request_received')).toBeNull()
  await change(dentist.id, { active: true })
  await change(foreigner.id, { email: null })
  expect(await mailed(foreigner.id, 'request_received')).toBeNull()
  await change(foreigner.id, { email: foreigner.email })
  await sendNotificationMail(test.app.services)({ notificationId: uuidv7() }, { attempt: 1 })
})

it('what has no topic is mailed whatever a person turned off', async () => {
  await test.call('mineMember', setNotificationPreferences, { mail: none })
  expect(await mailed(demoPeople.mineMember.id, 'request_received')).toBeNull()
  expect(await mailed(demoPeople.mineMember.id, 'security_changed')).not.toBeNull()
})

it('a client is told where mails are turned off; staff, who have no such page, are not', async () => {
  expect((await mailed(demoPeople.citizen.id, 'request_received'))?.text).toContain('/profile/notifications')
  expect((await mailed(demoStaff.inspector.id, 'case_given'))?.text).not.toContain('/profile/notifications')
})

it('a mail of an invoice says how to pay it while it is open, and nothing once it is not', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const version = await versionOf(test, 'inspector', number)
  const asked = { request_number: number, amount: '15000', version }
  const { gen_id: invoice } = await test.call('inspector', createInvoice, asked)
  const { account } = await test.call('citizen', getPaymentWays, {})
  const text = async (of: string) =>
    (await mailed(demoPeople.citizen.id, 'invoice_received', { ...about, invoice: of }))?.text ?? ''
  expect(await text(invoice)).toContain(account?.number)
  expect(await text('N999999999')).not.toContain(account?.number)
  await test.call('finance', voidInvoice, { invoiceid: invoice, comment: 'Алдаатай' })
  expect(await text(invoice)).not.toContain(account?.number)
})

it('words of people become no HTML in the bell', () => {
  const told = { type: 'request_received', params: { number: `<b title='x'>"&`, service: 'Рентген' } }
  expect(sentenceHtml(told, 'mn')).toContain('&#60;b title=&#39;x&#39;&#62;&#34;&#38;')
})

it('a changed form is told of in batches of fifty, each request in one of them', async () => {
  const jobs: (readonly string[])[] = []
  const enqueue = async (_: unknown, name: string, { requestIds }: { requestIds: readonly string[] }) => {
    expect(name).toBe('tell-form-changed')
    jobs.push(requestIds)
  }
  const ids = Array.from({ length: 101 }, () => uuidv7())
  const services = { clock: test.app.services.clock, enqueue: enqueue as never }
  await inTransaction(test.app.services.db, tx => tellFormChanged(tx, services, ids, 'form_renewed'))
  expect(jobs.map(each => each.length)).toEqual([50, 50, 1])
  expect(jobs.flat()).toEqual(ids)
})
