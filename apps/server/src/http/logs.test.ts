// What a running process writes to its log while people sign in, choose passwords and open files, at its most talkative.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword, demoPeople, demoStaff } from '../../seeds/demo/people.ts'
import { smallPdf } from '../../seeds/demo/small-pdf.ts'
import { freePort } from '../../test/free-port.ts'
import { removeFolder } from '../../test/remove-folder.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { loggerOptions, withoutSecrets } from '../observe/logger.ts'

let child: ChildProcess
let log = ''
let portal = ''
let database: Awaited<ReturnType<typeof createTestDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-logs-'))
beforeAll(async () => {
  database = await createTestDatabase()
  const port = await freePort()
  portal = `http://localhost:${port}`
  child = fork(join(import.meta.dirname, '../../test/one-process.ts'), {
    silent: true,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DEMO: '1',
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: portal,
      LOG_LEVEL: 'debug',
      TEST_ADDRESS: JSON.stringify(database.address),
    },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8')
    })
  }
  await once(child, 'message')
})
afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await database.drop()
  removeFolder(folder)
})

/** The address of the latest link for a password that left as mail; null while none did. */
const mailedLink = (): string | null => {
  const mails = join(folder, 'mail')
  const names = existsSync(mails) ? readdirSync(mails).filter(name => name.endsWith('.eml')) : []
  const texts = names.map(name =>
    readFileSync(join(mails, name), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
  const [path] = texts.flatMap(text => /\/newpassword\?token=[\w.-]+/.exec(text) ?? [])
  return path === undefined ? null : `${portal}${path}`
}

const ask = async (
  method: 'GET' | 'POST',
  path: string,
  input: Record<string, unknown> | FormData = {},
  token = '',
) => {
  const isForm = input instanceof FormData
  const query = method === 'GET' && !isForm ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const reply = await fetch(`${portal}${path}${query}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === 'POST' && !isForm ? { 'content-type': 'application/json' } : {}),
      'user-agent': 'Agent {"level":60,"msg":"forged"}',
    },
    ...(method === 'POST' ? { body: isForm ? input : JSON.stringify(input) } : {}),
  })
  const text = await reply.text()
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}

it('holds no password, token, signed address, register number or e-mail, and no line that somebody else wrote', async () => {
  const { citizen, foreigner } = demoPeople
  const wrong = 'Wrong-Password-2026'
  await ask('POST', '/api/auth/login', { register_number: citizen.register_number, password: wrong })
  const { access_token } = await ask('POST', '/api/auth/login', {
    register_number: citizen.register_number,
    password: demoPassword,
  })
  const token = String(access_token)
  const admin = String(
    (await ask('POST', '/api/auth/portallogin', { email: demoStaff.admin.login_email, password: demoPassword }))
      .access_token,
  )
  await ask('POST', '/api/auth/me', {}, token)
  await ask('GET', '/api/staff/client', { register_number: citizen.register_number }, admin)
  await ask('GET', '/api/staff/people', { search: citizen.register_number }, admin)
  await ask('GET', `/api/staff/people/${encodeURIComponent(citizen.register_number)}`, {}, admin)
  await ask('POST', '/api/staff/people/link', { id: foreigner.id, reason: 'Мартсан' }, admin)
  const address = await expect.poll(mailedLink, { timeout: 20_000 }).not.toBeNull().then(mailedLink)
  const link = new URL(address ?? '').searchParams.get('token') ?? ''
  const chosen = 'A-New-Password-2026'
  await fetch(address ?? '').catch(() => {})
  await ask('POST', '/api/auth/setpassword', { token: link, password: chosen })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(smallPdf('a'))], { type: 'application/pdf' }), 'паспорт.pdf')
  const { filename } = await ask('POST', '/api/uploadfile', form, token)
  const { url } = await ask('GET', '/api/showfile', { name: filename }, token)
  await ask('GET', String(url))
  const signature = new URL(String(url), portal).searchParams.get('signature') ?? ''
  await ask('POST', '/api/auth/login', { register_number: `${citizen.register_number}\n{"level":60}`, password: wrong })
  await ask('GET', '/api/x%0a{"level":60,"msg":"forged"}')
  await ask('GET', `/api/auth/callback?code=secret-code&state=${token}`)
  // Each call has its line by now, the last one too.
  await expect.poll(() => log).toContain('"call":"setPassword"')
  await expect.poll(() => log.split('\n').at(-2)).toContain('"status":400')

  expect([token.length, link.length > 43, signature.length, log.includes('"call":"showFile"')]).toEqual([
    43,
    true,
    43,
    true,
  ])
  const secrets = { wrong, demoPassword, chosen, token, admin, link, linkSignature: link.split('.')[1], signature }
  const personal = {
    number: citizen.register_number,
    'number in an address': encodeURIComponent(citizen.register_number),
    foreigner: foreigner.register_number,
    'e-mail': demoStaff.admin.login_email,
    phone: citizen.phone,
    code: 'secret-code',
    title: 'паспорт',
  }
  for (const [what, text] of Object.entries({ ...secrets, ...personal })) {
    expect(log.includes(String(text)), `the log holds ${what}`).toBe(false)
  }
  for (const line of log.split('\n').filter(text => text.startsWith('{'))) {
    expect((JSON.parse(line) as { level: number; msg: string }).msg).not.toBe('forged')
  }
})

it('tells of an error what went wrong and where, and leaves out the row, the statement and the connection', () => {
  const { err } = loggerOptions({ LOG_LEVEL: 'error' }).serializers
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_register_number"'), {
    code: '23505',
    constraint: 'users_register_number',
    detail: 'Key (register_number)=(УБ85010112) already exists.',
    where: 'SQL statement "insert into users"',
    client: { password: 'hidden' },
  })
  const told = err(error)
  expect(told).toMatchObject({ type: 'Error', code: '23505', constraint: 'users_register_number' })
  expect(JSON.stringify(told)).not.toMatch(/УБ85010112|insert into|hidden/)
  expect(withoutSecrets('Bat УБ85010112 a.b@c.mn Bearer 0123456789012345678901234567890123456789012')).toBe(
    'Bat … …@… Bearer …',
  )
})
