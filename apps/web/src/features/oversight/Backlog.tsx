// What is open now: its age, what nobody holds, and what falls due.
import type { OversightBacklog } from '@khyanalt/contract/oversight-answers'
import { oversightAnswerTexts } from '@khyanalt/domain/messages/oversight-answers'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Columns } from './charts/Columns.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './oversight.module.css'
import { Part } from './Part.tsx'
import { type Asked, type Period, writePeriod } from './period.ts'

type Age = OversightBacklog['ages'][number]

export const Backlog = ({ backlog, period }: { readonly backlog: OversightBacklog; readonly period: Period }) => {
  const t = useText(oversightAnswerTexts)
  const classOf = ({ from_days: from, to_days: to }: Age) =>
    to === null ? t('age_over', { from }) : t('age_between', { from, to })
  const behind = (row: Age, measure: string) => ({
    measure,
    ...(row.first && { first: row.first }),
    // The newest class has no end: what was sent this minute belongs to it.
    ...(row.from_days > 0 && { last: row.last }),
  })
  return (
    <Part title={t('backlogTitle')}>
      <div className={styles.beside}>
        <Columns
          title={t('ageClass')}
          series={[
            { key: 'waiting', label: t('waiting'), look: 'second' },
            { key: 'review', label: t('inReview'), look: 'first' },
          ]}
          columns={backlog.ages.map(row => ({ label: classOf(row), values: [row.waiting, row.review] }))}
        />
        <Table
          caption={t('ageClass')}
          rows={backlog.ages}
          rowKey={row => row.from_days}
          columns={[
            { id: 'age', header: t('ageClass'), rowHeader: true, cell: classOf },
            { id: 'waiting', header: t('waiting'), align: 'end', cell: row => row.waiting },
            { id: 'review', header: t('inReview'), align: 'end', cell: row => row.review },
            {
              id: 'all',
              header: t('total'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.waiting + row.review}
                  what={classOf(row)}
                  period={period}
                  behind={behind(row, 'open')}
                />
              ),
            },
            {
              id: 'overdue',
              header: t('overdue'),
              align: 'end',
              cell: row => (
                <FigureLink
                  count={row.overdue}
                  what={`${classOf(row)}, ${t('overdue')}`}
                  period={period}
                  behind={behind(row, 'overdue')}
                />
              ),
            },
          ]}
        />
      </div>
      <Unheld backlog={backlog} period={period} />
    </Part>
  )
}

const Unheld = ({ backlog, period }: { readonly backlog: OversightBacklog; readonly period: Period }) => {
  const t = useText(oversightAnswerTexts)
  const name = useName()
  const { user } = useSession()
  // Administrators see figures and numbers, not people's cases.
  const mayOpen = user?.grants.some(grant => grant.role !== 'ADMIN' && grant.role !== 'OPERATOR') ?? false
  if (backlog.unheld === 0) return <p className={styles.quiet}>{t('unheldNone')}</p>
  return (
    <>
      <h3>{t('unheldTitle', { count: backlog.unheld })}</h3>
      <Table
        caption={t('unheldTitle', { count: backlog.unheld })}
        rows={backlog.oldest_unheld.slice(0, 10)}
        rowKey={row => row.request_number}
        columns={[
          {
            id: 'service',
            header: t('service'),
            rowHeader: true,
            cell: row => (
              <>
                {mayOpen ? (
                  <Link to={staffPaths.request(row.request_number)}>{row.request_number}</Link>
                ) : (
                  row.request_number
                )}{' '}
                {name(row.service)}
              </>
            ),
          },
          { id: 'sent', header: t('sentAt'), cell: row => formatDay(row.sent_at) },
          { id: 'due', header: t('dueOn'), cell: row => row.due_on ?? '–' },
        ]}
      />
      {backlog.unheld > 10 && (
        <p>
          <Link to={`${staffPaths.oversightList}?${writePeriod(period, { measure: 'unheld' })}`}>{t('unheldAll')}</Link>
        </p>
      )}
    </>
  )
}

export const DueAhead = ({
  backlog,
  period,
  asked,
}: {
  readonly backlog: OversightBacklog
  readonly period: Period
  readonly asked: Asked
}) => {
  const t = useText(oversightAnswerTexts)
  const weeks = Array.from({ length: 4 }, (_, week) => {
    const days = backlog.due.slice(week * 7, week * 7 + 7)
    return {
      first: days[0]?.day ?? '',
      last: days.at(-1)?.day ?? '',
      count: days.reduce((sum, { count }) => sum + count, 0),
      unheld: days.reduce((sum, { unheld }) => sum + unheld, 0),
    }
  })
  const lines = weeks.map(row => ({ ...row, label: `${row.first} – ${row.last.slice(5)}` }))
  const days = backlog.due
    .filter(({ count }) => count > 0)
    .map(row => ({ ...row, label: row.day, first: row.day, last: row.day }))
  const columnsOf = (header: string): readonly TableColumn<(typeof lines)[number]>[] => [
    { id: 'when', header, rowHeader: true, cell: row => row.label },
    {
      id: 'count',
      header: t('dueCount'),
      align: 'end',
      cell: ({ count, label, first, last }) => (
        <FigureLink
          count={count}
          what={`${label}, ${t('dueCount')}`}
          period={period}
          behind={{ measure: 'due', first, last }}
        />
      ),
    },
    { id: 'unheld', header: t('unheldOfThem'), align: 'end', cell: row => row.unheld },
  ]
  return (
    <Part title={t('dueTitle')} file="backlog" asked={asked}>
      <div className={styles.beside}>
        <Columns
          title={t('byDay')}
          series={[
            { key: 'held', label: t('dueCount'), look: 'first' },
            { key: 'unheld', label: t('unheldOfThem'), look: 'second' },
          ]}
          columns={backlog.due.map(({ day, count, unheld }) => ({
            label: day.slice(5),
            values: [count - unheld, unheld],
          }))}
        />
        <div className={styles.stack}>
          <Table caption={t('byWeek')} rows={lines} rowKey={row => row.first} columns={columnsOf(t('week'))} />
          <details className={styles.days}>
            <summary>{t('byDay')}</summary>
            <Table caption={t('byDay')} rows={days} rowKey={row => row.first} columns={columnsOf(t('day'))} />
          </details>
        </div>
      </div>
    </Part>
  )
}
