import { createHash } from 'node:crypto'
import { createInvoice, getInvoice } from '@khyanalt/contract/invoices'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { checkSignature } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { draftRequest, reviewedRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { exportPaths } from './export-paths.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const download = async (url: string) => test.app.http.inject({ url })
const partOf = (parts: ReadonlyMap<string, Buffer>, path: string): Buffer => {
  const part = parts.get(path)
  if (!part) throw new Error(`The ZIP lacks ${path}; it holds ${[...parts.keys()].join(', ')}`)
  return part
}
const jsonOf = (parts: ReadonlyMap<string, Buffer>, path: string) => JSON.parse(partOf(parts, path).toString('utf8'))

describe('the export of a request', () => {
  it('holds answers, files, receipts, history and a manifest that the agency signed', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const raised = { request_number: number, amount: '50000', version }
    const { gen_id } = await test.call('inspector', createInvoice, raised)
    const invoice = (await test.call('citizen', getInvoice, { id: gen_id })).data
    const receipt = smallPdf('receipt')
    await test.upload('citizen', `/invoices/uploadreceipt?invoiceid=${invoice.id}`, {
      name: 'Төлбөр.pdf',
      type: 'application/pdf',
      bytes: receipt,
    })

    const { url } = await test.call('citizen', exportRequest, { request_number: number })
    const reply = await download(url)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${number}.zip"`,
      'cache-control': 'private, no-store',
    })
    const parts = unzip(reply.rawPayload)
    expect(partOf(parts, 'receipts/Төлбөр.pdf').equals(receipt)).toBe(true)
    expect(partOf(parts, 'answers.pdf').subarray(0, 5).toString()).toBe('%PDF-')
    const answers = jsonOf(parts, 'answers.json')
    expect(answers).toMatchObject({ request_number: number, status: 900, rounds: [{ round: 1 }] })
    const { name } = answers.rounds[0].answers.passport_file
    expect(partOf(parts, answers.files[name]).subarray(0, 5).toString()).toBe('%PDF-')
    expect(jsonOf(parts, 'invoices.json')).toMatchObject([{ gen_id, amount: '50000' }])
    const acts = jsonOf(parts, 'history.json').events.map(({ action }: { action: string }) => action)
    expect(acts).toEqual(['submit', 'receive', 'raise_invoice', 'upload_receipt'])

    // Every part but the manifest itself stands in it, and the signature is the agency's.
    const { parts: listed } = jsonOf(parts, 'manifest.json') as {
      parts: { path: string; size: number; sha256: string }[]
    }
    expect(listed.map(({ path }) => path).toSorted()).toEqual(
      [...parts.keys()].filter(path => !path.startsWith('manifest.json')).toSorted(),
    )
    for (const { path, size, sha256 } of listed) {
      const bytes = partOf(parts, path)
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')], path).toEqual([size, sha256])
    }
    const bytesOf = (path: string) => new Uint8Array(partOf(parts, path))
    const signature = await checkSignature(bytesOf('manifest.json.p7s'), bytesOf('manifest.json'))
    expect(signature).toMatchObject({ intact: true, signer: test.app.services.signer.name })
  })

  it('does not exist for anybody else, under a changed address, or once the address ran out', async () => {
    const [mine, other] = [await draftRequest(test, 'citizen'), await draftRequest(test, 'citizen')]
    for (const as of ['mineMember', 'finance', 'inspector'] as const) {
      const refusal = await test.refused(as, exportRequest, { request_number: mine })
      expect([refusal.status, refusal.code], as).toEqual([404, 'request_not_found'])
    }
    const { url } = await test.call('citizen', exportRequest, { request_number: mine })
    expect((await download(url)).statusCode).toBe(200)
    const late = url.replace(/until=\d+/, 'until=1')
    for (const address of [
      url.replace(mine, other),
      late,
      url.replace(/signature=./, 'signature=!'),
      url.replace(/by=[^&]+&/, ''),
      url.split('?')[0] ?? '',
    ]) {
      expect([400, 404], address).toContain((await download(address)).statusCode)
    }
    // The address of a file opens no export.
    expect((await download(url.replace('/api/exports/', '/api/files/'))).statusCode).toBe(404)
  })
})

describe('names inside the ZIP', () => {
  it('are unique on every system, and lead nowhere else', () => {
    const file = (title: string) => ({ title, purpose: 'answer' as const })
    const titles = [
      'Гэрээ.pdf',
      'гэрээ.PDF',
      '../../etc/passwd',
      'con.pdf',
      '.pdf',
      'a\u0000b:c.pdf',
      `${'х'.repeat(200)}.pdf`,
    ]
    const paths = exportPaths(titles.map(file)).map(({ path }) => path)
    expect(paths.slice(0, 6)).toEqual([
      'files/Гэрээ.pdf',
      'files/гэрээ-2.pdf',
      'files/_.._etc_passwd.pdf',
      'files/file-con.pdf',
      'files/file-.pdf',
      'files/a_b_c.pdf',
    ])
    expect(paths[6]?.length).toBeLessThan(100)
  })
})
