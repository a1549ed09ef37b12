// The folder that backups lie in: their names, the latest, and which of them are old enough to go.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RestoreRefusedError } from './restore-backup.ts'

const pattern = /^khyanalt-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup\.tar$/
const dayMs = 86_400_000
// Whoever writes a backup never stops for so long.
const silentMs = 3_600_000

/** The name of a backup that begins now; names of later ones sort behind. */
export const nameBackup = (now: Date): string =>
  `khyanalt-${now.toISOString().replaceAll(':', '').slice(0, 17)}Z.backup.tar`

/** When a backup of that name began, or null when the file is none of ours. */
const momentOf = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null
}

/** Which of these files may go once the backup `made` is whole: older ones than so many days, and nothing foreign. */
export const listOutdated = (
  names: readonly string[],
  { made, days, now }: { readonly made: string; readonly days: number; readonly now: Date },
): string[] =>
  names.filter(name => {
    const began = momentOf(name)
    return began !== null && name < made && now.getTime() - began.getTime() > days * dayMs
  })

/** Removes backups older than so many days; the one just made and whatever else lies there stay. */
export const removeOutdated = async (
  folder: string,
  given: { readonly made: string; readonly days: number; readonly now: Date },
): Promise<string[]> => {
  const outdated = listOutdated(await readdir(folder), given)
  for (const name of outdated) await rm(join(folder, name))
  return outdated
}

/** Removes what killed backups left unfinished, which may fill the disk. */
export const removeUnfinished = async (folder: string, now: Date): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part') || !pattern.test(name.slice(0, -'.part'.length))) continue
    const path = join(folder, name)
    const written = await stat(path).catch(() => null)
    if (written && now.getTime() - written.mtimeMs > silentMs) await rm(path, { force: true })
  }
}

/** The latest backup of a folder; throws one sentence when there is none. */
export const findLatest = async (folder: string): Promise<string> => {
  const latest = (await readdir(folder))
    .filter(name => pattern.test(name))
    .toSorted()
    .at(-1)
  if (!latest) throw new RestoreRefusedError(`There is no backup in ${folder}.`)
  return join(folder, latest)
}
