// Generated from the contract: every call that names a thing, as its owner, a colleague, strangers and nobody.
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import type { Grant } from '@khyanalt/domain/roles'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Door, doorsOf } from '../../test/ownership-doors.ts'
import { type FarStaff, type Kind, type KindName, kinds, type Who } from '../../test/ownership-things.ts'
import type { TestApp } from '../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { openSession } from '../modules/auth/open-session.ts'
import { openFeeApp } from '../modules/fee-reports/fee-reports-fixture.ts'

const far: Record<FarStaff, Grant> = {
  'far reviewer': { role: 'REVIEWER', module: 'INSPECTION', categoryId: 14 },
  'far approver': { role: 'APPROVER', module: 'INSPECTION', categoryId: 14 },
  'far finance': { role: 'FINANCE', module: 'INSPECTION', categoryId: 14 },
}

let test: TestApp
const tokens = new Map<Who, string>()
beforeAll(async () => {
  test = await openFeeApp()
  for (const [who, { role, module, categoryId }] of Object.entries(far) as [FarStaff, Grant][]) {
    const id = uuidv7()
    const { db, clock } = test.app.services
    const now = clock.now()
    await db
      .insertInto('users')
      .values({
        id,
        kind: 'staff',
        login_email: `${id}@khyanalt.test`,
        user_type: 1,
        name: who,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('staff_grants')
      .values({ id: uuidv7(), user_id: id, role, module: module ?? null, category_id: categoryId ?? null })
      .execute()
    const opening = { userId: id, method: 'password', userAgent: undefined } as const
    tokens.set(who, await inTransaction(db, tx => openSession(tx, test.app.services, opening)))
  }
})
afterAll(() => test.close())

const tokenOf = async (who: Who): Promise<string> => tokens.get(who) ?? test.token(who as never)

/** What somebody is answered, with the name of the thing taken out. */
const ask = async (who: Who | null, call: Call, door: Door, named: string): Promise<string> => {
  const given = typeof door.rest === 'function' ? await door.rest(test, who) : (door.rest ?? {})
  const fields: Record<string, unknown> = { ...given, [door.property]: door.wrap ? door.wrap(named) : named }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name])
    delete fields[name]
    return encodeURIComponent(value)
  })
  const inQuery = call.method === 'GET' || call.transport === 'upload'
  const query = inQuery ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
  const reply = await test.app.http.inject({
    method: call.method,
    url: `/api${path}${query}`,
    headers: who === null ? {} : { authorization: `Bearer ${await tokenOf(who)}` },
    ...(inQuery ? {} : { payload: fields }),
  })
  return `${reply.statusCode} ${reply.payload.replaceAll(named, '…').slice(0, 2000)}`
}

const things = new Map<KindName, Promise<string>>()
const thingOf = (door: Door): Promise<string> => {
  const { make } = kinds[door.kind]
  if (door.destroys) return make(test)
  const thing = things.get(door.kind) ?? make(test)
  things.set(door.kind, thing)
  return thing
}

const doors = calls.flatMap(call => {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
  }
  return Object.keys(properties).flatMap(property => {
    return doorsOf(call, property).map(door => [`${call.name} by ${property} (${door.kind})`, call, door] as const)
  })
})

const admitted = (call: Call, who: Who): boolean => {
  const isStaff = who in far || ['operator', 'inspector', 'head', 'finance'].includes(who)
  return call.access === 'signed-in' || (call.access === 'client' ? !isStaff : isStaff)
}

it.each(doors)('[REQ-CASE-03] %s: what is another’s answers as if it did not exist', async (_, call, door) => {
  const kind: Kind = kinds[door.kind]
  const thing = await thingOf(door)
  const strangers = (door.strangers ?? kind.strangers).filter(who => admitted(call, who))
  for (const who of strangers) {
    expect(await ask(who, call, door, thing), `${who}`).toBe(await ask(who, call, door, kind.none))
  }
  expect(await ask(null, call, door, thing)).toMatch(/^401 .*not_signed_in/)
  // The rest proves that there is such a thing.
  const owner = door.owner ?? kind.owner
  const nothing = await ask(owner, call, door, kind.none)
  if (kind.colleague && !door.owner && !door.destroys)
    expect(await ask(kind.colleague, call, door, thing), 'a colleague').not.toBe(nothing)
  expect(await ask(owner, call, door, thing), 'its owner').not.toBe(nothing)
})
