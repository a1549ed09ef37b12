// Small made-up stories of requests, written row by row, so that tests can hold figures against sums made by hand.
import { createHash } from 'node:crypto'
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { RequestState } from '@khyanalt/domain/request-status'
import { v7 as uuidv7 } from 'uuid'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import type { TestApp } from '../../../test/test-app.ts'

type Place = readonly [RequestState, number]
/** Day of the agency at ten, what happened, where it led, and who of the agency did it. */
export type StoryAct = readonly [
  day: string,
  action: EventAction['request'],
  to: Place,
  by?: keyof typeof demoStaff,
  remarks?: readonly (readonly [title: string, comment: string])[],
]

export type Story = {
  readonly number: string
  readonly service: number
  readonly unit: number
  readonly due: string | null
  readonly holder?: keyof typeof demoStaff
  readonly acts: readonly StoryAct[]
}

/** The moment of the day at which everything of a story happens. */
export const tenOclock = (day: string): Date => new Date(`${day}T10:00:00+08:00`)

/** Writes a story into the tables. */
export const writeStory = async (test: TestApp, story: Story): Promise<void> => {
  const { db } = test.app.services
  const { number, service, unit, due, holder, acts } = story
  const version = await db
    .selectFrom('definition_versions as d')
    .innerJoin('services as s', 's.id', 'd.service_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['d.id', 'd.language', 'c.id as category', 'c.parent_id', 'c.module'])
    .where('s.id', '=', service)
    .executeTakeFirstOrThrow()
  const id = uuidv7()
  const [, , [state, step] = ['sent', 1] as const] = acts.at(-1) ?? []
  const sent = acts.findLast(([, action]) => action === 'submit' || action === 'resubmit')?.[0] ?? '2026-01-01'
  const at = tenOclock(acts[0]?.[0] ?? sent)
  await db
    .insertInto('requests')
    .values({
      id,
      request_number: number,
      service_id: service,
      definition_version_id: version.id,
      category_id: version.parent_id ?? version.category,
      module: version.module,
      type: 'NEW',
      state,
      step,
      step_role: 'REVIEWER',
      round: 1,
      owner_user_id: demoPeople.citizen.id,
      sender_type: 1,
      created_by: demoPeople.citizen.id,
      organization_id: unit,
      language: version.language,
      created_at: at,
      updated_at: at,
      submitted_at: tenOclock(sent),
      due_on: due,
      holder_user_id: holder ? demoStaff[holder].id : null,
    })
    .execute()
  await db
    .insertInto('request_snapshots')
    .values({
      id: uuidv7(),
      request_id: id,
      round: 1,
      definition_version_id: version.id,
      answers: '{}',
      facts: '{}',
      digest: createHash('sha256').update(number).digest(),
      submitted_by: demoPeople.citizen.id,
      submitted_at: at,
    })
    .execute()
  let from: Place = ['draft', 1]
  for (const [place, [day, action, to, by, remarks = []]] of acts.entries()) {
    const event = uuidv7()
    await db
      .insertInto('request_events')
      .values({
        id: event,
        request_id: id,
        sequence: place + 1,
        action,
        actor_user_id: by ? demoStaff[by].id : demoPeople.citizen.id,
        actor_name: by ?? 'citizen',
        from_state: from[0],
        from_step: from[1],
        to_state: to[0],
        to_step: to[1],
        round: 1,
        at: tenOclock(day),
      })
      .execute()
    for (const [sort, [title, comment]] of remarks.entries()) {
      const remark = { id: uuidv7(), request_id: id, event_id: event, round: 1, title, comment, sort }
      await db.insertInto('request_remarks').values(remark).execute()
    }
    from = to
  }
}
