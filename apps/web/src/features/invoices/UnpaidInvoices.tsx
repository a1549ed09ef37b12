// What is to be paid; several marked invoices take one receipt together (REQ-INV-02, REQ-INV-06, CON-141).
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Invoice } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { formatTugrik, type Mongo, parseTugrik } from '@khyanalt/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
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
      {/* Another one's invoices are another list, with nothing marked. */}
      <Unpaid key={useBehalf().behalf} />
    </section>
  )
}

/** Marked invoices by id, also those of other pages. */
type Marked = ReadonlyMap<string, Invoice>

const Unpaid = () => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const { user } = useSession()
  const [page, setPage] = useState(1)
  const { behalf } = useBehalf()
  const [marked, setMarked] = useState<Marked>(new Map())
  const { data, error, refetch } = useQuery(invoicesQuery('unpaid', page, behalf))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={180} />
  const { data: rows, total, per_page } = data.data
  if (total === 0) return <EmptyState title={t('empty')} />

  // An invoice that already has a receipt takes no second one (REQ-INV-02).
  const open = rows.filter(row => !row.receipt && maySettle(user, row))
  const taken = new Set(rows.filter(row => row.receipt).map(row => row.id))
  const chosen = [...marked.values()].filter(invoice => !taken.has(invoice.id))
  const mark = (invoices: readonly Invoice[], on: boolean) => {
    const next = new Map(chosen.map(invoice => [invoice.id, invoice]))
    for (const invoice of invoices) {
      if (on) next.set(invoice.id, invoice)
      else next.delete(invoice.id)
    }
    setMarked(next)
  }
  const several = open.length > 1 || chosen.length > 0
  const markedHere = open.filter(row => marked.has(row.id)).length
  return (
    <>
      {several && (
        <Checkbox
          label={t('selectAll')}
          value={markedHere > 0 && markedHere === open.length}
          indeterminate={markedHere > 0 && markedHere < open.length}
          onChange={on => mark(open, on)}
        />
      )}
      <ul className={styles.invoices}>
        {rows.map(invoice => (
          <li key={invoice.id}>
            <InvoiceCard
              invoice={invoice}
              {...(several &&
                open.includes(invoice) && {
                  chosen: marked.has(invoice.id),
                  onChoose: (on: boolean) => mark([invoice], on),
                })}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <div className={styles.together}>
          <div className={styles.sum}>
            <p role="status">{t('selected', { count: chosen.length, amount: formatTugrik(sum(chosen)) })}</p>
            <Button variant="quiet" size="s" onClick={() => setMarked(new Map())}>
              {t('clear')}
            </Button>
          </div>
          <ReceiptUpload invoices={chosen} label={t('uploadSelected')} onDone={() => setMarked(new Map())} />
        </div>
      )}
      <Pagination page={page} pages={Math.ceil(total / per_page)} onChange={setPage} />
    </>
  )
}

/** Only what the person may pay can be marked. */
const maySettle = (user: SignedInUser | null, { company_id }: Invoice): boolean =>
  user?.companies.find(({ id }) => id === company_id)?.rights?.includes('pay') ?? true

const sum = (invoices: readonly Invoice[]): Mongo =>
  invoices.reduce((total, { amount }) => total + (parseTugrik(amount) ?? 0), 0) as Mongo
