// The payments of a statement, each with the invoices that it may pay.
import type { StatementLine } from '@khyanalt/contract/statements'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { statementTexts } from '@khyanalt/domain/messages/statements'
import { Link } from 'react-router'
import styles from '../../../console/rows.module.css'
import { formatDay } from '../../../language/format.ts'
import { useText } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { deskTabs, writeDeskFilters } from '../desk-filters.ts'
import { InvoiceTag } from '../InvoiceTag.tsx'
import { writeAmount } from '../write-amount.ts'
import look from './statements.module.css'

type Proposal = StatementLine['proposals'][number]

export const StatementLines = ({ lines }: { readonly lines: readonly StatementLine[] }) => {
  const t = useText(statementTexts)
  const columns: readonly TableColumn<StatementLine>[] = [
    { id: 'day', header: t('column_day'), cell: line => <span className={styles.figures}>{formatDay(line.day)}</span> },
    { id: 'amount', header: t('column_sum'), align: 'end', cell: line => writeAmount(line.amount) },
    {
      id: 'text',
      header: t('column_text'),
      rowHeader: true,
      cell: line => (
        <>
          <span className={look.text}>{line.text}</span>
          <span className={styles.aside}>{[line.payer, line.reference].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      id: 'match',
      header: t('column_match'),
      cell: line =>
        line.proposals.length === 0 ? (
          <span className={styles.aside}>{t('match_none')}</span>
        ) : (
          <ul className={look.proposals}>
            {line.proposals.map(proposal => (
              <li key={proposal.id}>
                <ProposedInvoice proposal={proposal} />
              </li>
            ))}
          </ul>
        ),
    },
  ]
  return (
    <div className={look.lines}>
      <Table caption={t('column_match')} rows={lines} columns={columns} rowKey={line => line.id} />
    </div>
  )
}

const tones = { sure: 'green', number: 'orange', amount: 'blue' } as const

const ProposedInvoice = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useText(statementTexts)
  return (
    <>
      <Link
        to={`${staffPaths.invoices}?${addressOf(proposal)}`}
        aria-label={t('open_invoice', { number: proposal.gen_id })}
      >
        {proposal.gen_id}
      </Link>{' '}
      <InvoiceTag code={proposal.status} />
      <Tag tone={tones[proposal.match]} size="s">
        {t(`match_${proposal.match}`)}
      </Tag>
      <span className={styles.aside}>
        {proposal.applicant} · {writeAmount(proposal.amount)}
        {isUnpaid(proposal) && !proposal.receipt && ` · ${t('no_receipt')}`}
      </span>
    </>
  )
}

const isUnpaid = ({ status }: Proposal): boolean => status === invoiceStatusCode('unpaid')

/** The list of the money desk in which the invoice stands, with the invoice open. */
const addressOf = (proposal: Proposal): string => {
  const tab = isUnpaid(proposal)
    ? proposal.receipt
      ? 'receipt'
      : 'waiting'
    : proposal.status === invoiceStatusCode('paid')
      ? 'paid'
      : 'void'
  const query = writeDeskFilters({
    tab: deskTabs.find(each => each === tab) ?? 'receipt',
    page: 1,
    number: proposal.gen_id,
  })
  query.set('invoice', proposal.id)
  return query.toString()
}
