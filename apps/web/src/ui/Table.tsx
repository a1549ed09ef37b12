import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Table.module.css'
import { useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type TableColumn<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end' | undefined
  readonly sortable?: boolean | undefined
  /** Its cells name the row. */
  readonly rowHeader?: boolean | undefined
  /** The heading is said, not shown. */
  readonly hideHeader?: boolean | undefined
  /** Stands in the place of the heading, which is said. */
  readonly headerControl?: ReactNode
  readonly width?: string | undefined
  /** Numbers, dates and names that must not break at their hyphens. */
  readonly nowrap?: boolean | undefined
  /** Stays in sight while wide rows are moved sideways. */
  readonly stuck?: boolean | undefined
  /** Its place on the small card that a row is on a phone; a table in which any column has one has such cards. */
  readonly card?: CardPlace | undefined
}

/** The name of the card, a word of it with or without its heading, its state, what can be done, or nothing of it. */
export type CardPlace = 'title' | 'fact' | 'word' | 'state' | 'action' | 'none'

export type TableSort = { readonly column: string; readonly descending: boolean }

/** Rows in columns; under 640 px each row becomes a card, with its headings inside or, where columns say so, a small one. */
export const Table = <Row,>({
  caption,
  showCaption = false,
  rows,
  columns,
  rowKey,
  sort,
  onSort,
  rowTone,
  busy = false,
  manyColumns = false,
}: {
  readonly caption: string
  readonly showCaption?: boolean | undefined
  readonly rows: readonly Row[]
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string | number
  readonly sort?: TableSort | null | undefined
  readonly onSort?: ((sort: TableSort) => void) | undefined
  readonly rowTone?: ((row: Row) => 'unread' | 'selected' | undefined) | undefined
  /** Older rows are shown while newer ones come. */
  readonly busy?: boolean | undefined
  /** More columns than a tablet shows beside each other: there each row becomes a card of several columns. */
  readonly manyColumns?: boolean | undefined
}) => (
  // The roles are said again because browsers forget them when a table is laid out as cards.
  <div className={styles.frame} data-busy={busy || undefined}>
    {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
    <table role="table" className={lookOf(columns, manyColumns)} aria-busy={busy || undefined}>
      <caption className={showCaption ? styles.caption : styles.hidden}>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup" className={styles.thead}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map(column => (
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows.map(row => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr key={rowKey(row)} role="row" className={styles.row} data-tone={rowTone?.(row)}>
            {columns.map(column => (
              <Cell key={column.id} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const lookOf = <Row,>(columns: readonly TableColumn<Row>[], manyColumns: boolean) =>
  classNames(styles.table, manyColumns && styles.many, columns.some(({ card }) => card) && styles.cards)

const HeaderCell = <Row,>({
  column,
  sort,
  onSort,
}: {
  readonly column: TableColumn<Row>
  readonly sort: TableSort | null | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
}) => {
  const t = useUiText()
  const sorted = sort?.column === column.id
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see the table.
      role="columnheader"
      scope="col"
      className={classNames(
        styles.th,
        column.align === 'end' && styles.end,
        column.stuck && styles.stuck,
        column.sortable && onSort && styles.sortable,
      )}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted || undefined}
          title={t('sortBy', { column: column.header })}
          onClick={() => onSort({ column: column.id, descending: sorted && !sort.descending })}
        >
          {column.header}
          <Icon name={sorted ? (sort.descending ? 'chevronDown' : 'chevronUp') : 'sort'} size="s" />
        </button>
      ) : column.headerControl ? (
        column.headerControl
      ) : column.hideHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  )
}

const Cell = <Row,>({ column, children }: { readonly column: TableColumn<Row>; readonly children: ReactNode }) => {
  // Dates, amounts and short words stand better unbroken.
  const nowrap = column.nowrap ?? (typeof children === 'string' && children.length <= 18)
  const look = classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    nowrap && styles.nowrap,
    column.stuck && styles.stuck,
  )
  const label = column.hideHeader ? undefined : column.header
  return column.rowHeader ? (
    // biome-ignore lint/a11y/noRedundantRoles: see the table.
    <th role="rowheader" scope="row" className={look} data-label={label} data-card={column.card}>
      <span className={styles.value}>{children}</span>
    </th>
  ) : (
    // biome-ignore lint/a11y/noRedundantRoles: see the table.
    <td role="cell" className={look} data-label={label} data-card={column.card}>
      <span className={styles.value}>{children}</span>
    </td>
  )
}
