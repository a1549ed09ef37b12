// The own requests with filters; the address keeps the filters (REQ-DASH-02…06).
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useBehalf } from '../../api/behalf.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BehalfLine } from '../../people/BehalfLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { requestsQuery } from './queries.ts'
import { RequestFilterForm } from './RequestFilterForm.tsx'
import styles from './RequestList.module.css'
import { RequestResults } from './RequestResults.tsx'
import { RequestTable } from './RequestTable.tsx'
import { isFiltered, tableSort } from './request-filters.ts'
import { useListAddress } from './use-list-address.ts'

export const RequestList = ({ level }: { readonly level: 'page' | 'section' }) => {
  const t = useText(dashboardTexts)
  const pair = usePair(dashboardTexts)
  const { filters, goTo, sort } = useListAddress()
  const { behalf } = useBehalf()
  const { data, error, refetch, isPlaceholderData } = useQuery(requestsQuery(filters, behalf))
  return (
    <section className={styles.list} aria-labelledby="requests-title">
      {level === 'page' ? (
        <PageHeader id="requests-title" {...pair('requests')} />
      ) : (
        <SectionTitle id="requests-title" {...pair('requests')} />
      )}
      <BehalfLine />
      <RequestFilterForm filters={filters} />
      <RequestResults
        page={data?.data}
        current={filters.page}
        onPage={goTo}
        error={error}
        onRetry={() => void refetch()}
        filtered={isFiltered(filters)}
        emptyText={t('emptyText')}
        emptyAction={<ButtonLink to={paths.services}>{t('takeService')}</ButtonLink>}
        busy={isPlaceholderData}
        table={rows => <RequestTable rows={rows} sort={tableSort(filters)} onSort={sort} busy={isPlaceholderData} />}
      />
    </section>
  )
}
