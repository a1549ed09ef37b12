// What digesting costs an act of the portal: no statement.
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { approvedRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await test.close()
})

it('[REQ-SEALED-08] digests what an act did without a statement of its own', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { number } = await approvedRequest(test, 'citizen')
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text?: string }).text,
  )
  query.mockRestore()
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(text => /digest_contents|content_digests|sealed_content/.test(text ?? ''))).toEqual([])
  const digested = await test.app.services.db
    .selectFrom('content_digests as d')
    .innerJoin('request_events as e', 'e.id', 'd.event_id')
    .innerJoin('requests as r', 'r.id', 'e.request_id')
    .select(['d.kind', 'e.action'])
    .where('r.request_number', '=', number)
    .orderBy('d.kind')
    .execute()
  expect(digested).toEqual([
    { kind: 'certificate', action: 'approve' },
    { kind: 'certificate_version', action: 'approve' },
    { kind: 'submission', action: 'submit' },
  ])
})
