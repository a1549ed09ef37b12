// The added rows of a table; on a phone each row is a card. A row re-renders only when it changes itself.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { announce } from '../ui/live-region.ts'
import { FieldRows } from './FieldRows.tsx'
import { focusField } from './field-ids.ts'
import { rowPath } from './form-rows.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowProblems } from './RowProblems.tsx'
import { Rows } from './Rows.tsx'
import styles from './rows.module.css'
import { longFrom, type MeasureRow } from './rows.ts'
import { showField } from './show-field.ts'
import { tableColumns } from './table-columns.ts'
import { useFacts, useFormStore, useRow } from './use-form-store.ts'
import { rowMarks } from './use-row-focus.ts'

type RowListProps = {
  readonly table: CompiledField
  readonly path: string
  readonly ids: readonly string[]
  readonly editing: string | null
  readonly onEdit: (rowId: string | null) => void
  readonly onRemove: (rowId: string) => void
  readonly onGoToAdd: (() => void) | undefined
}

/** The height of a row that was not drawn yet, in pixels: one line, or a card with a line for each cell. */
const estimateHeight = (columns: number): number => (matchMedia('(max-width: 639px)').matches ? 110 + 66 * columns : 64)

/** The rows with their acts, or a note that there are none. */
export const RowList = ({ table, path, ids, editing, onEdit, onRemove, onGoToAdd }: RowListProps) => {
  const t = useText(formTexts)
  const name = useName()
  if (ids.length === 0) return <p className={styles.note}>{t('rowsNone')}</p>
  const columns = tableColumns(table)
  const span = columns.length + 2
  return (
    <Rows
      path={path}
      ids={ids}
      editing={editing}
      onOpen={onEdit}
      estimate={estimateHeight(columns.length)}
      onGoToAdd={onGoToAdd}
      gap={(height, key) => <Gap key={key} height={height} span={span} />}
      row={(id, index, measure) => {
        const place = { table, path, rowId: id, index, measure }
        return id === editing ? (
          <OpenRow key={id} {...place} span={span} onEdit={onEdit} />
        ) : (
          <ShownRow key={id} {...place} onRemove={onRemove} />
        )
      }}
      frame={rows => (
        // The roles are said again because browsers forget them when a table is laid out as cards.
        <table
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          role="table"
          className={classNames(styles.table, ids.length >= longFrom && styles.long)}
          // Rows that are not mounted count as well; the first one is that of the headings.
          aria-rowcount={ids.length >= longFrom ? ids.length + 1 : undefined}
        >
          <caption className={styles.caption}>
            {name(table.title)}: {t('rowsCount', { count: ids.length })}
          </caption>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
            <tr role="row" aria-rowindex={ids.length >= longFrom ? 1 : undefined}>
              <th scope="col">№</th>
              {columns.map(column => (
                <th key={column.name} scope="col">
                  {name(column.title)}
                </th>
              ))}
              <th scope="col">
                <span className={styles.hidden}>{t('rowEdit')}</span>
              </th>
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <tbody role="rowgroup">{rows}</tbody>
        </table>
      )}
    />
  )
}

/** Room for rows that are not mounted. */
const Gap = ({ height, span }: { readonly height: number; readonly span: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus.
  <tr aria-hidden="true" className={styles.gap}>
    <td colSpan={span} style={{ height }} />
  </tr>
)

type RowProps = {
  readonly table: CompiledField
  readonly path: string
  readonly rowId: string
  /** The place of the row, from 0. */
  readonly index: number
  readonly measure: MeasureRow | undefined
}
type ShownRowProps = RowProps & { readonly onRemove: (rowId: string) => void }
type OpenRowProps = RowProps & { readonly span: number; readonly onEdit: (rowId: string | null) => void }

/** What a row says of its place when its neighbours may be missing. */
const rowIndexOf = ({ index, measure }: Pick<RowProps, 'index' | 'measure'>) =>
  measure ? { 'aria-rowindex': index + 2 } : {}

const ShownRow = memo(({ table, path, rowId, index, measure, onRemove }: ShownRowProps) => {
  const name = useName()
  const t = useText(formTexts)
  const store = useFormStore()
  const facts = useFacts()
  const row = useRow(path, rowId)
  const cells = table.cells?.fields
  if (!row) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as cards, rows lose their role.
    <tr role="row" ref={measure} {...rowMarks(path, rowId, index)} {...rowIndexOf({ index, measure })}>
      <th scope="row">{index + 1}</th>
      {tableColumns(table).map(column => {
        const cell = cells?.get(column.name)
        const value = row[column.name]
        const text = cell && !cell.kind.isEmpty(value) ? name(cell.kind.text(value, cell.field, facts)) : ''
        return (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <td key={column.name} role="cell" data-label={name(column.title)}>
            {text || <span className={styles.empty}>{t('notFilled')}</span>}
          </td>
        )
      })}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <td role="cell">
        <RowProblems table={table} path={path} rowId={rowId} />
        <RowButtons
          title={name(table.title)}
          number={index + 1}
          onEdit={() => showField(store, rowPath(path, rowId, table.cells?.fields.keys().next().value ?? ''))}
          onRemove={() => onRemove(rowId)}
        />
      </td>
    </tr>
  )
})
ShownRow.displayName = 'ShownRow'

/** A row open for editing in its place; its cells write straight into the answers. */
const OpenRow = ({ table, path, rowId, index, measure, span, onEdit }: OpenRowProps) => {
  const t = useText(formTexts)
  const store = useFormStore()
  const done = () => {
    const paths = [...(table.cells?.fields.keys() ?? [])].map(cell => `${path}/${rowId}/${cell}`)
    store.judge(paths)
    const wrong = paths.find(one => store.view(one).problems.length > 0)
    if (wrong) {
      announce(t('rowIncomplete'))
      focusField(wrong)
      return
    }
    // Closed first, or focus would go to the fields that are about to leave.
    flushSync(() => onEdit(null))
    announce(t('rowSaved', { row: index + 1 }))
    showField(store, `${path}/${rowId}`)
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as cards, rows lose their role.
    <tr role="row" ref={measure} {...rowMarks(path, rowId, index)} {...rowIndexOf({ index, measure })}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <td role="cell" colSpan={span} className={styles.openRow}>
        <p className={styles.formTitle}>{t('rowNumber', { row: index + 1 })}</p>
        {table.cells && <FieldRows layout={table.cells.layout} prefix={`${path}/${rowId}/`} />}
        <Button variant="secondary" onClick={done}>
          {t('rowSave')}
        </Button>
      </td>
    </tr>
  )
}
