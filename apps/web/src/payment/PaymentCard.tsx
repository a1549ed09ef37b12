// How one invoice is paid: each fact with a button that copies it, and where the payment stands (REQ-PAYCARD-01, 02).
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { paymentCardTexts } from '@khyanalt/domain/messages/payment-card'
import { parseTugrik } from '@khyanalt/domain/money'
import { type PaymentFact, paymentFacts } from '@khyanalt/domain/payment-card'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { errorText } from '../api/error-text.ts'
import { useLanguage, usePair, useText } from '../language/language.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { InvoiceStatus } from './InvoiceStatus.tsx'
import styles from './PaymentCard.module.css'
import { waysQuery } from './ways-query.ts'

const PayOnline = lazy(async () => ({ default: (await import('./PayOnline.tsx')).PayOnline }))

type PaymentCardProps = {
  readonly invoice: Pick<Invoice, 'gen_id' | 'amount' | 'duedate' | 'status' | 'receipt'>
  /** The request closes after this day. */
  readonly closesOn?: string | null
}

export const PaymentCard = ({ invoice, closesOn = null }: PaymentCardProps) => {
  const t = useText(paymentCardTexts)
  const pair = usePair(paymentCardTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(waysQuery)
  const amount = parseTugrik(invoice.amount)
  const bill = amount && { number: invoice.gen_id, amount, due: invoice.duedate }
  return (
    <Card {...pair('title')} headingLevel={3} actions={<InvoiceStatus invoice={invoice} />} className={styles.card}>
      {data?.online && invoice.status === invoiceStatusCode('unpaid') && invoice.receipt === null && (
        <Suspense fallback={null}>
          <PayOnline number={invoice.gen_id} />
        </Suspense>
      )}
      {/* How much and until when is known without the account. */}
      {bill && (data || error) && (
        <dl className={styles.facts}>
          {paymentFacts(data?.account ?? null, bill).map(fact => (
            <Fact key={fact.key} fact={fact} />
          ))}
        </dl>
      )}
      {error && !data && <ErrorState text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {data && data.account === null && <p>{t('noAccount')}</p>}
      {closesOn && invoice.receipt === null && <p className={styles.quiet}>{t('closes', { day: closesOn })}</p>}
    </Card>
  )
}

const Fact = ({ fact: { key, value, copied } }: { readonly fact: PaymentFact }) => {
  const t = useText(paymentCardTexts)
  return (
    <div className={styles.fact}>
      <dt>{t(key)}</dt>
      <dd>
        <strong>{value}</strong>
        {copied !== null && <CopyButton text={copied} label={t(key)} />}
      </dd>
    </div>
  )
}
