// What a support call needs to know of an installation. Rows of people are counted, never read; secrets are named, never
// shown; what was logged goes through the same filter as the log itself.
import { execFile } from 'node:child_process'
import { cpus, freemem, release as kernel, loadavg, totalmem, uptime } from 'node:os'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/pool.ts'
import { freeBytesAt } from '../observe/free-bytes.ts'
import { withoutSecrets } from '../observe/logger.ts'
import { release } from '../release.ts'
import { environmentSchema } from '../settings/environment-schema.ts'
import { examine } from './examine.ts'
import { readSupportFacts } from './support-facts.sql.ts'
import type { TextFile } from './write-tarball.ts'

/** Keys whose value may be shown as it is; of an address only the host is. */
const isShown = (key: string): boolean =>
  !/PASSWORD|SECRET|TOKEN|KEY_ID|USERNAME|MAIL|CONTACT|PAYMENT|^DATABASE_URL$/.test(key)

/** The settings as they were given, without what is secret or personal. */
export const hideSettings = (environment: NodeJS.ProcessEnv): string =>
  Object.keys(environmentSchema.shape)
    .flatMap(key => {
      const value = environment[key]
      if (value === undefined || value === '') return []
      const url = /_URL|ENDPOINT|ISSUER|^CLAMD/.test(key) ? URL.parse(value) : null
      return [`${key}=${url ? `${url.protocol}//${url.host}` : isShown(key) ? value : '(set)'}`]
    })
    .join('\n')

/** Every file of the bundle. */
export const collectSupport = async (
  environment: NodeJS.ProcessEnv,
  config: Config,
  database: DatabaseAddress,
): Promise<TextFile[]> => {
  const [lines, facts, metrics, journal] = await Promise.all([
    examine(environment, async () => database),
    readSupportFacts(database),
    readMetrics(config),
    readJournal(),
  ])
  const doctor = lines.map(({ name, good, told }) => `${good ? '✓' : '✗'} ${name.en} ${told.en}`).join('\n')
  const json = (value: unknown): string => JSON.stringify(value, null, 2)
  return [
    { name: 'version.json', text: json({ ...release, node: process.version, kernel: kernel() }) },
    { name: 'machine.json', text: json(await readMachine(config)) },
    { name: 'doctor.txt', text: withoutSecrets(doctor) },
    { name: 'settings.txt', text: hideSettings(environment) },
    { name: 'database.json', text: json(facts) },
    { name: 'metrics.txt', text: metrics },
    { name: 'log.txt', text: journal },
  ]
}

const readMachine = async ({ DATA_DIR }: Config) => ({
  processors: cpus().length,
  memory: totalmem(),
  free_memory: freemem(),
  load: loadavg(),
  up_seconds: uptime(),
  free_bytes_of_data: await freeBytesAt(DATA_DIR),
})

const readMetrics = async ({ METRICS_PORT, METRICS_HOST }: Config): Promise<string> => {
  if (!METRICS_PORT) return 'METRICS_PORT is not set.'
  try {
    const host = METRICS_HOST === '0.0.0.0' || METRICS_HOST === '::' ? '127.0.0.1' : METRICS_HOST
    const reply = await fetch(`http://${host}:${METRICS_PORT}/metrics`, {
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    })
    return await reply.text()
  } catch (error) {
    return `The metrics do not answer: ${String(error)}`
  }
}

/** The last lines of the unit, each through the filter of the log. */
const readJournal = async (): Promise<string> => {
  try {
    const args = ['-u', 'khyanalt', '-o', 'cat', '-n', '2000', '--no-pager']
    const { stdout } = await promisify(execFile)('journalctl', args, { timeout: 10_000, maxBuffer: 50_000_000 })
    return stdout.split('\n').map(withoutSecrets).join('\n')
  } catch {
    return 'journalctl tells nothing to this account; run the command as root or add the account to systemd-journal.'
  }
}
