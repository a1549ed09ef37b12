// The desk of fee reports: what was sent, by state, beside the requests to send late.
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { feeReportStateTexts, lateStateTexts } from '@khyanalt/domain/messages/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePair, useText } from '../../../language/language.tsx'
import { QueueFrame } from '../../cases/QueueFrame.tsx'
import { QueuePage } from '../../cases/QueuePage.tsx'
import { DeskFilterBar } from './DeskFilterBar.tsx'
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
import { LateDialog } from './LateDialog.tsx'
import { useLateColumns, useReportColumns } from './queue-columns.tsx'

export const FeeDeskScreen = () => {
  const t = useText(staffFeeTexts)
  const heading = usePair(staffFeeTexts)('title')
  const [query] = useSearchParams()
  return (
    <QueuePage
      heading={heading}
      roles={['REVIEWER', 'APPROVER']}
      none={{ title: heading.title, text: t('noDesk'), icon: 'chart' }}
    >
      {readDeskFilters(query).kind === 'late' ? <LateQueue /> : <ReportQueue />}
    </QueuePage>
  )
}

const ReportQueue = () => {
  const t = useText(staffFeeTexts)
  const stateWord = useText(feeReportStateTexts)
  const { filters, shared } = useDesk()
  const counts = useQuery(countsQuery).data?.data.reports
  const rows = deskReportsQuery(deskInput(filters))
  return (
    <QueueFrame
      {...shared}
      tabs={{
        label: t('states'),
        current: filters.state,
        said: (count, isMany) => t(isMany ? 'countMany' : 'count', { count }),
        all: deskStates.map(state => ({
          key: state,
          text: stateWord(state),
          search: writeDeskFilters({ ...filters, state, page: 1 }),
          count: counts?.[state],
        })),
      }}
      listKey={rows.queryKey}
      list={useQuery(rows)}
      empty={{ ...shared.empty, title: t('emptyReports') }}
      table={{ caption: t('kindReports'), columns: useReportColumns(), rowKey: row => row.id }}
    />
  )
}

const LateQueue = () => {
  const t = useText(staffFeeTexts)
  const stateWord = useText(lateStateTexts)
  const { filters, shared } = useDesk()
  const counts = useQuery(countsQuery).data?.data.late
  const rows = deskLateQuery(deskInput(filters))
  const [opened, setOpened] = useState<LateRequestRow | null>(null)
  return (
    <>
      <QueueFrame
        {...shared}
        tabs={{
          label: t('states'),
          current: filters.state,
          said: (count, isMany) => t(isMany ? 'lateCountMany' : 'lateCount', { count }),
          all: lateStates.map(state => ({
            key: state,
            // Both of the first two read "processing"; the agency tells them apart.
            text: state === 'sent' ? t('sent') : stateWord(state),
            search: writeDeskFilters({ ...filters, state, page: 1 }),
            count: counts?.[state],
          })),
        }}
        listKey={rows.queryKey}
        list={useQuery(rows)}
        empty={{ ...shared.empty, title: t('emptyLate') }}
        table={{ caption: t('kindLate'), columns: useLateColumns(setOpened), rowKey: row => row.id }}
      />
      {opened && <LateDialog key={opened.id} request={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** What both queues have in common. */
const useDesk = () => {
  const t = useText(staffFeeTexts)
  const [query, setQuery] = useSearchParams()
  const filters = readDeskFilters(query)
  const change = (changes: Partial<DeskFilters>) => setQuery(writeDeskFilters({ ...filters, page: 1, ...changes }))
  const shared = {
    parts: <FeeParts current={filters.kind} />,
    countsKey: countsQuery.queryKey,
    limit: feeDeskTotalLimit,
    searchName: 'company',
    filters: <DeskFilterBar key={query.toString()} filters={filters} onChange={change} />,
    failed: t('failed'),
    empty: { icon: 'chart', text: isNarrowed(filters) ? t('emptyText') : undefined },
    total: (total: number, isMany: boolean) => t(isMany ? 'totalMany' : 'total', { total }),
    page: filters.page,
    onPage: (page: number) => change({ page }),
  } as const
  return { filters, shared }
}
