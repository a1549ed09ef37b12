import { rollBackRelease } from '../../releases/change-release.ts'
import { defineCommand } from '../command.ts'
import { onInstallation, restartOptions } from '../on-installation.ts'

/** `khyanalt rollback`: the release that the last update came from serves again, on the same database. */
export const rollbackCommand = defineCommand({
  args: [],
  options: restartOptions,
  settings: 'lenient',
  data: false,
  run: ({ options }) => onInstallation(options, rollBackRelease),
})
