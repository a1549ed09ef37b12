import { join } from 'node:path'
import { readBackupSettings } from '../../backup/backup-settings.ts'
import { restorePortal } from '../../backup/restore-portal.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { untilToldToEnd } from '../until-told-to-end.ts'

/**
 * `khyanalt restore FILE`: brings a backup into the database, store and folder that the configuration names, all of them
 * empty, and up to this release.
 */
export const restoreCommand = defineCommand({
  args: ['FILE'],
  options: {
    'without-keys': {
      type: 'boolean',
      says: { mn: 'Нөөцөд байгаа түлхүүргүйгээр.', en: 'Goes without the keys that the backup holds.' },
    },
  },
  settings: 'lenient',
  data: true,
  details: {
    mn: 'Одоогийнхын хажууд сэргээхэд DATA_DIR, DATABASE_URL хувьсагчийг тушаалын өмнө өөрөөр өгнө.',
    en: 'To restore beside what is there, give another DATA_DIR and DATABASE_URL before the command.',
  },
  run: async ({ args: [file = ''], options: { 'without-keys': withoutKeys } }) => {
    const settings = readBackupSettings(process.env)
    const began = Date.now()
    const contents = await restorePortal(pathOf(file), settings, { withKeys: !withoutKeys, signal: untilToldToEnd() })
    const { taken_at, files, keys, faults } = contents
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    say({
      mn: `${taken_at} үеийн байдал сэргээгдлээ; ${seconds} секунд.`,
      en: `Restored the state of ${taken_at} after ${seconds} s.`,
    })
    if (!files) {
      say({
        mn: 'Нөөцөд файл алга; файлын санг өөрийнх нь нөөцөөс сэргээнэ үү.',
        en: 'The backup has no files; the store must be brought back by its own means.',
      })
    }
    if (!keys || withoutKeys) {
      const folder = join(settings.DATA_DIR, 'keys')
      say({
        mn: `Түлхүүр сэргээгдээгүй: портал эхлэхээс өмнө ${folder} хавтсанд тавина уу.`,
        en: `No keys were restored: put them into ${folder} before the portal starts.`,
      })
    }
    for (const fault of faults) {
      complain({ mn: `✗ ${fault} (нөөцлөх үед аль хэдийн)`, en: `✗ ${fault}, already when the backup was made` })
    }
    return 0
  },
})
