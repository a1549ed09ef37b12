// How to pay: the account, the tax authority's site, and what cannot be used yet (REQ-INV-09, 10, 12; CON-143, CON-144).
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './InvoicesScreen.module.css'
import { waysQuery } from './queries.ts'

export const PaymentWays = () => {
  const t = useText(invoiceTexts)
  const { data } = useQuery(waysQuery)
  return (
    <section className={styles.ways} aria-label={t('ways')}>
      <p>{t('howToPay')}</p>
      {data?.account && (
        <dl className={styles.account}>
          <Fact label={t('recipient')} value={data.account.recipient} />
          <Fact label={t('bank')} value={data.account.bank} />
          <Fact label={t('accountNumber')} value={data.account.number} />
          <Fact label={t('reference')} value={t('referenceText')} />
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
