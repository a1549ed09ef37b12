// What a run on many machines needs of this one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { postgresPrograms } from './database.ts'

const programs = {
  ip: 'iproute2',
  setpriv: 'util-linux',
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
} as const

/** One sentence about what is missing, or null. */
export const findMissing = (): string | null => {
  if (process.platform !== 'linux') return 'Machines are network namespaces here, which only Linux has.'
  if (process.getuid?.() !== 0) return 'Only root may make network namespaces.'
  const folders = (process.env.PATH ?? '').split(':')
  const missing: string[] = Object.entries(programs)
    .filter(([program]) => !folders.some(folder => existsSync(join(folder, program))))
    .map(([, name]) => name)
  if (!existsSync(join(postgresPrograms(), 'initdb'))) missing.push('postgresql')
  return missing.length === 0 ? null : `Install what is missing: apt-get install ${missing.join(' ')}`
}
