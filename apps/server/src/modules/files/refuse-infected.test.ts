// Uploads under the eyes of the virus scanner itself; what its protocol may bring otherwise stands in virus-scanner.test.ts.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { listAudit } from '@khyanalt/contract/audit'
import { uploadEquipmentFile } from '@khyanalt/contract/equipment'
import { readFeeSheet } from '@khyanalt/contract/fee-sheets'
import { uploadFile } from '@khyanalt/contract/files'
import { importStatement } from '@khyanalt/contract/statements'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { scannerAway } from '@khyanalt/domain/messages/virus-scanner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { infectedText, makeClamd, signature } from '../../../test/clamd.ts'
import { freePort } from '../../../test/free-port.ts'
import { areThere } from '../../../test/programs.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { onePage, pageOfSize } from './pdf-samples.ts'

describe.runIf(areThere('clamd'))('with clamd', () => {
  const clamd = makeClamd()
  let test: TestApp
  let metricsPort: number
  beforeAll(async () => {
    await clamd.start()
    metricsPort = await freePort()
    test = await openTestApp({
      listen: true,
      environment: { CLAMD: clamd.address, METRICS_PORT: String(metricsPort), LOG_LEVEL: 'silent' },
    })
  })
  afterAll(async () => {
    await test?.close()
    await clamd.remove()
  })

  const infected = onePage(`/Note(${infectedText})`)
  const upload = (as: DemoPerson, path: string, name: string, bytes: Buffer) =>
    test.upload(as, path, { name, type: 'application/pdf', bytes })
  const stored = async () => {
    const { DATA_DIR } = test.app.services.config
    const under = (folder: string) =>
      existsSync(join(DATA_DIR, folder)) ? readdirSync(join(DATA_DIR, folder), { recursive: true }).length : 0
    const rows = await test.app.services.db.selectFrom('files').select('id').execute()
    return [rows.length, under('files'), under('uploads')]
  }
  const workbook = async (text: string) => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(text), 'xl/worksheets/sheet1.xml')
    zip.end()
    return buffer(zip.outputStream)
  }

  it('an infected file is refused in both languages, written down and counted, and nothing of it is kept', async () => {
    const counted = async (series: string) => {
      const told = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const line = told.split('\n').find(one => one.startsWith(`${series} `))
      return Number(line?.split(' ')[1] ?? 0)
    }
    const counts = async () => [
      await counted('khyanalt_refusals_total{code="file_infected"}'),
      await counted('khyanalt_scan_seconds_count{name="file",outcome="success"}'),
    ]
    const [before, [refused = 0, scanned = 0]] = [await stored(), await counts()]
    const { status, body } = await upload('citizen', uploadFile.path, 'Өргөдөл.pdf', infected)
    expect([status, body.code]).toEqual([422, 'file_infected'])
    expect([body.message, body.message_en]).toEqual([errorTexts.mn.file_infected, errorTexts.en.file_infected])
    expect(await stored()).toEqual(before)

    const { data } = await test.call('admin', listAudit, { noun: 'file' })
    expect(data.slice(0, 1)).toMatchObject([
      {
        act: 'refuse_infected',
        actor: { login: expect.stringMatching(/^\p{Lu}{2}\d{8}$/u) },
        thing: expect.stringMatching(/^[0-9a-f]{64}$/),
        detail: { title: 'Өргөдөл.pdf', signature },
      },
    ])
    expect(await counts()).toEqual([refused + 1, scanned + 1])
  })

  it('every way in is looked at: papers of registers, receipts, workbooks inside their ZIP, statements', async () => {
    const ways: readonly (readonly [DemoPerson, string, string, Buffer])[] = [
      ['hospitalAdmin', uploadEquipmentFile.path, 'a.pdf', infected],
      ['mineMember', readFeeSheet.path, 'a.xlsx', await workbook(infectedText)],
      ['finance', importStatement.path, 'a.csv', Buffer.from(`date;amount\n${infectedText}`)],
    ]
    for (const way of ways) expect((await upload(...way)).body, way[1]).toMatchObject({ code: 'file_infected' })
    const clean = await upload('mineMember', readFeeSheet.path, 'a.xlsx', await workbook('<worksheet/>'))
    expect(clean.body.code).toBe('workbook_unreadable')
  })

  it('[REQ-FILE-02] a clean file of the largest size is taken', async () => {
    expect((await upload('citizen', uploadFile.path, 'a.pdf', pageOfSize(10 * 1024 * 1024))).status).toBe(200)
  })

  it('nothing is let through while the scanner is away; the next file after its return is taken', async () => {
    const before = await stored()
    await clamd.stop()
    const refused = await upload('citizen', uploadFile.path, 'a.pdf', onePage())
    expect(refused).toMatchObject({ status: 503, body: { code: 'upstream_unavailable', message: scannerAway.mn } })
    expect(await stored()).toEqual(before)
    await clamd.start()
    expect((await upload('citizen', uploadFile.path, 'a.pdf', onePage())).status).toBe(200)
  })
})
