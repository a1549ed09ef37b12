// How to pay: the account, the tax authority's site, and what cannot be used yet (REQ-INV-09, 10, 12; CON-143, CON-144).
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { paymentCardTexts } from '@khyanalt/domain/messages/payment-card'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../language/language.tsx'
import { waysQuery } from '../../payment/ways-query.ts'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './InvoicesScreen.module.css'

type PaymentWaysProps = {
  /** On the page of one invoice its own card says it. */
  readonly account?: 'shown' | 'elsewhere'
}

export const PaymentWays = ({ account = 'shown' }: PaymentWaysProps) => {
  const card = useText(paymentCardTexts)
  const t = useText(invoiceTexts)
  const { data } = useQuery(waysQuery)
  return (
    <section className={styles.ways} aria-label={t('ways')}>
      <p>{t('howToPay')}</p>
      {account === 'shown' && data?.account && (
        <dl className={styles.account}>
          <Fact label={card('recipient')} value={data.account.recipient} />
          <Fact label={card('bank')} value={data.account.bank} />
          <Fact label={card('account')} value={data.account.number} />
          <Fact label={card('reference')} value={t('referenceText')} />
        </dl>
      )}
      {data && (
        <p>
          {t('taxSite')}:{' '}
          <TextLink href={data.tax_site} newWindow>
            {t('taxSiteLink')}
          </TextLink>
        </p>
      )}
      <p className={styles.card}>
        <Button variant="secondary" disabled describedBy="card-payment">
          {t('cardPayment')}
        </Button>
        <span id="card-payment">{t('cardUpdating')}</span>
      </p>
    </section>
  )
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
