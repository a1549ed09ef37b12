// What the audit finds is told at once, stands until somebody writes what came of it, and the nights' heads leave the machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { listAuditFindings, listJournalHeads, readSealState, resolveAuditFinding } from '@khyanalt/contract/audit'
import { listNotifications } from '@khyanalt/contract/notifications'
import { fingerprintOf, readPem } from '@khyanalt/verifier/signed-message'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { sendNotificationMail } from '../notifications/send-notification-mail.job.ts'
import { isSignedBy, readHead } from './journal-head.ts'
import { sealJournal } from './seal-journal.job.ts'
import { sendHeadMail } from './send-head-mail.job.ts'
import { verifyLatest } from './verify-latest.job.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ logTo, environment: { LOG_LEVEL: 'info' } })
})
afterAll(() => test.close())

const alarmsOf = async (as: 'admin' | 'secondAdmin' | 'head') => {
  const { data } = await test.call(as, listNotifications, {})
  return data.filter(({ type }) => type === 'audit_alarm')
}

it('[REQ-SEALED-04] tells administrators of a forged row once, and keeps it red until a note resolves it', async () => {
  const { services } = test.app
  await sealJournal(services)()
  const look = verifyLatest(services)
  await look()
  expect(await test.call('admin', listAuditFindings, {})).toMatchObject({ data: [] })

  // Somebody who rules the database gives the inspector a role.
  const forged = { id: uuidv7(), user_id: demoStaff.inspector.id, role: 'ADMIN' as const }
  await services.db.insertInto('staff_grants').values(forged).execute()
  await look()
  await look()
  const alarms = await alarmsOf('admin')
  expect(alarms).toHaveLength(1)
  expect(await alarmsOf('secondAdmin')).toHaveLength(1)
  for (const { id } of alarms) {
    await sendNotificationMail(services)({ notificationId: id }, { attempt: 1 })
    expect(existsSync(join(services.config.DATA_DIR, 'mail', `${id}.eml`))).toBe(true)
  }
  expect(alarms[0]?.content).toContain('Аудит 1 зөрүү илрүүллээ. Ажилтны эрх')
  expect(await alarmsOf('head')).toEqual([])
  const { data } = await test.call('admin', listAuditFindings, {})
  expect(data).toMatchObject([
    { sentence: { en: expect.stringMatching(/^Roles of a staff member .*: does not say what/) }, resolved: null },
  ])
  expect((await test.call('admin', readSealState, {})).data.open).toBe(1)

  const { id = '' } = data[0] ?? {}
  expect(await test.refused('admin', resolveAuditFinding, { id, note: ' ' })).toMatchObject({ code: 'reason_missing' })
  expect((await test.refused('head', resolveAuditFinding, { id, note: 'x' })).status).toBe(403)
  await test.call('admin', resolveAuditFinding, { id, note: 'Эрхийг хүчингүй болгов.' })
  expect(await test.refused('admin', resolveAuditFinding, { id, note: 'again' })).toMatchObject({ code: 'not_found' })
  await look()
  expect((await test.call('admin', readSealState, {})).data.open).toBe(0)
  expect(await test.call('admin', listAuditFindings, {})).toMatchObject({
    data: [{ resolved: { by: demoStaff.admin.name, note: 'Эрхийг хүчингүй болгов.' } }],
  })
  expect(await alarmsOf('admin')).toHaveLength(1)
  await services.db.deleteFrom('staff_grants').where('id', '=', forged.id).execute()
})

it('[REQ-SEALED-05] signs the head of each night and gives it away: in public, by mail to two, into the log', async () => {
  const { services } = test.app
  await test.app.runNight('verify-journal')
  const jobs = await sql<{
    to: string
  }>`select data->>'to' as to from pgboss.job where name = 'send-head-mail'`.execute(services.db)
  expect(jobs.rows.map(({ to }) => to).sort()).toEqual(
    [demoStaff.admin.login_email, demoStaff.secondAdmin.login_email].sort(),
  )
  const { data } = await test.call(null, listJournalHeads, {})
  const [head] = data.heads
  if (!head) throw new Error('There is no head')
  const trusted = await Promise.all(readPem(data.certificates).map(fingerprintOf))
  expect(await isSignedBy(head, trusted)).toBe(true)
  expect(await isSignedBy({ ...head, number: head.number - 1 }, trusted)).toBe(false)
  expect(lines.find(line => line.includes('head of the chain of seals'))).toContain(head.hash)

  await sendHeadMail(services)({ number: head.number, to: 'keeper@example.test' }, { attempt: 1 })
  const folder = join(services.config.DATA_DIR, 'mail')
  const mail = readdirSync(folder).filter(name => name.startsWith(`head-${head.number}-keeper`))
  expect(mail).toHaveLength(1)
  const text = readFileSync(join(folder, mail[0] ?? ''), 'utf8').replaceAll('=\r\n', '')
  expect(readHead(text)).toMatchObject({ number: head.number, hash: head.hash })
})
