// The portal of a developer: one address, from the sources, with sign-in.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../apps/server/test/free-port.ts'
import { openBrowser, openWindow } from '../apps/server/test/pop-up.ts'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { root } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-dev-'))
let dev: ChildProcess
let address: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: undefined }
  dev = spawn(process.execPath, [join(root, 'scripts/dev.ts')], { cwd: root, stdio: 'ignore', env })
  await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 100_000, interval: 100 })
}, 120_000)

afterAll(async () => {
  const ended = once(dev, 'exit')
  dev.kill('SIGTERM')
  await ended
  removeFolder(folder)
}, 60_000)

it('[REQ-LOOP-01] `npm run dev` serves pages from the sources of the web, in the language that was chosen', async () => {
  const reply = await fetch(`${address}/dashboard`, { headers: { cookie: 'khyanalt-language=en' } })
  const page = await reply.text()
  expect(page).toContain('<html lang="en" data-language="en">')
  expect(page).toContain('/@vite/client')
  const entry = await (await fetch(`${address}/src/entry-client.tsx`)).text()
  expect(entry).toContain('hydrateRoot')
})

it('[REQ-LOOP-01] `npm run dev` lets people sign on at its one address', async () => {
  expect((await fetch(`${address}/api/units`)).status).toBe(200)
  const window = await openWindow(address, 'chat')
  const browser = openBrowser(address)
  const { status, body } = await browser.call('/auth/danlogin', { sid: window.sid })
  expect(status).toBe(200)
  const form = await browser.visit(String(body.url))
  window.socket.close()
  expect(form.status).toBe(200)
  expect(form.url.origin).toBe(address)
  expect(form.page).toContain('<form')
}, 120_000)
