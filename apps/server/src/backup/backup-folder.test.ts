import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { findLatest, listOutdated, nameBackup, removeUnfinished } from './backup-folder.ts'

const day = 86_400_000
const now = new Date('2026-11-20T18:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'khyanalt-folder-'))
afterAll(() => removeFolder(folder))

it('[REQ-BACKUP-04] lets backups go that are older than so many days, and nothing else that lies there', () => {
  const made = nameBackup(now)
  const old = nameBackup(new Date(now.getTime() - 8 * day))
  const foreign = [
    `${old}.sha256`,
    `copy-of-${old}`,
    'khyanalt-2026-11-01.backup.tar',
    old.replace('.tar', '.tar.part'),
    'portal.backup.tar',
  ]
  const young = nameBackup(new Date(now.getTime() - 7 * day))
  // A clock that was wrong for a night: what seems to come after the new one stays.
  const ahead = nameBackup(new Date(now.getTime() + 9 * day))
  const names = [made, old, young, ahead, ...foreign]
  expect(listOutdated(names, { made, days: 7, now })).toEqual([old])
  const much = new Date(now.getTime() + 100 * day)
  expect(listOutdated(names, { made, days: 0, now: much })).toEqual([old, young])
})

it('[REQ-BACKUP-05] finds the latest backup of a folder, and says when there is none', async () => {
  await expect(findLatest(folder)).rejects.toThrow(`There is no backup in ${folder}.`)
  for (const days of [2, 0, 1]) writeFileSync(join(folder, nameBackup(new Date(now.getTime() - days * day))), '')
  writeFileSync(join(folder, 'khyanalt-z.backup.tar'), '')
  expect(await findLatest(folder)).toBe(join(folder, nameBackup(now)))
})

it('[REQ-BACKUP-01] removes what a killed backup left unfinished, and not what is being written', async () => {
  const [killed = '', living = ''] = [5, 0].map(days => `${nameBackup(new Date(now.getTime() - days * day))}.part`)
  for (const name of [killed, living, 'notes.part']) writeFileSync(join(folder, name), 'half')
  const before = new Date(now.getTime() - 2 * 3_600_000)
  for (const name of [killed, 'notes.part']) utimesSync(join(folder, name), before, before)
  const lately = new Date(now.getTime() - 1_800_000)
  utimesSync(join(folder, living), lately, lately)
  await removeUnfinished(folder, now)
  expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([living, 'notes.part'])
})
