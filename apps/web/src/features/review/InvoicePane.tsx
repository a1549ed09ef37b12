// The chosen invoice: what it is for, its receipt, and what to do about it.
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { FileContent } from './FilePane.tsx'
import { InvoiceActDialog } from './InvoiceActDialog.tsx'
import type { DeskInvoice } from './InvoiceTable.tsx'
import { InvoiceTag } from './InvoiceTag.tsx'
import { type InvoiceAct, invoiceActs } from './invoice-acts.ts'
import styles from './MoneyDeskScreen.module.css'
import { SameReceipt } from './SameReceipt.tsx'
import { writeAmount } from './write-amount.ts'

const looks = { confirm_receipt: 'primary', send_receipt_back: 'secondary', void_invoice: 'quiet' } as const

/** `invoice` is null while none is chosen, and once an act moved the chosen one to another list. */
export const InvoicePane = ({ invoice }: { readonly invoice: DeskInvoice | null }) => {
  const t = useText(staffDecisionTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // The invoice as it was when the dialog opened: news may take it off the list, but not the reason being typed.
  const [open, setOpen] = useState<{ readonly act: InvoiceAct; readonly invoice: DeskInvoice } | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const chosen = invoice !== null
  useEffect(() => {
    if (chosen) heading.current?.focus()
  }, [chosen])
  const finish = () => {
    if (!open) return
    const sentence = t(`done_${open.act}`, { number: open.invoice.gen_id })
    setOpen(null)
    setDone(sentence)
    announce(sentence)
    heading.current?.focus()
  }
  return (
    <section className={styles.pane} aria-labelledby="invoice-heading">
      <h2 id="invoice-heading" ref={heading} tabIndex={-1}>
        {invoice ? t('invoice_of', { number: invoice.gen_id }) : t('receipt')}
      </h2>
      {done && <Alert tone="success">{done}</Alert>}
      {invoice ? (
        <>
          <InvoiceFacts invoice={invoice} />
          <div className={styles.acts}>
            {invoiceActs(invoice).map(each => (
              <Button key={each} variant={looks[each]} onClick={() => setOpen({ act: each, invoice })}>
                {t(each)}
              </Button>
            ))}
          </div>
          <SameReceipt numbers={invoice.same_receipt} />
          <Receipt invoice={invoice} />
        </>
      ) : (
        <p className={styles.quiet}>{t('receipt_choose')}</p>
      )}
      {open && <InvoiceActDialog {...open} onDone={finish} onClose={() => setOpen(null)} />}
    </section>
  )
}

const InvoiceFacts = ({ invoice }: { readonly invoice: DeskInvoice }) => {
  const t = useText(staffDecisionTexts)
  const name = useName()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('column_amount')}</dt>
        <dd>
          <strong>{writeAmount(invoice.amount)}</strong> <InvoiceTag code={invoice.status} />
        </dd>
      </div>
      <div>
        <dt>{t('column_payer')}</dt>
        <dd>{invoice.applicant}</dd>
      </div>
      <div>
        <dt>{t('column_request')}</dt>
        <dd>
          <Link to={staffPaths.request(invoice.request_number)}>{invoice.request_number}</Link>{' '}
          {name(invoice.form_name)}
        </dd>
      </div>
      <div>
        <dt>{t('column_made')}</dt>
        <dd>{formatMoment(invoice.cdate)}</dd>
      </div>
      <div>
        <dt>{t('column_due')}</dt>
        <dd>{formatDay(invoice.duedate)}</dd>
      </div>
      {invoice.reason && (
        <div>
          <dt>{t('last_reason')}</dt>
          <dd>{invoice.reason}</dd>
        </div>
      )}
    </dl>
  )
}

const Receipt = ({ invoice }: { readonly invoice: DeskInvoice }) => {
  const t = useText(staffDecisionTexts)
  if (!invoice.receipt) return <p className={styles.quiet}>{t('receipt_none')}</p>
  const title = t('receipt_of', { number: invoice.gen_id })
  return <FileContent file={{ kind: 'receipt', name: invoice.receipt, title }} />
}
