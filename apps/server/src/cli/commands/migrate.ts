import { readConfig } from '../../config.ts'
import { migrate } from '../../db/migrate.ts'
import { say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { withDatabase } from '../with-portal.ts'

/**
 * `khyanalt migrate`: brings the database to this release and ends. Every process does so when it starts, one after the
 * other; done before, a migration that fails leaves the processes of the release before serving.
 */
export const migrateCommand = defineCommand({
  args: [],
  options: {},
  settings: 'strict',
  data: true,
  run: async () => {
    await withDatabase(readConfig(process.env), migrate)
    say({ mn: 'Өгөгдлийн сан энэ хувилбарт хүрсэн.', en: 'The database is at this release.' })
    return 0
  },
})
