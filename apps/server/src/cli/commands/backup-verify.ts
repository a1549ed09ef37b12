import { drillRestore } from '../../backup/drill-restore.ts'
import { readConfig } from '../../config.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'

/** `khyanalt backup verify FILE`: restores a backup into a folder of its own, looks whether all is there, removes it. */
export const backupVerifyCommand = defineCommand({
  args: ['FILE'],
  options: {},
  settings: 'strict',
  data: true,
  run: async ({ args: [file = ''] }) => {
    const path = pathOf(file)
    const { BACKUP_PASSWORD } = readConfig(process.env)
    const { seconds, rows, files, sealed } = await drillRestore(path, BACKUP_PASSWORD ?? null)
    console.log(
      `${path} can be restored: ${rows} rows, ${files} files and ${sealed} sealed acts are as they were, ` +
        `after ${seconds.toFixed(1)} s.`,
    )
    return 0
  },
})
