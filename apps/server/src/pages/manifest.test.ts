import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isSignedInArea } from '../../../web/src/paths.ts'
import { registerManifest } from './manifest.ts'

const publicFolder = join(import.meta.dirname, '../../../web/public')

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

it('[REQ-PHONE-01] the manifest names the agency, opens its signed-in area and has icons of the sizes it says', async () => {
  const app = Fastify()
  registerManifest(
    app,
    async () => ({ name: { mn: 'Хяналтын газар', en: 'Agency' }, short: { mn: 'Хяналт', en: 'A' } }) as never,
  )
  const reply = await app.inject('/manifest.webmanifest')
  expect(reply.headers['content-type']).toMatch('application/manifest+json')
  const manifest = reply.json()
  expect(manifest).toMatchObject({ name: 'Хяналтын газар', short_name: 'Хяналт', display: 'standalone', scope: '/' })
  expect(isSignedInArea(manifest.start_url)).toBe(true)
  // What browsers ask for before they offer to install.
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of manifest.icons) expect(sizeOf(join(publicFolder, src)), src).toBe(sizes)
  for (const name of ['badge', 'app-full-180']) expect(existsSync(join(publicFolder, `icons/${name}.png`))).toBe(true)
})
