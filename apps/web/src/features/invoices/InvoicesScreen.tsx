// The own invoices: what is to be paid, and what was (REQ-INV-06…10).
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { usePair } from '../../language/language.tsx'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import styles from './InvoicesScreen.module.css'
import { PaidInvoices } from './PaidInvoices.tsx'
import { PaymentWays } from './PaymentWays.tsx'
import { UnpaidInvoices } from './UnpaidInvoices.tsx'

export const InvoicesScreen = () => {
  const pair = usePair(invoiceTexts)
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} />
      <BehalfLine />
      <UnpaidInvoices />
      <PaymentWays />
      <PaidInvoices />
    </div>
  )
}
