// `npm run doctor`: says line by line whether this environment may serve real people, by the table that the start goes
// by and by asking what stands around. Changes nothing but a file in the store, written and removed again; ends with 1 when anything is wrong.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { examine } from '../apps/server/src/going-live/examine.ts'

let embedded: EmbeddedPostgres | null = null

const lines = await examine(process.env, async ({ DATABASE_URL, DATA_DIR }) => {
  if (DATABASE_URL) return { connectionString: DATABASE_URL }
  const dataDir = join(DATA_DIR, 'postgres')
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return null
  // A portal that runs on the same folder keeps its database; this only joins it.
  embedded = await startEmbeddedPostgres({ dataDir })
  return embedded.address
})
await (embedded as EmbeddedPostgres | null)?.stop()

for (const { name, good, told } of lines) console.log(`${good ? '✓' : '✗'} ${name.padEnd(22)} ${told}`)
const faults = lines.filter(({ good }) => !good).length
console.log(faults === 0 ? '\nReady for real people.' : `\nNot ready for real people: ${faults} to mend.`)
process.exitCode = faults === 0 ? 0 : 1
