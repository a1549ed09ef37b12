// Unpaid invoices; several can be chosen to share one receipt (CON-141).
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { formatTugrik, type Mongo, parseTugrik } from '@khyanalt/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { ReceiptUpload } from './ReceiptUpload.tsx'

export const UnpaidInvoices = () => {
  const pair = usePair(invoiceTexts)
  return (
    <section aria-labelledby="unpaid-title" className={styles.section}>
      <SectionTitle id="unpaid-title" {...pair('unpaid')} />
      <Unpaid />
    </section>
  )
}

const Unpaid = () => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useQuery(invoicesQuery('unpaid', page))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={180} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) return <EmptyState title={t('empty')} />

  // An invoice that already has a receipt takes no second one (REQ-INV-02).
  const choosable = rows.filter(row => !row.receipt)
  const selected = choosable.filter(row => chosen.has(row.id))
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <ul className={styles.invoices}>
        {rows.map(invoice => (
          <li key={invoice.id}>
            <InvoiceCard
              invoice={invoice}
              {...(choosable.length > 1 &&
                !invoice.receipt && {
                  chosen: chosen.has(invoice.id),
                  onChoose: (on: boolean) => choose(invoice.id, on),
                })}
            />
          </li>
        ))}
      </ul>
      {selected.length > 1 && (
        <div className={styles.together}>
          <p role="status">{t('selected', { count: selected.length, amount: formatTugrik(sum(selected)) })}</p>
          <ReceiptUpload invoices={selected} label={t('uploadSelected')} onDone={() => setChosen(new Set())} />
        </div>
      )}
      <Pagination page={page} pages={Math.ceil(total / per_page)} onChange={setPage} />
    </>
  )
}

const sum = (invoices: readonly Invoice[]): Mongo =>
  invoices.reduce((total, { amount }) => total + (parseTugrik(amount) ?? 0), 0) as Mongo
