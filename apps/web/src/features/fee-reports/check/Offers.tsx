// Numbers offered for empty cells: each by itself or all at once (REQ-DECLARE-01, REQ-DECLARE-02).
import { decimalDigits, formatDecimal } from '@khyanalt/domain/fee-report/decimal'
import { placeName } from '@khyanalt/domain/fee-report/place-names'
import { fillEmptyCells, type Proposal, proposeEmptyCells } from '@khyanalt/domain/fee-report/proposals'
import { feeDeclareTexts } from '@khyanalt/domain/messages/fee-declare'
import { proposalTexts } from '@khyanalt/domain/messages/fee-report-warnings'
import { useLanguage, useText } from '../../../language/language.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useLastQuarter } from '../LastQuarter.tsx'
import { useReportFrame } from '../report-frame.ts'
import { nameOfPath } from '../report-values.ts'
import styles from './check.module.css'
import { useFigures } from './use-figures.ts'

type OffersProps = {
  /** Only cells whose path begins so; else those of the whole report. */
  readonly within?: string
}

export const Offers = ({ within = '' }: OffersProps) => {
  const t = useText(feeDeclareTexts)
  const source = useText(proposalTexts)
  const { ui } = useLanguage()
  const { report } = useReportFrame()
  const { last } = useLastQuarter()
  const answers = useFigures()
  const context = { last: last?.answers }
  const offers = proposeEmptyCells(answers, context).filter(({ path }) => path.startsWith(within))
  if (offers.length === 0) return null
  const take = (cells: Readonly<Record<string, string>>) => {
    report.write(Object.fromEntries(Object.entries(cells).map(([path, text]) => [nameOfPath(path), text])))
    showToast({ text: t('taken', { count: Object.keys(cells).length }) })
  }
  // One number may bring others: the fee imposed brings the closing balance.
  const all = Object.fromEntries(
    Object.entries(fillEmptyCells(answers, context)).filter(([path]) => path.startsWith(within)),
  )
  const list = (
    <ul className={styles.offers}>
      {offers.map(offer => (
        <li key={offer.path} className={styles.offer}>
          <span>
            {placeName(offer.path, ui, within !== '')}:{' '}
            <strong className={styles.figure}>{formatDecimal(offer.value)}</strong>{' '}
            <span className={styles.quiet}>({source(offer.source)})</span>
          </span>
          <Button
            variant="secondary"
            size="s"
            label={t('takeOf', { place: placeName(offer.path, ui), value: formatDecimal(offer.value) })}
            onClick={() => take(cellOf(offer))}
          >
            {t('take')}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <Alert
      tone="info"
      title={t('offered')}
      actions={
        Object.keys(all).length > 1 && (
          <Button variant="secondary" onClick={() => take(all)}>
            {t('takeAll')}
          </Button>
        )
      }
    >
      <p>{t('offeredText')}</p>
      {offers.length > shortList ? (
        <details>
          <summary className={styles.summary}>{t('offeredCells', { count: offers.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Alert>
  )
}

/** More offers than these are folded, so that the way on stays in sight. */
const shortList = 3

const cellOf = ({ path, value }: Proposal) => ({ [path]: decimalDigits(value) })
