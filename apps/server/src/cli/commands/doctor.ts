import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../db/embedded-postgres.ts'
import { examine } from '../../going-live/examine.ts'
import { missingOptional } from '../../settings/optional-settings.ts'
import { readLanguages, type Said, say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'

const notSet: Said = { mn: 'өгөөгүй', en: 'is not set' }

/**
 * `khyanalt doctor`: says line by line whether this environment may serve real people, by the table that the start goes
 * by and by asking what stands around. Changes nothing but a file in the store, written and removed again.
 */
export const doctorCommand = defineCommand({
  args: [],
  options: {},
  settings: 'lenient',
  data: true,
  run: async ({ faults: ofFile }) => {
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
    for (const language of readLanguages(process.env)) {
      for (const fault of ofFile) console.log(`✗ ${fault[language]}`)
      for (const { name, good, told } of lines)
        console.log(`${good ? '✓' : '✗'} ${name[language].padEnd(22)} ${told[language]}`)
      for (const { key, without } of missingOptional(process.env))
        console.log(`· ${key.padEnd(22)} ${notSet[language]}: ${without[language]}`)
      console.log('')
    }
    const count = ofFile.length + lines.filter(({ good }) => !good).length
    if (count === 0) say({ mn: 'Бодит хүмүүст үйлчлэхэд бэлэн.', en: 'Ready for real people.' })
    else {
      say({
        mn: `Бодит хүмүүст үйлчлэхэд бэлэн биш: ${count} зүйлийг засна уу.`,
        en: `Not ready for real people: ${count} to mend.`,
      })
    }
    return count === 0 ? 0 : 1
  },
})
