// Why the request came back: the latest remarks, each leading to its field (REQ-STATUS-16, CON-069).
import type { Remark } from '@khyanalt/contract/requests'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { FormStore } from '../../form/form-store.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { pathOfRemark } from './remark-places.ts'
import styles from './requests.module.css'
import { useFixed } from './use-fixed.ts'

type ReturnedBannerProps = {
  readonly store: FormStore
  readonly remarks: readonly Remark[]
  readonly previous: Answers | null
  /** The last day to answer. */
  readonly lastDay: string | null
  readonly onOpen: (path: string, stepIndex: number) => void
}

/** The banner of a returned request. */
export const ReturnedBanner = ({ store, remarks, previous, lastDay, onOpen }: ReturnedBannerProps) => {
  const t = useText(requestTexts)
  const course = useText(requestCourseTexts)
  const fixed = useFixed(store, previous, remarks)
  return (
    <Alert tone="warning" title={t('returnedNote')}>
      <h2 className={styles.smallTitle}>{course('nextTitle')}</h2>
      <p>{course('next_returned')}</p>
      {lastDay && (
        <p>
          <strong>
            {course('answerUntil')}: {lastDay}
          </strong>
        </p>
      )}
      <h2 className={styles.smallTitle}>{t('remarksTitle')}</h2>
      {remarks.length > 0 && previous !== null && (
        <p role="status">{course('fixedCount', { total: remarks.length, fixed: fixed.size })}</p>
      )}
      {remarks.length === 0 && <p>{t('noRemarks')}</p>}
      <ol className={styles.remarks}>
        {remarks.map(remark => {
          const path = pathOfRemark(store.form, remark)
          const field = path === null ? undefined : store.form.fields.get(path.split('/')[0] ?? '')
          return (
            <li key={`${remark.path ?? ''} ${remark.title} ${remark.comment}`}>
              <strong>{remark.title}</strong>{' '}
              {fixed.has(remark) && (
                <Tag tone="green" icon="check">
                  {course('fixed')}
                </Tag>
              )}
              <p className={styles.comment}>{remark.comment}</p>
              {path !== null && field && (
                <Button
                  variant="secondary"
                  size="s"
                  label={`${t('toField')}: ${remark.title}`}
                  onClick={() => onOpen(path, field.stepIndex)}
                >
                  {t('toField')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </Alert>
  )
}
