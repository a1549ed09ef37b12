// What happens between the commit and the person: nothing may be lost on the way, nothing told twice.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listJobs, retryJobs } from '@khyanalt/contract/jobs'
import {
  getNotificationPreferences,
  listNotifications,
  setNotificationPreferences,
} from '@khyanalt/contract/notifications'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notify } from './notify.ts'
import { sendNotificationMail } from './send-notification-mail.job.ts'

let test: TestApp
let boss: PgBoss
beforeAll(async () => {
  test = await openTestApp({ work: true })
  boss = new PgBoss({ ...test.address, supervise: false, schedule: false })
  await boss.start()
})
afterAll(async () => {
  await boss.stop()
  await test.close()
})

const mailFolder = () => join(test.app.services.config.DATA_DIR, 'mail')
const mails = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()).filter(name => name.endsWith('.eml')) : [])
const mailOf = (id: string) => expect.poll(() => mails().includes(`${id}.eml`), { timeout: 12_000 })

const tell = (as: 'citizen' | 'foreigner' | 'mineMember', number: string) =>
  inTransaction(test.app.services.db, tx =>
    notify(tx, test.app.services, {
      to: [demoPeople[as].id],
      event: 'request_received',
      params: { number, service: 'Рентген' },
      requestId: null,
    }),
  )
const toldOf = async (as: DemoPerson, number: string) =>
  (await test.call(as, listNotifications, {})).data.filter(({ url }) => url.endsWith(number))

const dieIn = (moment: 'before' | 'after', number: string) =>
  new Promise<NodeJS.Signals | null>((resolve, reject) => {
    const script = join(import.meta.dirname, '../../../test/notify-and-die.ts')
    const args = [script, JSON.stringify(test.address), moment, demoPeople.citizen.id, number]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (_, signal) => resolve(signal))
  })

describe('a message', () => {
  it('survives the death of the process between commit and delivery: another process delivers it', async () => {
    expect(await dieIn('after', 'R260000901')).toBe('SIGKILL')
    const [message] = await toldOf('citizen', 'R260000901')
    await mailOf(message?.id ?? '').toBe(true)
  })

  it('is not told at all when the process dies before the commit', async () => {
    expect(await dieIn('before', 'R260000902')).toBe('SIGKILL')
    expect(await toldOf('citizen', 'R260000902')).toEqual([])
  })

  it('is mailed once, however often the job runs', async () => {
    await tell('foreigner', 'R260000903')
    const [message] = await toldOf('foreigner', 'R260000903')
    const notificationId = message?.id ?? ''
    await mailOf(notificationId).toBe(true)
    const path = join(mailFolder(), `${notificationId}.eml`)
    const sentAt = () =>
      test.app.services.db.selectFrom('notifications').select('mailed_at').where('id', '=', notificationId)
    await expect.poll(async () => (await sentAt().executeTakeFirst())?.mailed_at).toBeTruthy()
    rmSync(path)
    await sendNotificationMail(test.app.services)({ notificationId }, { attempt: 2 })
    expect(existsSync(path)).toBe(false)
  })

  it('comes by e-mail only for the topics a person wants, and always in the bell', async () => {
    const all = { decisions: true, payments: true, reminders: true, requests: true, organizations: true }
    expect((await test.call('mineMember', getNotificationPreferences, {})).data).toMatchObject({
      mail: all,
      language: 'both',
      address: demoPeople.mineMember.email,
    })
    await test.call('mineMember', setNotificationPreferences, { mail: { ...all, requests: false } })
    expect((await test.call('mineMember', getNotificationPreferences, {})).data.mail.requests).toBe(false)
    await tell('mineMember', 'R260000904')
    const [unwanted] = await toldOf('mineMember', 'R260000904')
    await sendNotificationMail(test.app.services)({ notificationId: unwanted?.id ?? '' }, { attempt: 1 })
    expect(mails()).not.toContain(`${unwanted?.id}.eml`)
    await test.call('mineMember', setNotificationPreferences, { mail: all })
    await tell('mineMember', 'R260000905')
    const [wanted] = await toldOf('mineMember', 'R260000905')
    await mailOf(wanted?.id ?? '').toBe(true)
    expect(readFileSync(join(mailFolder(), `${wanted?.id}.eml`), 'utf8')).toContain(demoPeople.mineMember.email)
    const wrong = await test.raw('mineMember', setNotificationPreferences, { mail: { requests: false } })
    expect(wrong.status).toBe(400)
  })
})

describe('a job that failed to the end', () => {
  it('waits for an ADMIN, who sees why and sends it back to work', async () => {
    // A mail folder that is a file: handing over fails until somebody clears it away.
    removeFolder(mailFolder())
    writeFileSync(mailFolder(), '')
    const id = '01900000-0000-7000-8000-00000000fa11'
    await test.app.services.db
      .insertInto('notifications')
      .values({
        id,
        user_id: demoPeople.citizen.id,
        type: 'request_next',
        params: JSON.stringify({ number: 'R260000906' }),
        url: '/dashboard',
        created_at: new Date(),
      })
      .execute()
    await boss.send('send-notification-mail', { notificationId: id }, { retryLimit: 0 })
    const givenUp = async () => (await test.call('admin', listJobs, {})).data.given_up
    await expect.poll(async () => (await givenUp()).total, { timeout: 12_000 }).toBe(1)
    const [job] = (await givenUp()).rows
    expect(job).toMatchObject({ name: 'send-notification-mail', about: { notificationId: id }, tries: 1 })
    expect(job?.failure).toMatch(/EEXIST|ENOTDIR/)
    for (const other of ['inspector', 'head', 'finance', 'operator', 'citizen'] as const) {
      expect((await test.refused(other, listJobs, {})).status, other).toBe(403)
      expect((await test.refused(other, retryJobs, { ids: [job?.id ?? ''] })).status, other).toBe(403)
    }
    expect((await test.refused('admin', retryJobs, { ids: [id] })).code).toBe('job_gone')
    rmSync(mailFolder())
    expect((await test.call('admin', retryJobs, { ids: [job?.id ?? ''] })).count).toBe(1)
    // Workers look by themselves every half minute, and at once when something new comes.
    await tell('citizen', 'R260000907')
    await mailOf(id).toBe(true)
    expect((await givenUp()).total).toBe(0)
    // It went through: sending it back again is refused, and says so.
    expect(await test.refused('admin', retryJobs, { ids: [job?.id ?? ''] })).toMatchObject({
      status: 409,
      code: 'job_gone',
    })
    expect((await test.call('admin', listJobs, {})).data.queues.map(({ name }) => name)).toContain('nightly')
  })
})
