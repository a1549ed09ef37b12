// Clusters, folders and portal of the drill, and how commands of the document are run on them.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAddress } from '../../apps/server/src/db/pool.ts'
import { runJourney, signInAll, type Tokens, type Told } from '../../bench/crash/journey.ts'
import { root } from '../../scripts/run-program.ts'
import { jobsAreDone } from './judge.sql.ts'

const version = '15'
const clusters = { main: 'khyanalt_drill', restored: 'khyanalt_drill_restored' } as const
const ports = { main: 4410, restored: 4411 } as const
const portalPort = 4420
const password = 'a-password-of-the-drill'
const origin = `http://127.0.0.1:${portalPort}`

/** Makes cluster, role, database and configuration. */
export const openDrillSite = async () => {
  if (process.getuid?.() !== 0 || !existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)) {
    console.error(`The drill needs root and Debian's PostgreSQL ${version}: apt-get install postgresql`)
    process.exit(2)
  }
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-pitr-'))
  // The account of PostgreSQL walks through it.
  chmodSync(folder, 0o711)
  const paths = {
    '/etc/khyanalt/portal.env': join(folder, 'portal.env'),
    '/var/lib/khyanalt': join(folder, 'data'),
    '/var/backups/khyanalt': join(folder, 'backups'),
    '/opt/khyanalt/current': root,
  }
  mkdirSync(paths['/var/lib/khyanalt'], { mode: 0o700 })
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  // As an installed release, it reads its configuration by itself.
  writeFileSync(
    join(programs, 'khyanalt'),
    `#!/bin/sh\nexec "${root}/bin/khyanalt" "$@" --config "${paths['/etc/khyanalt/portal.env']}"\n`,
    { mode: 0o755 },
  )
  writeFileSync(
    paths['/etc/khyanalt/portal.env'],
    `${Object.entries({
      NODE_ENV: 'production',
      // The journeys need people who can sign in.
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: portalPort,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '1000000',
      WORK_LIMIT: '1000000',
      BACKUP_PASSWORD: password,
      DATA_DIR: paths['/var/lib/khyanalt'],
      DATABASE_URL: `postgres://khyanalt:${password}@127.0.0.1:${ports.main}/khyanalt`,
    })
      .map(([key, value]) => `${key}=${value}`)
      .join('\n')}\n`,
    { mode: 0o600 },
  )
  const dropClusters = (): void => {
    for (const name of Object.values(clusters)) {
      spawnSync('pg_dropcluster', ['--stop', version, name], { stdio: 'ignore' })
    }
  }
  dropClusters()

  let portal: ChildProcess | null = null
  let tokens: Tokens | null = null
  let journeys = 0
  const stopPortal = async (): Promise<void> => {
    if (!portal || portal.exitCode !== null) return
    const ended = once(portal, 'exit')
    portal.kill('SIGTERM')
    await ended
  }
  const remove = async (): Promise<void> => {
    await stopPortal()
    dropClusters()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void remove().finally(() => process.exit(130)))
  }

  const names = `version=${version} cluster=${clusters.main} port=${ports.main} database=khyanalt
restored=${clusters.restored} restored_port=${ports.restored}
archive=${join(folder, 'wal')} bases=${join(folder, 'bases')}
`
  // Which of the two clusters the portal is on.
  let current: keyof typeof ports = 'main'
  /** Runs commands of the document with the names and folders of the drill; the service is the drill's own portal. */
  const run = async (commands: string): Promise<void> => {
    if (/^systemctl stop khyanalt$/m.test(commands)) await stopPortal()
    let text = commands.replace(/^systemctl .*$/gm, '').replaceAll('-o khyanalt -g khyanalt', '')
    for (const [written, own] of Object.entries(paths)) text = text.replaceAll(written, own)
    const child = spawn('bash', ['-euo', 'pipefail', '-c', `cd /\n${names}${text}`], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${programs}:${process.env.PATH}`,
        PGPORT: String(ports[current]),
        LC_ALL: 'C.UTF-8',
      },
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`These commands ended with ${code}:\n${text}`)
    if (/sed -i .*portal\.env/.test(text)) current = 'restored'
  }
  const address = (name: keyof typeof ports): DatabaseAddress => ({
    connectionString: `postgres://khyanalt:${password}@127.0.0.1:${ports[name]}/khyanalt`,
  })

  try {
    execFileSync('pg_createcluster', [
      ...[version, clusters.main, '-p', String(ports.main), '-e', 'UTF8', '--locale', 'C.UTF-8', '--start'],
    ])
    await run(`runuser -u postgres -- psql -q -p "$port" -c "create role khyanalt login password '${password}'"
runuser -u postgres -- createdb -p "$port" -O khyanalt -T template0 -E UTF8 --locale C.UTF-8 khyanalt`)
  } catch (error) {
    await remove()
    throw error
  }

  return {
    run,
    address,
    stopPortal,
    remove,
    async startPortal(): Promise<void> {
      const log = openSync(join(folder, 'portal.log'), 'a')
      portal = spawn(join(programs, 'khyanalt'), ['serve'], { stdio: ['ignore', log, 'inherit'] })
      for (let tries = 0; tries < 600; tries++) {
        if (portal.exitCode !== null) throw new Error(`The portal ended with ${portal.exitCode}`)
        const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
        if (reply?.ok) return
        await pause(200)
      }
      throw new Error('The portal is not ready after two minutes')
    },
    /** Makes so many requests, from draft to certificate, and waits until their papers are there. */
    async makeRequests(count: number): Promise<Told[]> {
      // Sessions survive a restore to a moment after them.
      tokens ??= await signInAll(origin)
      const told: Told[] = []
      for (let at = 0; at < count; at++) told.push(await runJourney(origin, tokens, journeys++))
      for (let tries = 0; !(await jobsAreDone(address(current))); tries++) {
        if (tries > 300) throw new Error('Jobs do not end')
        await pause(200)
      }
      return told
    },
    /** Whether the portal gives the PDF of each certificate. */
    async hasPapers(told: readonly Told[]): Promise<boolean> {
      for (const { csId } of told) {
        const reply = await fetch(`${origin}/api/certificates/pdf/${csId}`)
        if (!reply.ok || !(await reply.text()).startsWith('%PDF')) return false
      }
      return true
    },
  }
}
