// What stood out in a sent report, with the company's words on it; for the company and the agency (REQ-DECLARE-05).
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import { feePaperTexts } from '@khyanalt/domain/messages/fee-report-paper'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Card } from '../../../ui/Card.tsx'
import styles from './check.module.css'
import { warningText } from './warning-text.ts'

/** Nothing where it was not looked at, as in reports from before there was a check. */
export const SentWarnings = ({ warnings }: Pick<FeeReport, 'warnings'>) => {
  const t = useText(feePaperTexts)
  const { ui } = useLanguage()
  if (!warnings) return null
  return (
    <Card padding="l" title={t('warnings')}>
      {warnings.length === 0 && <p>{t('noWarnings')}</p>}
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map(({ path, code, params, explanation }) => (
            <li key={`${code} ${path}`} className={styles.warning}>
              <h3 className={styles.place}>{placeName(path, ui)}</h3>
              <p>{warningText({ code, params }, ui)}</p>
              {explanation === null ? (
                <p className={styles.none}>{t('unexplained')}</p>
              ) : (
                <p className={styles.words}>
                  <strong>{t('explanation')}:</strong> {explanation}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
