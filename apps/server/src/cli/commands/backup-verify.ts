import { findLatest } from '../../backup/backup-folder.ts'
import { readBackupSettings } from '../../backup/backup-settings.ts'
import { verifyBackup } from '../../backup/verify-backup.ts'
import { writeVerifiedMetric } from '../../observe/write-verified-metric.ts'
import { complain, say } from '../../terminal-language.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { untilToldToEnd } from '../until-told-to-end.ts'

/** `khyanalt backup verify FILE`: restores a backup into a folder of its own, looks whether all is there, removes it. */
export const backupVerifyCommand = defineCommand({
  args: ['FILE'],
  options: {
    latest: {
      type: 'boolean',
      says: { mn: 'FILE нь хавтас: хамгийн сүүлийнхийг шалгана.', en: 'FILE is a folder; takes the latest in it.' },
    },
    'metrics-file': {
      type: 'string',
      value: 'FILE',
      says: {
        mn: 'Шалгасан цагийг node exporter-т (textfile) бичнэ: порталын өгөгдлийн санд хүрдэггүй машинд.',
        en: "Writes when, for the node exporter (textfile) of a machine that does not reach the portal's database.",
      },
    },
  },
  settings: 'lenient',
  data: true,
  details: {
    mn: 'TMPDIR хавтсанд өгөгдлийн сан, файлд хүрэлцэх зай хэрэгтэй.',
    en: 'TMPDIR needs room for the database and the files.',
  },
  run: async ({ args: [file = ''], options }) => {
    const path = options.latest ? await findLatest(pathOf(file)) : pathOf(file)
    const { seconds, rows, files, sealed, noted } = await verifyBackup(
      path,
      readBackupSettings(process.env),
      untilToldToEnd(),
    )
    say({
      mn: `${path} сэргээгдэнэ: ${rows} мөр, ${files} файл, ${sealed} битүүмжилсэн үйлдэл хэвээрээ; ${seconds.toFixed(1)} секунд.`,
      en: `${path} can be restored: ${rows} rows, ${files} files and ${sealed} sealed acts are as they were, after ${seconds.toFixed(1)} s.`,
    })
    const metrics = options['metrics-file']
    if (metrics !== undefined) writeVerifiedMetric(pathOf(metrics), new Date())
    else if (!noted) {
      complain({
        mn: 'Порталын өгөгдлийн санд энэ тухай тэмдэглэгдээгүй: эндээс хүрэхгүй, эсвэл энэ нөөцийг мэдэхгүй байна.',
        en: "The portal's database did not learn of it: it is not in reach from here, or does not know this backup.",
      })
    }
    return 0
  },
})
