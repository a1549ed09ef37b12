// The home of the console: what waits in each role, in numbers that lead to their lists, and the most urgent of each.
import type { OutputOf } from '@khyanalt/contract/call'
import { type ConsoleRow, readHome } from '@khyanalt/contract/console'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './home.module.css'

type Part = OutputOf<typeof readHome>['data']['parts'][number]
type List = Part['lists'][number]

const homeQuery = {
  queryKey: ['staff-home'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => callApi(readHome, {}, { signal }),
  refetchInterval: 60_000,
}

export const HomeScreen = () => {
  const t = useText(consoleTexts)
  const { ui } = useLanguage()
  const heading = usePair(consoleTexts)('home_title')
  usePageTitle(heading.title)
  const { data, error, refetch, isFetching } = useQuery(homeQuery)
  const parts = data?.data.parts ?? []
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} />
      {error && !data && (
        <ErrorState
          title={t('home_failed')}
          text={errorText(error, ui)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton lines={10} />}
      {parts.map(part => (
        <Role key={part.role} part={part} alone={parts.length === 1} />
      ))}
    </StaffScreen>
  )
}

/** What waits in a role; its name is said where there are several. */
const Role = ({ part: { role, lists }, alone }: { readonly part: Part; readonly alone: boolean }) => {
  const t = useText(staffTexts)
  const words = useText(consoleTexts)
  const title = t(`role_${role}`)
  return (
    <section aria-label={title} className={styles.role}>
      {!alone && <h2>{title}</h2>}
      <ul className={styles.numbers} aria-label={words('home_numbers')}>
        {lists
          .filter(({ count }) => count !== null)
          .map(list => (
            <li key={list.key}>
              <Link to={list.address} className={classNames(styles.number, list.urgent && styles.urgent)}>
                <span>{words(`list_${list.key}`)}</span>
                <strong>{countOf(list)}</strong>
              </Link>
            </li>
          ))}
      </ul>
      <div className={styles.lists}>
        {lists
          .filter(({ rows }) => rows.length > 0)
          .map(list => (
            <Rows key={list.key} list={list} level={alone ? 2 : 3} />
          ))}
      </div>
    </section>
  )
}

const countOf = ({ count, is_many }: Pick<List, 'count' | 'is_many'>): string => `${count ?? ''}${is_many ? '+' : ''}`

const Rows = ({ list, level }: { readonly list: List; readonly level: 2 | 3 }) => {
  const t = useText(consoleTexts)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classNames(styles.list, list.urgent && styles.pressing)}>
      <Heading id={id} className={styles.heading}>
        <Link to={list.address}>{t(`list_${list.key}`)}</Link>
      </Heading>
      <ul>
        {list.rows.map(row => (
          <li key={row.id}>
            <Row row={row} due={dueLists.has(list.key)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists of which the day is the last one. */
const dueLists: ReadonlySet<List['key']> = new Set([
  ...(['mine', 'today', 'new', 'answered', 'asked', 'decide', 'behind', 'food', 'receipts', 'unpaid_late'] as const),
])

const Row = ({ row, due }: { readonly row: ConsoleRow; readonly due: boolean }) => {
  const t = useText(consoleTexts)
  const name = useName()
  const day = row.date && (due ? t('home_due', { day: formatDay(row.date) }) : formatDay(row.date))
  const second = [row.state && name(row.state), row.person, day].filter(Boolean).join(' · ')
  return (
    <Link to={row.address} className={styles.row}>
      <span>
        {row.number && <strong className={styles.code}>{row.number}</strong>} {name(row.title)}
      </span>
      {second && <span className={styles.second}>{second}</span>}
    </Link>
  )
}
