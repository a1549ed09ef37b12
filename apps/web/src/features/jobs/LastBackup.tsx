import type { OutputOf } from '@khyanalt/contract/call'
import type { listJobs } from '@khyanalt/contract/jobs'
import { staffJobsTexts } from '@khyanalt/domain/messages/staff-jobs'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import styles from './jobs.module.css'

export type Backup = OutputOf<typeof listJobs>['data']['backup']

/** When the data were last saved and when a backup was last checked, and that somebody must be told when it is late. */
export const LastBackup = ({ backup: { last, verified_at, is_late } }: { readonly backup: Backup }) => {
  const t = useText(staffJobsTexts)
  return (
    <section className={styles.part} aria-labelledby="backup">
      <h2 id="backup">{t('backup')}</h2>
      <p>
        {last
          ? t('backup_last', { at: formatMoment(last.finished_at), size: (last.bytes / 1e6).toFixed(1) })
          : t('backup_none')}
      </p>
      <p>{verified_at ? t('backup_verified', { at: formatMoment(verified_at) }) : t('backup_unverified')}</p>
      {is_late && <p className={styles.failure}>{t('backup_late')}</p>}
    </section>
  )
}
