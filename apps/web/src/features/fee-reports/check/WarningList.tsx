// What stands out before a report is sent: each is corrected or explained (REQ-DECLARE-03, REQ-DECLARE-05).
import { decimalDigits, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { maxExplanation } from '@khyanalt/domain/fee-report/explanations'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import type { Proposal } from '@khyanalt/domain/fee-report/proposals'
import type { FeeWarning } from '@khyanalt/domain/fee-report/warnings'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useReportFrame, useTextValue } from '../report-frame.ts'
import { explanationName, nameOfPath } from '../report-values.ts'
import styles from './check.module.css'
import { warningText } from './warning-text.ts'

/** The id of the field that a warning is explained in. */
export const explainId = ({ path, code }: Pick<FeeWarning, 'path' | 'code'>): string => `explain-${code}-${path}`

type WarningListProps = {
  readonly warnings: readonly FeeWarning[]
  /** Warnings that somebody tried to send without a word. */
  readonly missing: readonly FeeWarning[]
  readonly proposals: readonly Proposal[]
  readonly onEdit: (path: string) => void
}

export const WarningList = ({ warnings, missing, proposals, onEdit }: WarningListProps) => {
  const t = useText(feeDeclareTexts)
  return (
    <Card padding="l" title={t('warnings', { count: warnings.length })}>
      <p>{t('warningsText')}</p>
      <ul className={styles.warnings}>
        {warnings.map(warning => (
          <li key={`${warning.code} ${warning.path}`} className={styles.warning}>
            <Warning
              warning={warning}
              missing={missing.some(({ path, code }) => path === warning.path && code === warning.code)}
              fixes={proposals.filter(({ path }) => isSamePlace(path, warning.path))}
              onEdit={onEdit}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Both sides of a line of the balance are one place. */
const isSamePlace = (one: string, other: string): boolean =>
  one === other || (one.split('/').length === 2 && one.split('/')[0] === other.split('/')[0])

type WarningProps = {
  readonly warning: FeeWarning
  readonly missing: boolean
  readonly fixes: readonly Proposal[]
  readonly onEdit: (path: string) => void
}

const Warning = ({ warning, missing, fixes, onEdit }: WarningProps) => {
  const t = useText(feeDeclareTexts)
  const { ui } = useLanguage()
  const { report } = useReportFrame()
  const name = explanationName(warning)
  const text = useTextValue(name)
  const place = placeName(warning.path, ui)
  const fix = fixes.find(({ value }) => value !== 0n) ?? fixes[0]
  return (
    <>
      <h3 className={styles.place}>{place}</h3>
      <p>{warningText(warning, ui)}</p>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="s"
          icon="edit"
          label={t('editOf', { place })}
          onClick={() => onEdit(warning.path)}
        >
          {t('edit')}
        </Button>
        {fix && (
          <Button
            variant="secondary"
            size="s"
            onClick={() =>
              report.write(Object.fromEntries(fixes.map(({ path, value }) => [nameOfPath(path), decimalDigits(value)])))
            }
          >
            {t('computed', { value: formatDecimal(fix.value) })}
          </Button>
        )}
      </div>
      <Field
        label={t('explain')}
        id={explainId(warning)}
        required
        error={missing ? t('explainMissing') : null}
        help={t('explainHelp', { max: maxExplanation })}
      >
        {control => (
          <TextArea
            {...control}
            rows={2}
            value={text}
            limit={text.length > maxExplanation - 50 ? maxExplanation : undefined}
            onChange={next => report.write({ [name]: next })}
          />
        )}
      </Field>
    </>
  )
}
