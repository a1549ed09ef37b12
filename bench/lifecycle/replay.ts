// The limit: the statements of recorded walks, said again by pgbench in the same transactions to a copy of the database.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address } from './database.sql.ts'
import type { Recording } from './record.ts'

/** The newest pgbench of the machine; Debian keeps it beside the server of each version. */
export const findPgbench = (): string | null => {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return null
  const found = readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(versions, version, 'bin/pgbench'))
    .find(path => existsSync(path))
  return found ?? null
}

/** Says so many walks at a time, and answers walks in a second; each walk is said once, since its rows are its own. */
export const replayWalks = async (
  pgbench: string,
  address: Address,
  folder: string,
  { walks, prepared }: Pick<Recording, 'walks' | 'prepared'>,
  at: number,
): Promise<number> => {
  mkdirSync(folder, { recursive: true })
  const scripts = Array.from({ length: Math.min(at, walks.length) }, (_, place) => {
    const script = join(folder, `walks-${place}.sql`)
    const own = walks.filter((_walk, index) => index % at === place)
    const said = own.flat().join('\n')
    // As the server does, each connection prepares what comes again.
    const names = new Set(said.match(/\boften_\d+\b/g))
    const prelude = [...names].map(name => `prepare ${name} as ${prepared.get(name)?.trim()};`)
    writeFileSync(script, [...prelude, said].join('\n'))
    return script
  })
  const seconds = await Promise.all(scripts.map(script => runScript(pgbench, address, script)))
  return walks.length / Math.max(...seconds)
}

/** Seconds that pgbench took to say the script once, in the protocol that the server uses. */
const runScript = (pgbench: string, { host, port, user, database }: Address, script: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const place = ['-h', host, '-p', String(port), '-U', user]
    const child = spawn(pgbench, [...place, '-n', '-M', 'extended', '-c', '1', '-t', '1', '-f', script, database])
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
    })
    child.stderr.on('data', chunk => {
      said += chunk
    })
    child.on('error', reject)
    child.on('close', code => {
      const took = Number(/latency average = ([\d.]+) ms/.exec(said)?.[1])
      if (code !== 0 || !(took > 0)) reject(new Error(`pgbench ended with ${code}: ${said.slice(0, 600)}`))
      else resolve(took / 1000)
    })
  })
