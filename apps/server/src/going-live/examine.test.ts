// `npm run doctor` before going live, over real sockets.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer as createHttp, type Server as HttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer as createTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionSettings } from '../../test/production-settings.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { examine, type Line } from './examine.ts'

let good: Awaited<ReturnType<typeof productionSettings>>
let database: TestDatabase
let mail: Server
let issuer: HttpServer
let secure: Server
let scanner: Server
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-doctor-'))
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

beforeAll(async () => {
  database = await createTestDatabase()
  good = await productionSettings(folder)
  mail = createServer(socket => {
    socket.write('220 ready\r\n')
    createInterface(socket).on('line', line => {
      socket.write(line.startsWith('AUTH') ? '535 no\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 AUTH PLAIN\r\n')
    })
  })
  issuer = createHttp((request, response) => {
    const own = `http://127.0.0.1:${portOf(issuer)}`
    const name = request.url?.startsWith('/other') ? 'https://somebody.else' : own
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer: name }))
  })
  const pem = readFileSync(good.SIGNING_KEY_FILE)
  secure = createTls({ key: pem, cert: pem })
  scanner = createServer(socket => {
    socket.once('data', () => socket.end('ClamAV 1.4.2\0'))
  })
  await Promise.all([mail, issuer, secure, scanner].map(listen))
})
afterAll(async () => {
  for (const server of [mail, issuer, secure, scanner]) server.close()
  await database.drop()
})

const report = async (changes: Readonly<Record<string, string>>) => {
  const lines = await examine({ ...good, ...changes }, async () => database.address)
  return (name: string): Line | undefined => lines.find(line => line.name.en === name)
}

describe('the examination before going live', () => {
  it('[REQ-READY-03] says of each thing around that it is good, and leaves nothing behind', async () => {
    const line = await report({
      SMTP_URL: `smtp://127.0.0.1:${portOf(mail)}`,
      OIDC_ISSUER: `http://127.0.0.1:${portOf(issuer)}`,
      CLAMD: `tcp://127.0.0.1:${portOf(scanner)}`,
    })
    for (const name of [
      'database',
      'clock',
      'mail server',
      'sign-on',
      'store of files',
      'virus scanner',
      'signing certificate',
      'fonts of documents',
    ]) {
      expect(line(name), name).toMatchObject({ good: true })
    }
    expect(line('database')?.told.en).toMatch(/^PostgreSQL \d+\.\d+, at this release$/)
    expect(line('room on disk')?.told.en).toMatch(/^\d+\.\d GB free/)
    // What was written into the store to try it is gone again.
    const left = readdirSync(good.DATA_DIR, { recursive: true, withFileTypes: true })
    expect(left.filter(found => found.isFile())).toEqual([])
    expect(line('signing certificate')?.told.en).toMatch(/^valid for \d{4} days$/)
    expect(line('SECRET')).toEqual({
      name: { mn: 'SECRET', en: 'SECRET' },
      good: true,
      told: { mn: 'өгөгдсөн', en: 'is set' },
    })
    // The same table as the start: an issuer without https is refused there.
    expect(line('OIDC_ISSUER')).toMatchObject({ good: false, told: { en: expect.stringMatching(/^is not https/) } })
  })

  it('[REQ-READY-03] says what is wrong around, and no secret', async () => {
    const line = await report({
      SMTP_URL: `smtp://portal:hidden-word@127.0.0.1:${portOf(mail)}`,
      OIDC_ISSUER: `http://127.0.0.1:${portOf(issuer)}/other`,
      PUBLIC_URL: `https://127.0.0.1:${portOf(secure)}`,
      CLAMD: 'unix:/nowhere/clamd.ctl',
    })
    const faults = ['mail server', 'sign-on', 'address for people', 'virus scanner'].map(name => line(name))
    expect(faults).toMatchObject(faults.map(() => ({ good: false })))
    expect(faults[1]?.told.en).toContain('https://somebody.else')
    expect(faults[2]?.told.en).toMatch(/self.signed/i)
    expect(JSON.stringify(faults)).not.toContain('hidden-word')
  })

  it('[REQ-READY-03] says that a database is away without its password, and goes on with the rest', async () => {
    const away = { connectionString: 'postgres://khyanalt:hidden-word@127.0.0.1:9/khyanalt' }
    const lines = await examine({ ...good, OIDC_ISSUER: '', SMTP_URL: '' }, async () => away)
    expect(lines.find(({ name }) => name.en === 'database')).toMatchObject({ good: false })
    expect(lines.find(({ name }) => name.en === 'store of files')).toMatchObject({ good: true })
    expect(JSON.stringify(lines)).not.toContain('hidden-word')
  })

  it('[REQ-READY-03] judges a demo as what it would be with real people', async () => {
    const lines = await examine({ DATA_DIR: folder, DEMO: '1', PORT: 'abc' }, async () => null)
    const faults = lines.filter(line => !line.good).map(({ name }) => name.en)
    expect(faults).toEqual(expect.arrayContaining(['NODE_ENV', 'DEMO', 'PORT', 'PUBLIC_URL', 'SECRET']))
  })
})
