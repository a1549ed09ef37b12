// The queue of a desk: parts with their counts, filters, rows, pages, and the keys that lead through them.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useRealtime } from '../../api/realtime.ts'
import desk from '../../console/desk.module.css'
import look from '../../console/rows.module.css'
import { Shortcuts } from '../../console/Shortcuts.tsx'
import type { Shortcut } from '../../console/use-keys.ts'
import { useRowKeys } from '../../console/use-row-keys.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { announce } from '../../ui/live-region.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from './cases.module.css'
import { useLiveQuery } from './use-live-query.ts'

type QueueTab = {
  readonly key: string
  readonly text: string
  readonly search: string
  /** How much waits there, where that is told. */
  readonly count?: number | undefined
}

/** A number that the server counts to a limit, in words. */
type Counted = (count: number, isMany: boolean) => string

type QueueFrameProps<Row> = {
  /** The ways to the other parts of the desk, where it has several. */
  readonly parts?: ReactNode
  readonly tabs: {
    readonly label: string
    readonly current: string
    readonly said: Counted
    readonly all: readonly QueueTab[]
  }
  readonly countsKey: QueryKey
  /** The server counts no further. */
  readonly limit: number
  /** The name of the filter that `/` leads to. */
  readonly searchName: string
  /** Keys of this queue alone. */
  readonly keys?: readonly Shortcut[]
  readonly filters: ReactNode
  readonly listKey: QueryKey
  readonly list: {
    readonly data?:
      | { readonly data: { readonly data: readonly Row[]; readonly total: number; readonly per_page: number } }
      | undefined
    readonly error: Error | null
    readonly isPending: boolean
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  readonly failed: string
  readonly empty: ComponentProps<typeof EmptyState>
  readonly total: Counted
  readonly table: Omit<ComponentProps<typeof Table<Row>>, 'rows' | 'busy'>
  /** Beside the number of rows: how many of them are selected, and how they are shown. */
  readonly tools?: ReactNode
  /** A look of the rows that is this queue's own. */
  readonly rowsClass?: string | undefined
  /** What is done with selected rows. */
  readonly below?: ReactNode
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Everything but the columns, the filters and the words, which are the type's own. */
export const QueueFrame = <Row,>(props: QueueFrameProps<Row>) => {
  const { parts, tabs, countsKey, limit, searchName, keys = [], filters, listKey, list, page } = props
  const t = useText(staffTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const updated = useLiveQuery(listKey)
  useRealtime('queue', () => void client.invalidateQueries({ queryKey: countsKey }))
  useRowKeys(searchName, keys)
  useCountVoice(list, props.listKey, found => props.total(found, found >= limit))
  const found = list.data?.data
  const tabLinks = (
    <TabLinks
      label={tabs.label}
      current={tabs.current}
      tabs={tabs.all.map(({ count, ...tab }) => ({
        ...tab,
        count: count === undefined ? undefined : countOf(count, limit, tabs.said),
      }))}
    />
  )
  return (
    <>
      <div className={desk.head}>
        {parts ?? tabLinks}
        <Shortcuts />
      </div>
      {parts && tabLinks}
      {filters}
      {list.error && (
        <ErrorState title={props.failed} text={errorText(list.error, ui)} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={10} />}
      {found?.data.length === 0 && <EmptyState {...props.empty} />}
      {found && found.data.length > 0 && (
        <div className={desk.result}>
          <div className={styles.line}>
            <p className={desk.count}>
              {props.total(found.total, found.total >= limit)}
              {updated && (
                <span className={styles.updated}>
                  {t('refreshed')} {updated}
                </span>
              )}
            </p>
            {props.tools}
          </div>
          <div className={classNames(look.rows, props.rowsClass)}>
            <Table {...props.table} rows={found.data} busy={list.isPlaceholderData} />
          </div>
          {props.below}
          <Pagination page={page} pages={Math.ceil(found.total / found.per_page)} onChange={props.onPage} />
        </div>
      )}
    </>
  )
}

/** Says how many rows there are once another filter, part or page was asked for; not when rows come by themselves. */
const useCountVoice = (
  { data, isPlaceholderData }: Pick<QueueFrameProps<unknown>['list'], 'data' | 'isPlaceholderData'>,
  listKey: QueryKey,
  say: (total: number) => string,
): void => {
  const asked = JSON.stringify(listKey)
  const told = useRef(asked)
  const total = isPlaceholderData ? undefined : data?.data.total
  useEffect(() => {
    if (total === undefined || told.current === asked) return
    told.current = asked
    announce(say(total))
  })
}

const countOf = (count: number, limit: number, said: Counted) => {
  const isMany = count >= limit
  return { shown: isMany ? `${count}+` : String(count), said: said(count, isMany) }
}
