// A small living agency: the same code makes the large one.
import { readOversight } from '@khyanalt/contract/oversight'
import { seeded } from '@khyanalt/form-engine/seeded-chance'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agencyDate } from '../../src/clock.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { drawCourse } from './course.ts'
import { seedLivingAgency } from './seed-living-agency.ts'

let test: TestApp
const size = { requests: 12, foodObjects: 3, mines: 1 }
beforeAll(async () => {
  test = await openTestApp()
  await seedLivingAgency(test.app.services, { ...size, requests: 5, foodObjects: 0, mines: 0 })
})
afterAll(() => test.close())

const counted = async () => {
  const { db } = test.app.services
  const rows = async (table: 'requests' | 'food_registrations' | 'fee_reports' | 'late_request_quarters') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    requests: await rows('requests'),
    food: await rows('food_registrations'),
    reports: await rows('fee_reports'),
    late: await rows('late_request_quarters'),
  }
}

it('[REQ-AGENCYSEED-01] goes on where it stopped, with cases of every type, and a further run adds none', async () => {
  expect(await counted()).toMatchObject({ requests: 5, food: 0 })
  await seedLivingAgency(test.app.services, size)
  const made = await counted()
  expect(made).toMatchObject({ requests: 12, food: 3, late: 2 })
  expect(made.reports).toBeGreaterThan(1)
  await seedLivingAgency(test.app.services, size)
  expect(await counted()).toEqual(made)
})

it('[REQ-AGENCYSEED-02] makes what the product would have made: events, snapshots and sums, none of them in the future', async () => {
  const { db } = test.app.services
  const today = agencyDate(new Date())
  const from = agencyDate(new Date(Date.now() - 370 * 24 * 3600 * 1000))
  const { totals } = (await test.call('admin', readOversight, { from, to: today })).data
  expect(totals.received).toBeGreaterThan(5)
  const sent = await db.selectFrom('requests').select('id').where('state', '<>', 'draft').execute()
  const kept = await db.selectFrom('request_snapshots').select('request_id').where('round', '=', 1).execute()
  expect(new Set(kept.map(row => row.request_id)).size).toBe(sent.length)
  const { events } = await db
    .selectFrom('request_events')
    .select(eb => eb.fn.countAll<number>().as('events'))
    .where('at', '>', new Date())
    .executeTakeFirstOrThrow()
  expect(Number(events)).toBe(0)
})

it('[REQ-AGENCYSEED-01] is for the demo alone', async () => {
  const { services } = test.app
  const real = { ...services, config: { ...services.config, demo: false } }
  await expect(seedLivingAgency(real, size)).rejects.toThrow('for the demo only')
})

it('[REQ-AGENCYSEED-03] draws the same course from the same chance, and every course begins with the sending', () => {
  const facts = {
    plan: [
      { name: { mn: 'Шалгах', en: 'Check' }, role: 'REVIEWER', workingDays: 2 },
      { name: { mn: 'Шийдэх', en: 'Decide' }, role: 'APPROVER', workingDays: 3 },
    ],
    costs: true,
    pace: 1,
    slowStep: 0,
    slowness: 1,
    returns: 0.5,
  } as const
  const courses = Array.from({ length: 200 }, (_, seed) => drawCourse(seeded(seed), facts))
  expect(courses).toEqual(Array.from({ length: 200 }, (_, seed) => drawCourse(seeded(seed), facts)))
  expect(courses.every(([first]) => first?.act === 'submit')).toBe(true)
  const ends = new Set(courses.map(course => course.at(-1)?.act))
  expect(ends).toEqual(new Set(['approve', 'reject', 'stall', 'expire']))
})
