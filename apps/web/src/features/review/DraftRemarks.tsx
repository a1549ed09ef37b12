// The remarks being prepared: one's own, which go out with a return or a rejection, and those of colleagues.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { focusInto } from '../../console/move-focus.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { RemarkDrafts } from './remark-drafts.ts'

export const DraftRemarks = ({ drafts }: { readonly drafts: RemarkDrafts }) => (
  <>
    <OwnRemarks drafts={drafts} />
    <ColleaguesRemarks drafts={drafts} />
  </>
)

const OwnRemarks = ({ drafts }: { readonly drafts: RemarkDrafts }) => {
  const t = useText(staffCaseTexts)
  if (drafts.remarks.length + drafts.conflicts.length === 0) return null
  return (
    <FactBlock title={t('drafts')}>
      {drafts.conflicts.map(({ path, title, mine, other, keepMine, takeOther }) => (
        <Alert key={path} tone="warning" urgent title={t('draft_conflict', { title })}>
          <p>{t('draft_other', { text: other || '–' })}</p>
          <p>{t('draft_mine', { text: mine || '–' })}</p>
          <Button size="s" variant="secondary" onClick={takeOther}>
            {t('draft_take_other')}
          </Button>{' '}
          <Button size="s" variant="secondary" onClick={keepMine}>
            {t('draft_keep_mine')}
          </Button>
        </Alert>
      ))}
      {drafts.older && <Alert tone="warning">{t('drafts_older')}</Alert>}
      <ul className={styles.drafts}>
        {drafts.remarks.map(({ path, title, comment }) => (
          <li key={path}>
            <strong>{title}</strong>
            <p>{comment}</p>
            <Button
              variant="quiet"
              size="s"
              label={t('remark_go_to', { title })}
              onClick={() => focusInto(`[data-remark="${CSS.escape(path || 'general')}"]`)}
            >
              {t('remark_go')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t(drafts.waiting ? 'drafts_waiting' : 'drafts_kept')}</p>
    </FactBlock>
  )
}

const ColleaguesRemarks = ({ drafts }: { readonly drafts: RemarkDrafts }) => {
  const t = useText(staffCaseTexts)
  if (drafts.ofColleagues.length === 0) return null
  return (
    <FactBlock title={t('drafts_of_colleagues')}>
      <ul className={styles.drafts}>
        {drafts.ofColleagues.map(({ author, ...remark }) => (
          <li key={`${author} ${remark.path}`}>
            <strong>{remark.title}</strong>
            <p>{remark.comment}</p>
            <p className={styles.quiet}>{t('draft_by', { name: author })}</p>
            {drafts.open && !drafts.find(remark.path) && (
              <Button
                variant="quiet"
                size="s"
                label={t('draft_take_over_for', { title: remark.title, name: author })}
                onClick={() => drafts.write(remark)}
              >
                {t('draft_take_over')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FactBlock>
  )
}
