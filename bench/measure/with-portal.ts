// The portal of a measurement: in this process, over a built-in database, with reference data and the demo's people.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword, demoPeople, demoStaff } from '../../apps/server/seeds/demo/people.ts'
import { seedDemo } from '../../apps/server/seeds/demo/seed-demo.ts'
import { seedReference } from '../../apps/server/seeds/reference/seed-reference.ts'
import { type App, buildApp } from '../../apps/server/src/app.ts'
import { type Config, readConfig } from '../../apps/server/src/config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { inTransaction } from '../../apps/server/src/db/transaction.ts'

export type Account = keyof typeof demoPeople | keyof typeof demoStaff

export type Portal = {
  readonly app: App
  readonly config: Config
  readonly address: EmbeddedPostgres['address']
  readonly folder: string
  /** The token of somebody of the demo, signed in. */
  readonly signIn: (account: Account) => Promise<string>
}

/**
 * Opens the portal for a measurement and ends it afterwards, whatever happened; no pages, no jobs, no limits of rate.
 * A folder that is named stays and is used again; else one of its own is made and removed. `cases` adds the demo's
 * requests, certificates and invoices. `environment` configures more. Without `waitsForDisk` a database is only as safe as its orderly end.
 */
export const withPortal = async (
  {
    folder: kept,
    cases = false,
    waitsForDisk = false,
    environment = {},
  }: {
    readonly folder?: string | undefined
    readonly cases?: boolean
    readonly waitsForDisk?: boolean
    readonly environment?: Readonly<Record<string, string>>
  },
  measure: (portal: Portal) => Promise<void>,
): Promise<void> => {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'khyanalt-bench-'))
  // Another account reaches its database through it.
  if (!kept) chmodSync(folder, 0o711)
  const config = readConfig({
    ...{ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '1', RATE_LIMIT: '100000000', WORK_LIMIT: '1000000' },
    ...environment,
  })
  const embedded = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: waitsForDisk })
  try {
    const { address } = embedded
    await migrate(address)
    const app = await buildApp(config, address, { web: false, work: false })
    const { db, clock } = app.services
    await inTransaction(db, tx => seedReference(tx, clock.now()))
    await seedDemo(app.services, { cases })
    await measure({ app, config, address, folder, signIn: account => signIn(app, account) })
    await app.close()
  } finally {
    await embedded.stop()
    if (!kept) rmSync(folder, { recursive: true, force: true })
  }
}

const signIn = async (app: App, account: Account): Promise<string> => {
  const person = { ...demoPeople, ...demoStaff }[account]
  const [url, payload] =
    'register_number' in person
      ? ['/api/auth/login', { register_number: person.register_number, password: demoPassword }]
      : ['/api/auth/portallogin', { email: person.login_email, password: demoPassword }]
  const reply = await app.http.inject({ method: 'POST', url, payload })
  if (reply.statusCode !== 200) throw new Error(`${account} was answered ${reply.statusCode}: ${reply.body}`)
  return reply.json<{ access_token: string }>().access_token
}
