// The store of files dies while the portal runs.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { freePort } from '../../../test/free-port.ts'
import { removeFolder } from '../../../test/remove-folder.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { readRefusal } from '../../http/errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-away-'))
let port: number
let store: S3rver
let test: TestApp

const openStore = async (): Promise<void> => {
  const configureBuckets = [{ name: 'papers', configs: [] }]
  store = new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder, configureBuckets })
  await store.run()
}
beforeAll(async () => {
  port = await freePort()
  await openStore()
  test = await openTestApp({
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  })
})
afterAll(async () => {
  await test?.close()
  await store.close()
  removeFolder(folder)
})

it('an upload is refused politely and nothing half-made is kept; the next one after its return is taken', async () => {
  const { db } = test.app.services
  const upload = () =>
    test.upload('citizen', '/uploadfile', { name: 'a.pdf', type: 'application/pdf', bytes: smallPdf('a') })
  const countFiles = async () => (await db.selectFrom('files').select('id').execute()).length
  const before = await countFiles()
  await store.close()
  const refused = await upload()
  expect([refused.status, refused.body.code]).toEqual([503, 'store_unavailable'])
  expect(refused.body.message).toContain('хадгалсангүй')
  expect(await countFiles()).toBe(before)
  await openStore()
  expect((await upload()).status).toBe(200)
})

it('a full disk, a full or a slow database are refused as away, not as a fault of ours', () => {
  const codeOf = (fault: object) => readRefusal(Object.assign(new Error('x'), fault))?.code
  expect(['ENOSPC', 'EDQUOT', 'STORE_AWAY'].map(code => codeOf({ code }))).toEqual(Array(3).fill('store_unavailable'))
  const away = ['53100', '53300', '57P02', '57014', '08006', 'ECONNRESET'].map(code => codeOf({ code }))
  expect(away).toEqual(Array(6).fill('upstream_unavailable'))
  expect(codeOf({ message: 'timeout exceeded when trying to connect' })).toBe('upstream_unavailable')
  expect(codeOf({ code: 'ENOENT', syscall: 'open' })).toBeUndefined()
})
