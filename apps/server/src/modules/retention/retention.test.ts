import { deleteRequest, saveDraft } from '@khyanalt/contract/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { draftRequest, sentRequest, uploadedAnswers } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { listLastRuns } from '../../jobs/nightly.sql.ts'
import { retentionDays } from './retention-periods.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const day = 24 * 60 * 60_000
/** The night so many days from now. */
const nightIn = (days: number) => ({ now: () => new Date(Date.now() + days * day) })
const forget = async (days: number) => {
  await test.app.runNight('forget-old-data', nightIn(days))
  const runs = await inTransaction(test.app.services.db, listLastRuns)
  return runs.find(({ task }) => task === 'forget-old-data')?.outcome
}
const rowsOf = async (table: 'sessions' | 'notifications' | 'password_links' | 'sign_in_failures' | 'audit_entries') =>
  (await test.app.services.db.selectFrom(table).selectAll().execute()).length
const requestOf = (number: string) =>
  test.app.services.db
    .selectFrom('requests')
    .select(['id', 'answers', 'deleted_at', 'state'])
    .where('request_number', '=', number)
    .executeTakeFirstOrThrow()

describe('what is no record', () => {
  it('is forgotten once its time is over, and not a day before; records stay as they are', async () => {
    const { db } = test.app.services
    const sent = await sentRequest(test, 'citizen')
    await db
      .insertInto('password_links')
      .values({
        id: '01900000-0000-7000-8000-0000000000aa',
        user_id: demoPeople.foreigner.id,
        issued_by: demoPeople.foreigner.id,
        created_at: new Date(),
        expires_at: new Date(),
      })
      .execute()
    await db
      .insertInto('sign_in_failures')
      .values({ name_hash: Buffer.alloc(32), failures: 3, last_at: new Date() })
      .execute()
    const audit = await rowsOf('audit_entries')
    const before = await requestOf(sent)
    expect(await rowsOf('sessions')).toBeGreaterThan(0)
    expect(await rowsOf('notifications')).toBeGreaterThan(0)

    await forget(retentionDays.endedSessions)
    expect(await rowsOf('sessions')).toBeGreaterThan(0)
    expect([await rowsOf('password_links'), await rowsOf('sign_in_failures')]).toEqual([0, 0])
    await forget(retentionDays.endedSessions + 2)
    expect(await rowsOf('sessions')).toBe(0)
    expect(await rowsOf('notifications')).toBeGreaterThan(0)
    await forget(retentionDays.notifications + 1)
    expect(await rowsOf('notifications')).toBe(0)
    expect([await requestOf(sent), await rowsOf('audit_entries')]).toEqual([before, audit])
  })
})

describe('[CON-072] a draft', () => {
  it('stays however long nobody touches it; once its owner deleted it, its answers and files go a month later', async () => {
    const clean = await openTestApp()
    try {
      const { db } = clean.app.services
      const nights = (task: string, days: number) => clean.app.runNight(task, nightIn(days))
      const draft = (number: string) =>
        db.selectFrom('requests').selectAll().where('request_number', '=', number).executeTakeFirstOrThrow()
      const filled = async () => {
        const number = await draftRequest(clean, 'citizen')
        const data = await uploadedAnswers(clean, 'citizen')
        await clean.call('citizen', saveDraft, { request_number: number, data })
        return number
      }
      const [kept, dropped] = [await filled(), await filled()]
      const before = [await draft(kept), await draft(dropped)] as const
      await clean.call('citizen', deleteRequest, { requestid: dropped })
      await nights('forget-old-data', retentionDays.deletedDrafts - 1)
      expect((await draft(dropped)).answers).toEqual(before[1].answers)
      await nights('forget-old-data', retentionDays.deletedDrafts + 1)
      expect((await draft(dropped)).answers).toEqual({})
      const files = async () => (await db.selectFrom('files').select('id').execute()).length
      const stored = await files()
      await nights('sweep-leftovers', retentionDays.deletedDrafts + 3)
      expect(await files()).toBe(stored - 1)
      await nights('forget-old-data', 3650)
      await nights('sweep-leftovers', 3650)
      expect([await draft(kept), await files()]).toEqual([before[0], stored - 1])
    } finally {
      await clean.close()
    }
  })
})

describe('a client whose account was locked three years ago', () => {
  it('keeps the name that records bear, and nothing by which he or she could be reached', async () => {
    const { db } = test.app.services
    const { foreigner, citizen } = demoPeople
    await db
      .updateTable('users')
      .set({ active: false, updated_at: new Date() })
      .where('id', '=', foreigner.id)
      .execute()
    const read = (id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const others = await read(citizen.id)
    await forget(retentionDays.lockedAccounts - 1)
    expect((await read(foreigner.id)).phone).toBe(foreigner.phone)
    expect(await forget(retentionDays.lockedAccounts + 1)).toMatchObject({ accounts: 1 })
    const { name, register_number, phone, email, password_hash, custom_address, birth_date, image } = await read(
      foreigner.id,
    )
    expect([name, register_number]).toEqual([foreigner.name, foreigner.register_number])
    expect([phone, email, password_hash, custom_address, birth_date, image]).toEqual(Array(6).fill(null))
    expect(await read(citizen.id)).toEqual(others)
    expect(await forget(retentionDays.lockedAccounts + 2)).toMatchObject({ accounts: 0 })
  })
})
