// The remarks being written, together; they go out with a return or a rejection.
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { focusInto } from '../../console/move-focus.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { RemarkDrafts } from './remark-drafts.ts'

export const DraftRemarks = ({ drafts }: { readonly drafts: RemarkDrafts }) => {
  const t = useText(staffCaseTexts)
  if (drafts.remarks.length === 0) return null
  return (
    <FactBlock title={t('drafts')}>
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
      <p className={styles.quiet}>{t('drafts_kept')}</p>
    </FactBlock>
  )
}
