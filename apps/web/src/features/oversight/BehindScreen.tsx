// The requests behind a figure; the address can be kept.
import { oversightMeasures } from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { formatDay, formatMoment } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './oversight.module.css'
import { readPeriod, writePeriod } from './period.ts'
import { behindQuery } from './queries.ts'

/** What an address may say beside period and measure. */
const behindWords = ['holder', 'person', 'stage', 'step', 'question', 'reason', 'first', 'last'] as const

export const BehindScreen = () => {
  const t = useText(staffOversightTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const period = readPeriod(query)
  const measure = oversightMeasures.find(each => each === query.get('measure')) ?? 'received'
  const before = query.get('before') ?? undefined
  const more = Object.fromEntries(behindWords.flatMap(word => (query.has(word) ? [[word, query.get(word) ?? '']] : [])))
  const { compare: _, ...scope } = period
  const title = t('listTitle', { measure: t(measure) })
  usePageTitle(title)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    behindQuery({ ...scope, ...more, measure, before }),
  )
  // Administrators see figures and numbers, not people's cases.
  const mayOpen = user?.grants.some(grant => grant.role !== 'ADMIN' && grant.role !== 'OPERATOR') ?? false
  const turn = (place: string) => setQuery(writePeriod(period, { measure, ...more, ...(place && { before: place }) }))
  const older = data?.before
  return (
    <StaffScreen>
      <BackLink to={`${staffPaths.oversight}?${writePeriod(period)}`}>{t('title')}</BackLink>
      <PageHeader title={title} ornament={false} lead={`${period.from} – ${period.to}`} />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={10} />}
      {data?.data.length === 0 && <EmptyState title={t('listEmpty')} icon="list" />}
      {data && data.data.length > 0 && (
        <Table
          caption={title}
          rows={data.data.map((row, place) => ({ ...row, key: `${row.request_number} ${place}` }))}
          rowKey={row => row.key}
          busy={isPlaceholderData}
          columns={[
            {
              id: 'number',
              header: t('column_number'),
              rowHeader: true,
              cell: row =>
                mayOpen ? (
                  <Link to={staffPaths.request(row.request_number)}>{row.request_number}</Link>
                ) : (
                  row.request_number
                ),
            },
            { id: 'service', header: t('column_service'), cell: row => name(row.service) },
            {
              id: 'unit',
              header: t('column_organization'),
              cell: row => (row.organization ? name(row.organization) : '–'),
            },
            { id: 'at', header: t('column_at'), cell: row => formatMoment(row.at) },
            { id: 'person', header: t('column_person'), cell: row => row.person ?? '–' },
            { id: 'due', header: t('column_due'), cell: row => (row.due_on ? formatDay(row.due_on) : '–') },
          ]}
        />
      )}
      <p className={styles.acts}>
        {before && (
          <Button variant="secondary" icon="chevronLeft" onClick={() => turn('')}>
            {t('newest')}
          </Button>
        )}
        {older && (
          <Button variant="secondary" icon="chevronRight" onClick={() => turn(older)}>
            {t('older')}
          </Button>
        )}
      </p>
    </StaffScreen>
  )
}
