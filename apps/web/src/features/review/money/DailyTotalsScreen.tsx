// Sums of the money desk by day, with the same rows to take away.
import type { OutputOf } from '@khyanalt/contract/call'
import { downloadDailyTotals, type getDailyTotals } from '@khyanalt/contract/statements'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { dailyTotalTexts } from '@khyanalt/domain/messages/daily-totals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import rows from '../../../console/rows.module.css'
import { agencyToday, formatDay } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { TableDownload } from '../../../tables/TableDownload.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { UnmarkedFields } from '../../../ui/unmarked.ts'
import { dailyTotalsQuery } from '../queries.ts'
import { writeAmount } from '../write-amount.ts'
import { MoneyScreen } from './MoneyScreen.tsx'
import look from './statements.module.css'

export const DailyTotalsScreen = () => {
  const heading = usePair(dailyTotalTexts)('title')
  return (
    <MoneyScreen heading={heading} current="daily">
      <Totals />
    </MoneyScreen>
  )
}

type Totals = OutputOf<typeof getDailyTotals>
type Row = Totals['data'][number]

const kinds = ['raised', 'paid', 'void'] as const

const Totals = () => {
  const t = useText(dailyTotalTexts)
  const { ui } = useLanguage()
  const [address, setAddress] = useSearchParams()
  const today = agencyToday()
  const shown = { from: dayOf(address.get('from')) ?? `${today.slice(0, 8)}01`, to: dayOf(address.get('to')) ?? today }
  const [from, setFrom] = useState(shown.from)
  const [to, setTo] = useState(shown.to)
  const [checked, setChecked] = useState(false)
  const { data, error, isPending, refetch } = useQuery(dailyTotalsQuery(shown))
  const wrong = !isCalendarDay(from) || !isCalendarDay(to) || to < from
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'day',
      header: t('day'),
      rowHeader: true,
      cell: row => <span className={rows.figures}>{row.day ? formatDay(row.day) : t('total')}</span>,
    },
    ...kinds.flatMap((kind): TableColumn<Row>[] => [
      { id: `${kind}-count`, header: t(`${kind}_count`), align: 'end', cell: row => String(row[kind].count) },
      { id: `${kind}-amount`, header: t(`${kind}_amount`), align: 'end', cell: row => writeAmount(row[kind].amount) },
    ]),
  ]
  return (
    <>
      <form
        className={look.totals}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setChecked(true)
          if (!wrong) setAddress({ from, to })
        }}
      >
        <UnmarkedFields value={true}>
          <Field label={t('from')} error={checked && wrong ? t('span') : null}>
            {control => <DateInput {...control} value={from} onChange={setFrom} />}
          </Field>
          <Field label={t('to')}>{control => <DateInput {...control} value={to} onChange={setTo} />}</Field>
        </UnmarkedFields>
        <Button type="submit">{t('show')}</Button>
        <TableDownload call={downloadDailyTotals} input={shown} name={`daily-totals-${shown.from}-${shown.to}`} />
      </form>
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {isPending && <Skeleton lines={6} />}
      {data && data.data.length === 0 && <EmptyState title={t('empty')} icon="chart" />}
      {data && data.data.length > 0 && (
        <div className={look.lines}>
          <Table
            caption={t('title')}
            rows={[...data.data, { day: '', ...data.total }]}
            columns={columns}
            rowKey={row => row.day}
            rowTone={row => (row.day === '' ? 'selected' : undefined)}
          />
        </div>
      )}
    </>
  )
}

const dayOf = (text: string | null): string | null => (text !== null && isCalendarDay(text) ? text : null)
