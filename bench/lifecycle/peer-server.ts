// Directus over the same PostgreSQL: installed into a folder of its own, started, and given the same things to keep.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Address } from './database.sql.ts'

export const peerFolder = join(import.meta.dirname, 'peer')
const port = 5313
const admin = 'bench-admin'

export type Peer = {
  readonly origin: string
  readonly version: string
  readonly pid: number
  stop(): Promise<void>
}

/** Installs it once; scripts of packages stay off, so that no compiler is needed. */
const install = (): void => {
  if (existsSync(join(peerFolder, 'node_modules/directus'))) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: peerFolder, stdio: 'inherit' })
  if (status !== 0) throw new Error('The peer could not be installed')
}

/** Starts it on an empty database of the same cluster. */
export const startPeer = async ({ host, port: databasePort, user }: Address, folder: string): Promise<Peer> => {
  install()
  const uploads = join(folder, 'peer-files')
  mkdirSync(uploads, { recursive: true })
  const options = {
    cwd: peerFolder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '/tmp',
      NODE_ENV: 'production',
      DB_CLIENT: 'pg',
      DB_HOST: host,
      DB_PORT: String(databasePort),
      DB_DATABASE: peerDatabase,
      DB_USER: user,
      DB_PASSWORD: 'none',
      // As many connections as the portal keeps.
      DB_POOL__MAX: '16',
      SECRET: 'a secret that only this bench ever uses',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'Password-1',
      ADMIN_TOKEN: admin,
      HOST: '127.0.0.1',
      PORT: String(port),
      STORAGE_LOCATIONS: 'local',
      STORAGE_LOCAL_ROOT: uploads,
      TELEMETRY: 'false',
      WEBSOCKETS_ENABLED: 'false',
      LOG_LEVEL: 'error',
    },
  }
  const cli = join(peerFolder, 'node_modules/directus/cli.js')
  const made = spawnSync(process.execPath, [cli, 'bootstrap'], { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`The peer did not make its tables: ${made.stderr.slice(-500)}`)
  const child = spawn(process.execPath, [cli, 'start'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${origin}/server/ping`).catch(() => null))?.ok; tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The peer did not start')
    await pause(100)
  }
  const { version } = JSON.parse(readFileSync(join(peerFolder, 'node_modules/directus/package.json'), 'utf8'))
  return {
    origin,
    version,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
      await gone
    },
  }
}

export const peerDatabase = 'khyanalt_peer'
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

type Field = { readonly field: string; readonly type: string; readonly schema?: object; readonly meta?: object }
const field = (name: string, type: string, more: Partial<Field> = {}): Field => ({
  field: name,
  type,
  schema: {},
  // Without it the columns are made and not entered.
  meta: {},
  ...more,
})
const unique = { schema: { is_unique: true } }
const indexed = { schema: { is_indexed: true } }
const key = { schema: { is_primary_key: true, has_auto_increment: true } }

/** Collections, roles and people: applicants who see their own, and two of the agency. Answers the applicants' ids. */
export const furnishPeer = async (origin: string, people: number, form: object): Promise<readonly string[]> => {
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const reply = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    const text = await reply.text()
    return text === '' ? { id: '' } : (JSON.parse(text) as { data: { id: string } }).data
  }
  // Activity and revisions are written for these, as by default.
  const collection = (name: string, fields: readonly Field[]) =>
    post('/collections', { collection: name, schema: {}, meta: { accountability: 'all' }, fields })
  await collection('services', [field('id', 'integer', key), field('form', 'json')])
  await collection('requests', [
    field('id', 'integer', key),
    field('number', 'string', unique),
    field('owner', 'uuid', indexed),
    field('service', 'integer'),
    field('status', 'string', indexed),
    field('step', 'integer'),
    field('answers', 'json'),
    field('organization', 'integer'),
    field('submitted_at', 'timestamp'),
    field('created_at', 'timestamp', { meta: { special: ['date-created'] } }),
    field('updated_at', 'timestamp', { meta: { special: ['date-updated'] } }),
  ])
  await collection('certificates', [
    field('id', 'integer', key),
    field('cs_id', 'string', unique),
    field('ref_id', 'string', unique),
    field('request', 'integer', indexed),
    field('content', 'json'),
  ])
  await post('/items/services', { form })

  const role = async (
    name: string,
    rights: readonly (readonly [collection: string, action: string, own?: boolean])[],
  ) => {
    const policy = await post('/policies', { name, app_access: false, admin_access: false })
    const { id } = await post('/roles', { name })
    await post('/access', { role: id, policy: policy.id })
    for (const [of, action, own] of rights) {
      const permissions = own ? { owner: { _eq: '$CURRENT_USER' } } : {}
      await post('/permissions', { policy: policy.id, collection: of, action, permissions, fields: ['*'] })
    }
    return id
  }
  const applicant = await role('applicant', [
    ['services', 'read'],
    ['requests', 'create'],
    ['requests', 'read', true],
    ['requests', 'update', true],
    ['directus_files', 'create'],
    ['directus_files', 'read'],
  ])
  const staff = await role('staff', [
    ['requests', 'read'],
    ['requests', 'update'],
    ['certificates', 'create'],
    ['certificates', 'read'],
  ])
  await post('/permissions', {
    policy: publicPolicy,
    collection: 'certificates',
    action: 'read',
    permissions: {},
    fields: ['*'],
  })
  const user = async (name: string, of: string): Promise<string> =>
    (await post('/users', { email: `${name}@example.com`, password: 'Password-1', token: name, role: of })).id
  await user('inspector', staff)
  await user('head', staff)
  const ids: string[] = []
  for (let n = 0; n < people; n++) ids.push(await user(`visitor-${n}`, applicant))
  return ids
}
