// Programs of the system that tests need: Chromium, poppler's tools that judge PDF documents, and a virus scanner.
import { accessSync, constants, existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { hasClamd } from '../apps/server/test/clamd.ts'
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
