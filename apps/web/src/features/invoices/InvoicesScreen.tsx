// The own invoices: what is to be paid, and what was (REQ-INV-06…10).
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { usePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './InvoicesScreen.module.css'
import { PaidInvoices } from './PaidInvoices.tsx'
import { UnpaidInvoices } from './UnpaidInvoices.tsx'

export const InvoicesScreen = () => {
  const t = useText(invoiceTexts)
  const pair = usePair(invoiceTexts)
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('howToPay')} />
      <div className={styles.ways}>
        <p>
          {t('taxSite')}:{' '}
          <a href="https://etax.mta.mn" target="_blank" rel="noreferrer">
            {t('taxSiteLink')}
          </a>
        </p>
        <p className={styles.card}>
          <Button variant="secondary" disabled describedBy="card-payment">
            {t('cardPayment')}
          </Button>
          <span id="card-payment">{t('cardUpdating')}</span>
        </p>
      </div>
      <UnpaidInvoices />
      <PaidInvoices />
    </div>
  )
}
