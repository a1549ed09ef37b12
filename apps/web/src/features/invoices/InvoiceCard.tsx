// One invoice with what can be done about it (REQ-INV-01…03, REQ-INV-14).
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { InvoiceStatus } from '../../payment/InvoiceStatus.tsx'
import { PaymentCard } from '../../payment/PaymentCard.tsx'
import { MayNot, useRight } from '../../people/MayNot.tsx'
import { Whose } from '../../people/Whose.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DeleteReceipt } from './DeleteReceipt.tsx'
import styles from './InvoiceCard.module.css'
import { OpenReceipt } from './OpenReceipt.tsx'
import { ReceiptUpload } from './ReceiptUpload.tsx'

type Props = {
  readonly invoice: Invoice
  /** On its own page the paper is shown below; in a list a link leads there. */
  readonly level?: 'list' | 'page'
  readonly chosen?: boolean
  readonly onChoose?: (on: boolean) => void
}

export const InvoiceCard = ({ invoice, level = 'list', chosen, onChoose }: Props) => {
  const t = useText(invoiceTexts)
  const name = useName()
  const [deleting, setDeleting] = useState(false)
  const mayPay = useRight(invoice.company_id, 'pay')
  const amount = parseTugrik(invoice.amount)
  const unpaid = invoice.status === invoiceStatusCode('unpaid')
  return (
    <article className={styles.card} aria-label={`${t('number')} ${invoice.gen_id}`}>
      <header className={styles.head}>
        {onChoose && (
          <Checkbox
            label={t('select', { number: invoice.gen_id })}
            hideLabel
            value={chosen ?? false}
            onChange={onChoose}
          />
        )}
        <div className={styles.title}>
          {level === 'page' ? (
            <h2 className={styles.service}>{name(invoice.form_name)}</h2>
          ) : (
            <h3 className={styles.service}>{name(invoice.form_name)}</h3>
          )}
          <p className={styles.numbers}>
            {level === 'page' ? invoice.gen_id : <Link to={paths.invoice(invoice.gen_id)}>{invoice.gen_id}</Link>} ·{' '}
            {t('request')} <Link to={paths.request(invoice.request_number)}>{invoice.request_number}</Link>
          </p>
          <Whose companyId={invoice.company_id} />
        </div>
        <p className={styles.amount}>{amount === null ? invoice.amount : formatTugrik(amount)}</p>
        {(level === 'list' || !unpaid) && <InvoiceStatus invoice={invoice} />}
      </header>
      <dl className={styles.dates}>
        <div>
          <dt>{t('created')}</dt>
          <dd>{formatDay(invoice.cdate)}</dd>
        </div>
        <div>
          <dt>{t('due')}</dt>
          <dd>
            {formatDay(invoice.duedate)} {invoice.overdue && <Tag tone="red">{t('overdue')}</Tag>}
          </dd>
        </div>
      </dl>
      {level === 'page' && unpaid && <PaymentCard invoice={invoice} closesOn={invoice.closes_on} />}
      {invoice.same_receipt.length > 0 && (
        <Alert tone="warning" title={t('sameReceipt')}>
          {t('sameReceiptText', { numbers: invoice.same_receipt.join(', ') })}
        </Alert>
      )}
      {invoice.reason && (
        <Alert tone="warning" title={t('reason')}>
          {invoice.reason}
        </Alert>
      )}
      {unpaid && level === 'page' && <MayNot companyId={invoice.company_id} right="pay" />}
      <div className={styles.actions}>
        {unpaid && !invoice.receipt && mayPay && <ReceiptUpload invoices={[invoice]} label={t('upload')} />}
        {invoice.receipt && <OpenReceipt name={invoice.receipt} number={invoice.gen_id} />}
        {unpaid && invoice.receipt && mayPay && (
          <Button
            variant="quiet"
            icon="trash"
            label={`${t('deleteReceipt')}: ${invoice.gen_id}`}
            onClick={() => setDeleting(true)}
          >
            {t('deleteReceipt')}
          </Button>
        )}
        {level === 'list' && (
          <ButtonLink variant="secondary" to={paths.invoice(invoice.gen_id)}>
            {t('openPdf')} <VisuallyHidden>{invoice.gen_id}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      {deleting && invoice.receipt && (
        <DeleteReceipt invoice={invoice} receipt={invoice.receipt} onClose={() => setDeleting(false)} />
      )}
    </article>
  )
}
