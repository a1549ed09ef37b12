// The money desk: invoices on the left, the receipt of the chosen one on the right.
import { moneyDeskTotalLimit } from '@khyanalt/contract/invoices'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import desk from '../../console/desk.module.css'
import { Shortcuts } from '../../console/Shortcuts.tsx'
import { useRowKeys } from '../../console/use-row-keys.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { useLiveQuery } from '../cases/use-live-query.ts'
import { type DeskFilters, deskTabs, readDeskFilters, writeDeskFilters } from './desk-filters.ts'
import { InvoicePane } from './InvoicePane.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import styles from './MoneyDeskScreen.module.css'
import { MoneyScreen } from './money/MoneyScreen.tsx'
import { NumberSearch } from './money/NumberSearch.tsx'
import { deskQuery } from './queries.ts'

export const MoneyDeskScreen = () => {
  const heading = usePair(staffDecisionTexts)('desk_title')
  return (
    <MoneyScreen heading={heading} current="invoices">
      <Desk />
    </MoneyScreen>
  )
}

const Desk = () => {
  const t = useText(staffDecisionTexts)
  const stateWord = useText(invoiceStateTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filters = readDeskFilters(query)
  const chosen = query.get('invoice')
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(deskQuery(filters))
  useLiveQuery(deskQuery(filters).queryKey)
  useRowKeys('number')
  const page = data?.data
  const invoice = page?.data.find(({ id }) => id === chosen) ?? null
  return (
    <>
      <NumberSearch
        key={filters.number}
        number={filters.number}
        onSearch={number => setQuery(addressOf({ ...filters, number, page: 1 }, null))}
      />
      <div className={desk.head}>
        <TabLinks
          label={t('desk_tabs')}
          current={filters.tab}
          tabs={deskTabs.map(tab => ({
            key: tab,
            text: tab === 'paid' || tab === 'void' ? stateWord(tab) : t(`desk_${tab}`),
            search: addressOf({ ...filters, tab, page: 1 }, null),
          }))}
        />
        <Shortcuts />
      </div>
      {error && <ErrorState title={t('desk_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={8} />}
      <div className={styles.panes}>
        {page && (
          <div className={styles.list}>
            {page.data.length === 0 ? (
              <EmptyState title={t('desk_empty')} text={t('desk_empty_why')} icon="receipt" />
            ) : (
              <>
                <p className={styles.count}>
                  {t(page.total < moneyDeskTotalLimit ? 'desk_total' : 'desk_total_many', { total: page.total })}
                </p>
                <InvoiceTable
                  rows={page.data}
                  chosen={chosen}
                  busy={isPlaceholderData}
                  addressOf={id => addressOf(filters, id)}
                />
                <Pagination
                  page={filters.page}
                  pages={Math.ceil(page.total / page.per_page)}
                  onChange={number => setQuery(addressOf({ ...filters, page: number }, null))}
                />
              </>
            )}
          </div>
        )}
        {page && <InvoicePane key={chosen} invoice={invoice} />}
      </div>
    </>
  )
}

const addressOf = (filters: DeskFilters, invoice: string | null): string => {
  const query = writeDeskFilters(filters)
  if (invoice) query.set('invoice', invoice)
  return query.toString()
}
