// The open invoice of a request: what to pay, and the receipt (REQ-INV-*, CON-024).
import { deleteReceipt, getInvoicePdf, showReceipt, uploadReceipt } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callApi, fetchBytes } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { forgetInvoices } from '../../api/forget-invoices.ts'
import { useOpener } from '../../api/use-opener.ts'
import { ConfirmDialog } from '../../form/lazy-parts.tsx'
import { UploadBox } from '../../form/UploadBox.tsx'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { MayNot, useRight } from '../../people/MayNot.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { announce } from '../../ui/live-region.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'

type Invoice = NonNullable<OpenedRequest['invoice']>
type InvoiceCardProps = { readonly invoice: Invoice; readonly companyId: string | null }

// Few requests have an invoice: every other form does without its weight.
const PaymentCard = lazy(async () => ({ default: (await import('../../payment/PaymentCard.tsx')).PaymentCard }))

/** The card. */
export const InvoiceCard = ({ invoice, companyId }: InvoiceCardProps) => {
  const t = useText(requestViewTexts)
  const pair = usePair(requestViewTexts)
  const client = useQueryClient()
  const open = useOpener()
  const mayPay = useRight(companyId, 'pay')
  const unpaid = invoice.status === invoiceStatusCode('unpaid')
  return (
    <Card {...pair('invoice')}>
      <Suspense fallback={<Skeleton height={240} />}>
        <PaymentCard invoice={invoice} />
      </Suspense>
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
      {unpaid && <MayNot companyId={companyId} right="pay" />}
      {unpaid && mayPay && <Receipt invoice={invoice} onChange={() => forgetInvoices(client)} open={open.run} />}
    </Card>
  )
}

type ReceiptProps = {
  readonly invoice: Invoice
  readonly onChange: () => Promise<unknown>
  readonly open: (address: () => Promise<string>) => Promise<void>
}

const Receipt = ({ invoice, onChange, open }: ReceiptProps) => {
  const t = useText(requestViewTexts)
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
