// The open invoice of a request: what to pay, and the receipt (REQ-INV-*, CON-024).
import { deleteReceipt, getInvoicePdf, showReceipt, uploadReceipt } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, fetchBytes } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { forgetInvoices } from '../../api/forget-invoices.ts'
import { useOpener } from '../../api/use-opener.ts'
import { ConfirmDialog } from '../../form/lazy-parts.tsx'
import { UploadBox } from '../../form/UploadBox.tsx'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'

type Invoice = NonNullable<OpenedRequest['invoice']>
type InvoiceCardProps = { readonly invoice: Invoice }

/** The card. */
export const InvoiceCard = ({ invoice }: InvoiceCardProps) => {
  const t = useText(requestTexts)
  const course = useText(requestCourseTexts)
  const pair = usePair(requestTexts)
  const client = useQueryClient()
  const amount = parseTugrik(invoice.amount)
  const open = useOpener()
  const unpaid = invoice.status === invoiceStatusCode('unpaid')
  return (
    <Card {...pair('invoice')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('invoiceNumber')}</dt>
          <dd>{invoice.gen_id}</dd>
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd className={styles.amount}>{amount === null ? invoice.amount : formatTugrik(amount)}</dd>
        </div>
        <div>
          <dt>{course('payUntil')}</dt>
          <dd>{invoice.duedate}</dd>
        </div>
      </dl>
      {open.failure && <Alert tone="error">{open.failure}</Alert>}
      <div className={styles.cardActs}>
        <Button
          variant="secondary"
          icon="file"
          onClick={() => open.run(async () => URL.createObjectURL(await fetchBytes(getInvoicePdf, { id: invoice.id })))}
        >
          {t('invoicePdf')}
        </Button>
      </div>
      {unpaid && <Receipt invoice={invoice} onChange={() => forgetInvoices(client)} open={open.run} />}
    </Card>
  )
}

type ReceiptProps = {
  readonly invoice: Invoice
  readonly onChange: () => Promise<unknown>
  readonly open: (address: () => Promise<string>) => Promise<void>
}

const Receipt = ({ invoice, onChange, open }: ReceiptProps) => {
  const t = useText(requestTexts)
  const { ui } = useLanguage()
  const [asking, setAsking] = useState(false)
  const { receipt } = invoice
  const remove = useMutation({
    mutationFn: (name: string) => callApi(deleteReceipt, { name, invoiceid: invoice.id }),
    onSuccess: async () => {
      setAsking(false)
      announce(t('receiptDeleted'))
      showToast({ tone: 'success', text: t('receiptDeleted') })
      await onChange()
    },
  })
  if (receipt === null) {
    return (
      <div className={styles.receipt}>
        <h3 className={styles.smallTitle}>{t('receipt')}</h3>
        <p>{t('invoiceHelp')}</p>
        <UploadBox
          call={uploadReceipt}
          input={{ invoiceid: invoice.id }}
          uploadKey={`receipt ${invoice.id}`}
          id={`receipt-${invoice.id}`}
          label={t('receiptUpload')}
          onDone={() => {
            showToast({ tone: 'success', text: t('receiptUploaded') })
            void onChange()
          }}
        />
      </div>
    )
  }
  return (
    <div className={styles.receipt}>
      <Alert tone="success">{t('receiptWaiting')}</Alert>
      {remove.error && <Alert tone="error">{errorText(remove.error, ui)}</Alert>}
      <div className={styles.cardActs}>
        <Button
          variant="secondary"
          onClick={() => open(async () => (await callApi(showReceipt, { name: receipt })).url)}
        >
          {t('receiptOpen')}
        </Button>
        <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
          {t('receiptDelete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('receiptDeleteTitle')}
        text={`${t('invoice')} ${invoice.gen_id}`}
        confirmLabel={t('receiptDelete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(receipt)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
