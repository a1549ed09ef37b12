// Remarks in preparation: kept with the request, seen by colleagues, overwritten by nobody.
import { listRemarkDrafts, saveRemarkDraft } from '@khyanalt/contract/remark-drafts'
import { getServiceForm } from '@khyanalt/contract/requests'
import { rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const { inspector } = demoStaff
const place = (request_number: string) => ({ request_number, path: 'unit_serial', title: 'Серийн дугаар', round: 1 })
const drafts = async (as: 'inspector' | 'head', requestnumber: string) =>
  (await test.call(as, listRemarkDrafts, { requestnumber })).data

it('[REQ-ASSIGNEE-02] are seen by colleagues with whose they are, by no applicant, and gone once they were sent', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const before = await versionOf(test, 'inspector', number)
  const { version } = await test.call('inspector', saveRemarkDraft, {
    ...place(number),
    comment: 'Тулгана уу',
    version: 0,
  })
  expect(version).toBe(1)
  expect(await drafts('head', number)).toMatchObject([
    {
      path: 'unit_serial',
      comment: 'Тулгана уу',
      round: 1,
      version: 1,
      author: { id: inspector.id, name: inspector.name },
    },
  ])
  // Whoever reads the request decides on what is still true.
  expect(await versionOf(test, 'inspector', number)).toBe(before)
  expect(JSON.stringify(await test.call('citizen', getServiceForm, { id: number }))).not.toContain('Тулгана уу')
  await test.call('inspector', returnRequest, {
    request_number: number,
    version: before,
    comments: [{ title: 'Серийн дугаар', comment: 'Тулгана уу', path: 'unit_serial' }],
  })
  expect(await drafts('head', number)).toEqual([])
  const late = { ...place(number), comment: 'Хожуу', version: 0 }
  expect((await test.refused('inspector', saveRemarkDraft, late)).code).toBe('wrong_state')
})

it('[REQ-ASSIGNEE-02] stay with whoever prepares them when a colleague returns the request, and go with a final decision', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  for (const as of ['inspector', 'head'] as const)
    await test.call(as, saveRemarkDraft, { ...place(number), comment: `Тайлбар: ${as}`, version: 0 })
  expect((await drafts('head', number)).map(({ comment }) => comment).toSorted()).toEqual([
    'Тайлбар: head',
    'Тайлбар: inspector',
  ])
  const decide = async () => ({
    request_number: number,
    version: await versionOf(test, 'head', number),
    comments: [{ title: 'Серийн дугаар', comment: 'Тайлбар: head' }],
  })
  await test.call('head', returnRequest, await decide())
  expect(await drafts('inspector', number)).toMatchObject([
    { comment: 'Тайлбар: inspector', author: { id: inspector.id } },
  ])
  const other = await reviewedRequest(test, 'citizen', 1)
  await test.call('inspector', saveRemarkDraft, { ...place(other), comment: 'Тулгана уу', version: 0 })
  await test.call('head', rejectRequest, {
    ...(await decide()),
    request_number: other,
    version: await versionOf(test, 'head', other),
  })
  expect(await drafts('inspector', other)).toEqual([])
})

it('[REQ-ASSIGNEE-03] are refused to a second device with what the first one wrote, and kept where both wrote the same', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const write = (comment: string, version: number) => ({ ...place(number), comment, version })
  await test.call('inspector', saveRemarkDraft, write('Нэг', 0))
  const { current, code } = await test.refused('inspector', saveRemarkDraft, write('Хоёр', 0))
  expect([code, current]).toEqual(['version_conflict', { comment: 'Нэг', version: 1 }])
  // The same words twice are one remark.
  expect((await test.call('inspector', saveRemarkDraft, write('Нэг', 0))).version).toBe(1)
  await test.call('inspector', saveRemarkDraft, write('Хоёр', 1))
  expect(await drafts('inspector', number)).toMatchObject([{ comment: 'Хоёр', version: 2 }])
  expect((await test.refused('inspector', saveRemarkDraft, write('', 1))).code).toBe('version_conflict')
  await test.call('inspector', saveRemarkDraft, write('', 2))
  expect(await drafts('head', number)).toEqual([])
})

it('[REQ-ASSIGNEE-03] are kept once where two devices write at the same moment', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const write = (comment: string) => test.raw('inspector', saveRemarkDraft, { ...place(number), comment, version: 0 })
  const answers = await Promise.all([write('Нэг'), write('Хоёр')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await drafts('head', number)).toHaveLength(1)
})
