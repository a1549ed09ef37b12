// The desk of fee reports: what was sent, by state, beside the requests to send late.
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { feeReportStateTexts, lateStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import desk from '../../../console/desk.module.css'
import { focusInto, moveFocus } from '../../../console/move-focus.ts'
import { Shortcuts } from '../../../console/Shortcuts.tsx'
import { useKeys } from '../../../console/use-keys.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TabLinks } from '../../../ui/TabLinks.tsx'
import { DeskFilterBar } from './DeskFilterBar.tsx'
import { DeskLateTable } from './DeskLateTable.tsx'
import { DeskReportTable } from './DeskReportTable.tsx'
import {
  type DeskFilters,
  deskInput,
  deskStates,
  isNarrowed,
  lateStates,
  readDeskFilters,
  writeDeskFilters,
} from './desk-filters.ts'
import { countsQuery, deskLateQuery, deskReportsQuery } from './desk-queries.ts'
import { FeeParts } from './FeeParts.tsx'

const deskRoles: readonly string[] = ['REVIEWER', 'APPROVER']

export const FeeDeskScreen = () => {
  const t = useText(staffFeeTexts)
  const heading = usePair(staffFeeTexts)('title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(({ role }) => deskRoles.includes(role)) ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      {worksHere ? <Desk /> : <EmptyState title={heading.title} text={t('noDesk')} icon="chart" />}
    </StaffScreen>
  )
}

const Desk = () => {
  const t = useText(staffFeeTexts)
  const [query, setQuery] = useSearchParams()
  const filters = readDeskFilters(query)
  const change = (changes: Partial<DeskFilters>) => setQuery(writeDeskFilters({ ...filters, page: 1, ...changes }))
  const [helping, setHelping] = useState(false)
  useKeys([
    [['j', 'ArrowDown'], () => moveFocus('[data-row-link]', 1)],
    [['k', 'ArrowUp'], () => moveFocus('[data-row-link]', -1)],
    [['/'], () => focusInto('[name=company]')],
    [['?'], () => setHelping(true)],
  ])
  return (
    <>
      <div className={desk.head}>
        <FeeParts current={filters.kind} />
        <Shortcuts
          open={helping}
          onOpenChange={setHelping}
          keys={[
            ['j ↓', t('key_next')],
            ['k ↑', t('key_previous')],
            ['/', t('key_search')],
            ['?', t('key_help')],
          ]}
        />
      </div>
      <States filters={filters} />
      <DeskFilterBar key={query.toString()} filters={filters} onChange={change} />
      {filters.kind === 'late' ? (
        <LateRows filters={filters} onPage={page => change({ page })} />
      ) : (
        <ReportRows filters={filters} onPage={page => change({ page })} />
      )}
    </>
  )
}

/** The states with how much stands in each. */
const States = ({ filters }: { readonly filters: DeskFilters }) => {
  const t = useText(staffFeeTexts)
  const reportWord = useText(feeReportStateTexts)
  const lateWord = useText(lateStateTexts)
  const counts = useQuery(countsQuery).data?.data
  const tab = (state: string, text: string, count: number | undefined, said: string) => ({
    key: state,
    text,
    search: writeDeskFilters({ ...filters, state, page: 1 }),
    count: count === undefined ? undefined : { shown: shownCount(count), said },
  })
  return (
    <TabLinks
      label={t('states')}
      current={filters.state}
      tabs={
        filters.kind === 'late'
          ? lateStates.map(state => {
              const count = counts?.late[state]
              // Both of the first two read "processing"; the agency tells them apart.
              const text = state === 'sent' ? t('sent') : lateWord(state)
              return tab(state, text, count, t(isMany(count) ? 'lateCountMany' : 'lateCount', { count: count ?? 0 }))
            })
          : deskStates.map(state => {
              const count = counts?.reports[state]
              return tab(
                state,
                reportWord(state),
                count,
                t(isMany(count) ? 'countMany' : 'count', { count: count ?? 0 }),
              )
            })
      }
    />
  )
}

const isMany = (count = 0): boolean => count >= feeDeskTotalLimit

const shownCount = (count: number): string => (isMany(count) ? `${count}+` : String(count))

type RowsProps = { readonly filters: DeskFilters; readonly onPage: (page: number) => void }

const ReportRows = ({ filters, onPage }: RowsProps) => {
  const list = useQuery(deskReportsQuery(deskInput(filters)))
  const page = list.data?.data
  return (
    <Found list={list} filters={filters} onPage={onPage}>
      {page && <DeskReportTable rows={page.data} busy={list.isPlaceholderData} />}
    </Found>
  )
}

const LateRows = ({ filters, onPage }: RowsProps) => {
  const list = useQuery(deskLateQuery(deskInput(filters)))
  const page = list.data?.data
  return (
    <Found list={list} filters={filters} onPage={onPage}>
      {page && <DeskLateTable rows={page.data} busy={list.isPlaceholderData} />}
    </Found>
  )
}

type FoundProps = RowsProps & {
  readonly list: {
    readonly data?: { readonly data: { readonly total: number; readonly per_page: number } } | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly children: React.ReactNode
}

const Found = ({ list: { data, error, refetch }, filters, onPage, children }: FoundProps) => {
  const t = useText(staffFeeTexts)
  const { ui } = useLanguage()
  if (error && !data)
    return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const { total, per_page } = data.data
  if (total === 0) {
    return (
      <EmptyState
        icon="chart"
        title={t(filters.kind === 'late' ? 'emptyLate' : 'emptyReports')}
        text={isNarrowed(filters) ? t('emptyText') : undefined}
      />
    )
  }
  return (
    <div className={desk.result}>
      <p className={desk.count}>{t(total < feeDeskTotalLimit ? 'total' : 'totalMany', { total })}</p>
      {children}
      <Pagination page={filters.page} pages={Math.ceil(total / per_page)} onChange={onPage} />
    </div>
  )
}
