// What the desk made for customers: number, category, status, date, and whom it is for (REQ-PORT-02…05).
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { portalTexts } from '@khyanalt/domain/messages/portal'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { CustomerLine } from '../../people/BehalfLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Table } from '../../ui/Table.tsx'
import { ListedService } from './ListedService.tsx'
import { portalRequestsQuery } from './queries.ts'
import { RequestFilterForm } from './RequestFilterForm.tsx'
import styles from './RequestList.module.css'
import { RequestResults } from './RequestResults.tsx'
import { RequestStatus } from './RequestStatus.tsx'
import tableStyles from './RequestTable.module.css'
import { isFiltered, tableSort } from './request-filters.ts'
import { useListAddress } from './use-list-address.ts'

export const PortalList = () => {
  const t = useText(dashboardTexts)
  const portal = useText(portalTexts)
  const name = useName()
  const { filters, goTo, sort } = useListAddress()
  const { customer } = useBehalf()
  const { data, error, refetch, isPlaceholderData } = useQuery(portalRequestsQuery(filters, customer?.id))
  return (
    <section className={styles.list} aria-label={portal('portalTitle')}>
      <CustomerLine />
      <RequestFilterForm filters={filters} draftLabel="draft_portal" />
      <RequestResults
        page={data?.data}
        current={filters.page}
        onPage={goTo}
        error={error}
        onRetry={() => void refetch()}
        filtered={isFiltered(filters)}
        emptyText={portal('portalEmpty')}
        emptyAction={<ButtonLink to={paths.services}>{portal('newRequest')}</ButtonLink>}
        busy={isPlaceholderData}
        table={rows => (
          <Table
            caption={portal('portalTitle')}
            rows={rows}
            rowKey={row => row.id}
            sort={tableSort(filters)}
            onSort={sort}
            busy={isPlaceholderData}
            columns={[
              {
                id: 'request_number',
                header: t('number'),
                rowHeader: true,
                sortable: true,
                cell: row => (
                  <Link to={paths.portalRequest(row.request_number)} className={tableStyles.number}>
                    {row.request_number}
                  </Link>
                ),
              },
              { id: 'customer', header: portal('customer'), cell: row => row.customer },
              { id: 'service', header: t('service'), cell: row => <ListedService title={row.title} /> },
              { id: 'category', header: t('category'), cell: row => name(row.category_data.name) },
              {
                id: 'status',
                header: t('status'),
                sortable: true,
                cell: row => <RequestStatus code={row.status} draftLabel="draft_portal" />,
              },
              { id: 'created_at', header: t('date'), sortable: true, cell: row => formatMoment(row.created_at) },
            ]}
          />
        )}
      />
    </section>
  )
}
