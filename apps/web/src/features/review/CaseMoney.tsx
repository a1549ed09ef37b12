// Invoices of the request and the certificate it led to.
import { readCertificateStatus } from '@khyanalt/domain/certificate-status'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { certificateStateTexts } from '@khyanalt/domain/messages/states'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FactBlock } from '../cases/FactBlock.tsx'
import styles from './FactsPane.module.css'
import { FeeTag } from './FeeTag.tsx'
import type { OpenedFile } from './FilePane.tsx'
import { InvoiceTag } from './InvoiceTag.tsx'
import type { Case } from './queries.ts'
import { SameReceipt } from './SameReceipt.tsx'
import { writeAmount } from './write-amount.ts'

export const CaseMoney = ({
  shown: { invoices, certificate, fee },
  onOpenFile,
}: {
  readonly shown: Case
  readonly onOpenFile: (file: OpenedFile) => void
}) => {
  const t = useText(staffCaseTexts)
  const money = useText(feeTexts)
  const stateWord = useText(certificateStateTexts)
  const certificateState = certificate ? readCertificateStatus(certificate.status) : null
  return (
    <>
      <FactBlock title={money('fee')}>
        <p>
          <FeeTag fee={fee} />
        </p>
        {fee.waiver && (
          <>
            <p className={styles.keepLines}>{money('waived_why', { reason: fee.waiver.reason })}</p>
            <p className={styles.quiet}>
              {money('waived_by', {
                author: [fee.waiver.author, fee.waiver.position].filter(Boolean).join(', '),
                time: formatMoment(fee.waiver.at),
              })}
            </p>
          </>
        )}
      </FactBlock>
      <FactBlock title={t('invoices')}>
        {invoices.length === 0 && <p className={styles.quiet}>{t('invoices_none')}</p>}
        <ul className={styles.invoices}>
          {invoices.map(invoice => (
            <li key={invoice.id}>
              <span className={styles.invoiceHead}>
                <strong>{invoice.gen_id}</strong> {writeAmount(invoice.amount)} <InvoiceTag code={invoice.status} />
              </span>
              <span className={styles.quiet}>{t('invoice_due', { day: formatDay(invoice.duedate) })}</span>
              <Receipt invoice={invoice} onOpenFile={onOpenFile} />
              <SameReceipt numbers={invoice.same_receipt} />
            </li>
          ))}
        </ul>
      </FactBlock>
      {certificate && certificateState && (
        <FactBlock title={t('certificate')}>
          <p>
            <Link to={paths.certificate(certificate.cs_id)}>
              {t('certificate_open', { number: certificate.ref_id })}
            </Link>{' '}
            <span className={styles.quiet}>{stateWord(certificateState)}</span>
          </p>
        </FactBlock>
      )}
    </>
  )
}

const Receipt = ({
  invoice,
  onOpenFile,
}: {
  readonly invoice: Case['invoices'][number]
  readonly onOpenFile: (file: OpenedFile) => void
}) => {
  const t = useText(staffCaseTexts)
  const { receipt, gen_id } = invoice
  if (!receipt) return <span className={styles.quiet}>{t('receipt_none')}</span>
  const title = t('receipt_show', { number: gen_id })
  return (
    <Button
      variant="secondary"
      size="s"
      icon="receipt"
      label={title}
      onClick={() => onOpenFile({ kind: 'receipt', name: receipt, title: t('receipt_of', { number: gen_id }) })}
    >
      {t('receipt')}
    </Button>
  )
}
