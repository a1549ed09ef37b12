import { join } from 'node:path'
import { readBackupSettings } from '../../backup/backup-settings.ts'
import { megabytes } from '../../backup/room.ts'
import { savePortal } from '../../backup/save-portal.ts'
import { isInstalled } from '../../release.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand, UsageError } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { untilToldToEnd } from '../until-told-to-end.ts'

const usualFolder = '/var/backups/khyanalt'

/** `khyanalt backup [PLACE]`: saves database, files and keys while the portal serves. */
export const backupCommand = defineCommand({
  args: ['[PLACE]'],
  options: {
    keep: {
      type: 'string',
      value: 'DAYS',
      says: {
        mn: 'Шинэ нөөц бүрэн болсны дараа үүнээс хуучныг хавтаснаас устгана.',
        en: 'Removes older ones of the folder once the new one is whole.',
      },
    },
    'without-files': {
      type: 'boolean',
      says: {
        mn: 'Файлгүйгээр: файлын сан нь өөрөө нөөцлөгддөг бол.',
        en: 'Leaves out the files, where their store is kept safe by other means.',
      },
    },
  },
  settings: 'lenient',
  data: true,
  details: {
    mn: `PLACE нь хавтас (суулгасан хувилбарт ${usualFolder}) эсвэл .tar нэртэй шинэ файл.`,
    en: `PLACE is a folder (${usualFolder} of an installed release) or a new file of a name in .tar.`,
  },
  run: async ({ args: [place = isInstalled ? usualFolder : undefined], options }) => {
    if (place === undefined) {
      throw new UsageError({
        mn: 'Хаана хадгалахыг хэлнэ үү: khyanalt backup PLACE',
        en: 'PLACE is missing: khyanalt backup PLACE',
      })
    }
    const settings = readBackupSettings(process.env)
    const { path, bytes, seconds, contents, removed, unnoted } = await savePortal(pathOf(place), settings, {
      withFiles: !options['without-files'],
      keepDays: daysOf(options.keep),
      signal: untilToldToEnd(),
    })
    const { tables, files, keys, faults } = contents
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const took = `${megabytes(bytes)}, ${seconds.toFixed(1)}`
    say({
      mn: `${path}: ${rows} мөр, ${files ? `${files.count} файл (${megabytes(files.bytes)})` : 'файлгүй'}, ${took} секунд.`,
      en: `${path}: ${rows} rows, ${files ? `${files.count} files (${megabytes(files.bytes)})` : 'no files'}, ${took} s.`,
    })
    const folder = join(settings.DATA_DIR, 'keys')
    if (keys) {
      say({
        mn: 'Түлхүүрүүд BACKUP_PASSWORD нууц үгээр түгжигдэн дотор нь байна; нууц үгийг өөр газар хадгална уу.',
        en: 'The keys are in it, locked with BACKUP_PASSWORD; keep the password elsewhere.',
      })
    } else {
      say({
        mn: `Түлхүүрүүд дотор нь ОРООГҮЙ: ${folder} хавтсыг өөр газар хувилж хадгалах, эсвэл BACKUP_PASSWORD тавина уу.`,
        en: `The keys are NOT in it: keep a copy of ${folder} elsewhere, or set BACKUP_PASSWORD.`,
      })
    }
    if (settings.SIGNING_KEY_FILE) {
      say({
        mn: 'SIGNING_KEY_FILE дэх түлхүүр нөөцөд хэзээ ч ордоггүй.',
        en: 'The key in SIGNING_KEY_FILE is never in a backup.',
      })
    }
    for (const name of removed) say({ mn: `Хуучин ${name} устгагдлаа.`, en: `The older ${name} was removed.` })
    if (unnoted !== null) {
      complain({
        mn: `Нөөц бүрэн, гэвч өгөгдлийн санд тэмдэглэж чадсангүй: ${unnoted}`,
        en: `The backup is whole, but could not be written down in the database: ${unnoted}`,
      })
    }
    for (const fault of faults) complain({ mn: `✗ ${fault}`, en: `✗ ${fault}` })
    return faults.length === 0 ? 0 : 1
  },
})

const daysOf = (given: string | undefined): number | null => {
  if (given === undefined) return null
  if (/^\d{1,5}$/.test(given) && Number(given) > 0) return Number(given)
  throw new UsageError({
    mn: '--keep сонголтод хоногийн тоо өгнө үү, жишээ нь 35.',
    en: '--keep takes a number of days, such as 35.',
  })
}
