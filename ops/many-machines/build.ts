// Puts every machine in its place and starts what runs on it.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSigner } from '../../apps/server/src/modules/certificates/signing-key.ts'
import { startFrontBalancer } from './balancers.ts'
import { type DatabaseCluster, openDatabaseCluster } from './database.ts'
import type { Site } from './machines.ts'
import { type PortalMachine, preparePortal } from './portals.ts'

export type Built = {
  /** The one address that people know. */
  readonly origin: string
  readonly databases: DatabaseCluster
  readonly portals: readonly PortalMachine[]
  readonly workers: readonly PortalMachine[]
  /** What lies in the store of files, and the mails that were taken. */
  readonly outsideFolder: string
  /** Milliseconds from an empty database to five ready processes. */
  readonly startedIn: number
}

const outsideServices = join(import.meta.dirname, '../../apps/server/test/outside-services.ts')

/** Resolves when everything is ready. */
export const build = async (site: Site, folder: string, say: (sentence: string) => void): Promise<Built> => {
  const front = site.add('front', 2)
  const outside = site.add('outside', 3)
  const outsideFolder = join(folder, 'outside')
  mkdirSync(outsideFolder)
  outside.start('services', process.execPath, [outsideServices, outside.address, outsideFolder])
  const databases = await openDatabaseCluster(site, folder)
  say(`three databases stand: ${JSON.stringify(await databases.roles())}`)

  await openSigner({ DATA_DIR: folder, SIGNING_KEY_FILE: undefined })
  const origin = `http://${front.address}`
  const shared = {
    databases: databases.machines.map(({ machine }) => machine),
    folder,
    settings: {
      PUBLIC_URL: origin,
      SECRET: randomBytes(32).toString('base64url'),
      SIGNING_KEY_FILE: join(folder, 'keys/signing.pem'),
      S3_ENDPOINT: `http://${outside.address}:9000`,
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://${outside.address}:2525`,
    },
  }
  const portals = [21, 22, 23].map((number, index) => preparePortal(site.add(`web${index + 1}`, number), 'web', shared))
  const workers = [31, 32].map((number, index) => preparePortal(site.add(`work${index + 1}`, number), 'work', shared))
  startFrontBalancer(
    front,
    portals.map(({ machine }) => machine),
    folder,
  )
  const bootedAt = Date.now()
  // All at once, over an empty database.
  for (const each of [...portals, ...workers]) each.boot()
  await Promise.all([...portals, ...workers].map(each => each.ready(90)))
  const startedIn = Date.now() - bootedAt
  say('five processes are ready')
  return { origin, databases, portals, workers, outsideFolder, startedIn }
}
