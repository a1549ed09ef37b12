// What the drill needs of the machine it runs on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const programs = {
  mmdebstrap: 'mmdebstrap',
  'systemd-nspawn': 'systemd-container',
  nsenter: 'util-linux',
  ip: 'iproute2',
  openssl: 'openssl',
  chromium: 'chromium',
} as const

/** One sentence about what is missing, or null. */
export const findMissing = (): string | null => {
  if (process.platform !== 'linux') return 'The bare server is a Debian under systemd-nspawn, which only Linux has.'
  if (process.getuid?.() !== 0) return 'Only root may make a bare server.'
  const folders = (process.env.PATH ?? '').split(':')
  const missing = Object.entries(programs)
    .filter(([program]) => !folders.some(folder => existsSync(join(folder, program))))
    .map(([, name]) => name)
  return missing.length === 0 ? null : `Install what is missing: apt-get install ${missing.join(' ')}`
}
