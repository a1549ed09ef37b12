import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { type FileStoreConfig, openFileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-store-'))
let bucket: S3rver
let bucketConfig: FileStoreConfig
beforeAll(async () => {
  mkdirSync(join(folder, 's3'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  const { port } = await bucket.run()
  bucketConfig = {
    DATA_DIR: folder,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'papers',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  await bucket.close()
  removeFolder(folder)
})

const configs = {
  'a folder': () => ({ DATA_DIR: folder, S3_REGION: 'us-east-1' }) as FileStoreConfig,
  'an S3 bucket': () => bucketConfig,
}

describe('the file store', () => {
  it.each(Object.entries(configs))('keeps files in %s byte for byte and forgets removed ones', async (_, config) => {
    const store = await openFileStore(config())
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
    const path = join(folder, 'source.pdf')
    writeFileSync(path, bytes)
    await store.putFile('ab/one.pdf', path)
    await store.putBytes('ab/two.pdf', bytes)
    expect((await buffer(await store.openStream('ab/one.pdf'))).equals(bytes)).toBe(true)
    expect((await store.read('ab/two.pdf')).equals(bytes)).toBe(true)
    expect([await store.has('ab/one.pdf'), await store.has('ab/none.pdf')]).toEqual([true, false])
    await store.remove('ab/one.pdf')
    await store.remove('ab/one.pdf')
    await expect(store.read('ab/one.pdf')).rejects.toThrow()
  })

  it('leaves nothing of its check behind and never leaves its folder', async () => {
    const store = await openFileStore(configs['a folder']())
    expect(readdirSync(join(folder, 'files', 'checks'))).toEqual([])
    await expect(store.putBytes('../outside.pdf', Buffer.from('x'))).rejects.toThrow()
  })

  it('does not start over a store that cannot be reached', async () => {
    await expect(openFileStore({ ...bucketConfig, S3_BUCKET: 'nowhere' })).rejects.toThrow(
      'The file store does not work',
    )
  })
})
