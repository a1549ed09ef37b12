// A call that fails without a test having asked for it fails the test.
import { afterEach, expect, it } from 'vitest'
import { hangUp, openAnsweringServer } from './answering-server.ts'
import { takeComplaints } from './page-console.ts'

let server: Awaited<ReturnType<typeof openAnsweringServer>>
afterEach(() => server.close())

it('[REQ-LOOP-04] a call that no test has answered is a complaint, one answered with a refusal is none', async () => {
  server = await openAnsweringServer()
  server.answer('/api/refused', { status: 409, json: null })
  server.answer('/api/gone', hangUp)
  await fetch('/api/refused')
  await expect(fetch('/api/gone')).rejects.toThrow()
  expect(takeComplaints()).toEqual([])
  await fetch('/api/forgotten')
  expect(takeComplaints()).toEqual([expect.stringMatching(/\/api\/forgotten 404/)])
})
