// The history: paid and voided invoices (CON-142).
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import styles from './InvoicesScreen.module.css'
import { invoicesQuery } from './queries.ts'

export const PaidInvoices = () => {
  const pair = usePair(invoiceTexts)
  return (
    <section aria-labelledby="paid-title" className={styles.section}>
      <SectionTitle id="paid-title" {...pair('paid')} />
      <Paid key={useBehalf().behalf} />
    </section>
  )
}

const Paid = () => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const [page, setPage] = useState(1)
  const { behalf } = useBehalf()
  const { data, error, refetch } = useQuery(invoicesQuery('paid', page, behalf))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={120} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) return <EmptyState title={t('emptyPaid')} />
  return (
    <>
      <ul className={styles.invoices}>
        {rows.map(invoice => (
          <li key={invoice.id}>
            <InvoiceCard invoice={invoice} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(total / per_page)} onChange={setPage} />
    </>
  )
}
