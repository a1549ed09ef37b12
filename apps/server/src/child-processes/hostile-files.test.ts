// Somebody who means harm sends files to every reader; everybody else notices nothing.

import { setTimeout as pause } from 'node:timers/promises'
import { listOwnCompanies } from '@khyanalt/contract/companies'
import { readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { uploadFile } from '@khyanalt/contract/files'
import { importStatement } from '@khyanalt/contract/statements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { type DemoPerson, openTestApp, type TestApp } from '../../test/test-app.ts'
import { farAwayCell } from '../../test/workbook-samples.ts'
import { onePage } from '../modules/files/pdf-samples.ts'
import { ChildError, openChildPool } from './child-pool.ts'
import { childLimits } from './limits.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const send = {
  workbook: (as: DemoPerson, bytes: Buffer) =>
    test.upload(as, readFeeSheet.path, { name: 'sheet.xlsx', type: xlsx, bytes }),
  pdf: (as: DemoPerson, bytes: Buffer) =>
    test.upload(as, uploadFile.path, { name: 'paper.pdf', type: 'application/pdf', bytes }),
  statement: (as: DemoPerson, bytes: Buffer) =>
    test.upload(as, importStatement.path, { name: 'khuulga.csv', type: 'text/csv', bytes }),
}

/** Asks for health and for another person's companies until the work is done; answers the longest wait in milliseconds. */
const longestWait = async (work: Promise<unknown>): Promise<number> => {
  let isDone = false
  let longest = 0
  void work.finally(() => {
    isDone = true
  })
  await test.token('hospitalAdmin')
  do {
    const started = performance.now()
    const [health, companies] = await Promise.all([
      test.app.http.inject({ url: '/healthz' }),
      test.raw('hospitalAdmin', listOwnCompanies, {}),
    ])
    expect([health.statusCode, companies.status]).toEqual([200, 200])
    longest = Math.max(longest, performance.now() - started)
    await pause(20)
  } while (!isDone)
  await work
  return longest
}
// A busy machine needs longer than people would notice; a portal that stood still would need ten times that.
const patience = 3000

describe('files that mean harm', () => {
  it('[REQ-READFILE-05] [REQ-READFILE-04] a workbook of a kilobyte ends nothing, sixteen times after an ordinary one', async () => {
    const ordinary = await writeExcelFile([[{ value: 'x', type: String }]], {}).toBuffer()
    const far = await farAwayCell()
    expect((await send.workbook('mineMember', ordinary)).status).toBe(200)
    const flood = Promise.all(Array.from({ length: 16 }, () => send.workbook('mineMember', far)))
    expect(await longestWait(flood)).toBeLessThan(patience)
    const codes = (await flood).map(({ body }) => body.code)
    expect(codes).toContain('workbook_unreadable')
    for (const code of codes) expect(['workbook_unreadable', 'too_many_requests']).toContain(code)
    expect((await send.workbook('citizen', ordinary)).body.rows).toEqual([['x']])
  })

  it('[REQ-READFILE-05] [REQ-READFILE-06] costly PDFs of three people are refused after, not before, the one of a fourth is taken', async () => {
    const deep = onePage('', [`[${'[]'.repeat(4_900_000)}]`])
    const flood = Promise.all((['citizen', 'mineMember', 'dentist'] as const).map(as => send.pdf(as, deep)))
    const order: string[] = []
    void flood.then(() => order.push('hostile'))
    // By then the readers are busy with the others.
    const other = pause(3000)
      .then(() => send.pdf('hospitalAdmin', onePage()))
      .finally(() => order.push('other'))
    expect(await longestWait(flood)).toBeLessThan(patience)
    for (const { body } of await flood) expect(body.code).toBe('file_damaged')
    expect((await other).status).toBe(200)
    expect(order).toEqual(['other', 'hostile'])
  }, 120_000)

  it('[REQ-READFILE-05] statements of the worst shapes stop nobody', async () => {
    const flood = Promise.all(
      [',', '"', '\n', '";"', 'Огноо,Дүн,Утга\n'].map(text =>
        send.statement('finance', Buffer.from(text.repeat(Math.floor((2 * 1024 * 1024) / Buffer.byteLength(text))))),
      ),
    )
    expect(await longestWait(flood)).toBeLessThan(patience)
    for (const { body } of await flood) expect(body.code).toBe('statement_unreadable')
  })

  it('[REQ-READFILE-05] drawing what is far too long stops nobody, and the next paper is drawn', async () => {
    const same = (text: string) => ({ mn: text, en: text })
    const paper = (rows: number) =>
      test.app.services.documents.attachment({
        title: same('Хүснэгт'),
        blocks: [{ table: { headers: ['a', 'b'], rows } }],
      })
    const flood = Promise.allSettled([paper(20_000), ...Array.from({ length: 20 }, () => paper(3))])
    expect(await longestWait(flood)).toBeLessThan(patience)
    expect((await paper(3)).subarray(0, 5).toString()).toBe('%PDF-')
  }, 180_000)

  const script = new URL('../../test/child-tasks-sample.ts', import.meta.url)
  it.each(Object.entries(childLimits))(
    '[REQ-READFILE-01] [REQ-READFILE-05] a reader of the kind %s outlives memory and loops without end and a flood of them',
    async (_, limits) => {
      // As in service, but for the patience with a loop.
      const pool = openChildPool<string, unknown>(script, { ...limits, time: 1000 })
      const work = ['heap', 'buffers', 'hang', 'much', 'exit', 'heap', 'hang', 'good'].map(async value => {
        try {
          return (await pool.run({ value, person: value })).value
        } catch (error) {
          return error instanceof ChildError && error.isOfTask ? 'ended' : error
        }
      })
      expect(await longestWait(Promise.all(work))).toBeLessThan(patience)
      const outcomes = await Promise.all(work)
      const said = limits.answer > 3_000_000 ? 'x'.repeat(3_000_000) : 'ended'
      expect(outcomes).toEqual([
        ...Array(3).fill(expect.stringMatching(/^(ended|done)/)),
        said,
        'ended',
        'ended',
        'ended',
        'done good',
      ])
      await pool.stop()
    },
    60_000,
  )
})
