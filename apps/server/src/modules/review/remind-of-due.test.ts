// Reminders of last days: three working days before and one, once for each day.
import { saveAbsence } from '@khyanalt/contract/absences'
import { addWorkingDays } from '@khyanalt/domain/working-days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { limitToUnit, reviewedRequest, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
// A Wednesday of the agency; Monday is a holiday.
const today = '2026-03-04'
const clock = { now: () => new Date(`${today}T02:00:00+08:00`) }
beforeAll(async () => {
  test = await openTestApp({ clock })
  await test.app.services.db
    .insertInto('public_holidays')
    .values({ day: '2026-03-09', name_mn: 'Туршилтын баяр', name_en: 'Holiday of a test' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
})
afterAll(() => test.close())

const { inspector, secondHead, head } = demoStaff
const told = async (userId: string) =>
  (
    await test.app.services.db
      .selectFrom('notifications')
      .select(['type', 'params'])
      .where('user_id', '=', userId)
      .where('type', 'in', ['cases_due', 'deputy_cases_due'])
      .orderBy('id')
      .execute()
  ).map(({ type, params }) => [type, params])
const endsOn = (request_number: string, due_on: string) =>
  test.app.services.db.updateTable('requests').set({ due_on }).where('request_number', '=', request_number).execute()
const night = (day = today) => test.app.runNight('remind-of-due', { now: () => new Date(`${day}T02:00:00+08:00`) })

it('[REQ-ASSIGNEE-12] come three working days before the last day and one before, with the number, and once', async () => {
  const [one, two, free] = [
    await reviewedRequest(test, 'citizen', 1),
    await reviewedRequest(test, 'citizen', 1),
    await sentRequest(test, 'citizen'),
  ]
  // Saturday, Sunday and the holiday do not count.
  expect(addWorkingDays(today, 3, new Set(['2026-03-09']))).toBe('2026-03-10')
  for (const number of [one, two, free]) await endsOn(number, '2026-03-10')
  await night()
  await night()
  const due = ['cases_due', { count: '2', date: '2026-03-10' }]
  expect(await told(inspector.id)).toEqual([due])
  // One working day before is a Friday, and the days off that follow remind nobody again.
  for (const day of ['2026-03-06', '2026-03-07', '2026-03-08']) await night(day)
  expect(await told(inspector.id)).toEqual([due, due])
})

it('[REQ-ASSIGNEE-12] also go to who stands in, of what lies within the own rights', async () => {
  await endsOn(await reviewedRequest(test, 'citizen', 1), '2026-03-05')
  await test.call('inspector', saveAbsence, {
    person: inspector.id,
    deputy: secondHead.id,
    from: today,
    to: today,
  })
  await limitToUnit(test, secondHead.id, 2)
  await night()
  expect(await told(secondHead.id)).toEqual([])
  await limitToUnit(test, secondHead.id, null)
  await test.app.services.db.deleteFrom('due_reminders').execute()
  await night()
  expect((await told(secondHead.id)).at(-1)).toEqual([
    'deputy_cases_due',
    { count: '1', date: '2026-03-05', name: inspector.name },
  ])
  expect(await told(head.id)).toEqual([])
})
