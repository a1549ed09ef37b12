// The added rows of a table; on a phone each row is a card. A row re-renders only when it changes itself.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { validateField } from '@khyanalt/form-engine/validate'
import { memo } from 'react'
import { useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'
import { FieldRows } from './FieldSlot.tsx'
import { focusField } from './field-ids.ts'
import { RowButtons } from './RowButtons.tsx'
import styles from './rows.module.css'
import { tableColumns } from './table-columns.ts'
import { useFacts, useField, useFormStore, useRow } from './use-form-store.ts'

type RowListProps = {
  readonly table: CompiledField
  readonly path: string
  readonly ids: readonly string[]
  readonly editing: string | null
  readonly onEdit: (rowId: string | null) => void
  readonly onRemove: (rowId: string) => void
}

/** The rows with their acts, or a note that there are none. */
export const RowList = ({ table, path, ids, editing, onEdit, onRemove }: RowListProps) => {
  const t = useText(formTexts)
  const name = useName()
  if (ids.length === 0) return <p className={styles.note}>{t('rowsNone')}</p>
  const columns = tableColumns(table)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {name(table.title)}: {t('rowsCount', { count: ids.length })}
      </caption>
      <thead>
        <tr>
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
      <tbody>
        {ids.map((id, index) =>
          id === editing ? (
            <OpenRow
              key={id}
              table={table}
              path={path}
              rowId={id}
              number={index + 1}
              span={columns.length + 2}
              onEdit={onEdit}
            />
          ) : (
            <ShownRow
              key={id}
              table={table}
              path={path}
              rowId={id}
              number={index + 1}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          ),
        )}
      </tbody>
    </table>
  )
}

type RowProps = {
  readonly table: CompiledField
  readonly path: string
  readonly rowId: string
  readonly number: number
  readonly onEdit: (rowId: string | null) => void
}

const ShownRow = memo(
  ({ table, path, rowId, number, onEdit, onRemove }: RowProps & { readonly onRemove: (rowId: string) => void }) => {
    const name = useName()
    const t = useText(formTexts)
    const facts = useFacts()
    const row = useRow(path, rowId)
    const cells = table.cells?.fields
    if (!row) return null
    return (
      <tr id={`row-${rowId}`}>
        <th scope="row">{number}</th>
        {tableColumns(table).map(column => {
          const cell = cells?.get(column.name)
          const value = row[column.name]
          const text = cell && !cell.kind.isEmpty(value) ? name(cell.kind.text(value, cell.field, facts)) : ''
          return (
            <td key={column.name} data-label={name(column.title)}>
              {text || <span className={styles.empty}>{t('notFilled')}</span>}
            </td>
          )
        })}
        <td>
          <RowProblem path={path} rowId={rowId} />
          <RowButtons
            title={name(table.title)}
            number={number}
            onEdit={() => onEdit(rowId)}
            onRemove={() => onRemove(rowId)}
          />
        </td>
      </tr>
    )
  },
)
ShownRow.displayName = 'ShownRow'

/** Says that a row has something to mend, once its table was judged. */
const RowProblem = ({ path, rowId }: { readonly path: string; readonly rowId: string }) => {
  const t = useText(formTexts)
  const store = useFormStore()
  useField(path)
  if (!store.isJudged(path)) return null
  const cells = store.form.fields.get(path)?.cells?.fields.values() ?? []
  const wrong = [...cells].some(
    cell =>
      validateField(store.form, `${path}/${rowId}/${cell.name}`, store.readAnswers(), store.readFacts()).length > 0,
  )
  return wrong ? <p className={styles.refusal}>{t('rowIncomplete')}</p> : null
}

/** A row open for editing in its place; its cells write straight into the answers. */
const OpenRow = ({ table, path, rowId, number, span, onEdit }: RowProps & { readonly span: number }) => {
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
    onEdit(null)
    announce(t('rowSaved', { row: number }))
    setTimeout(() => document.getElementById(`row-${rowId}`)?.querySelector('button')?.focus(), 0)
  }
  return (
    <tr>
      <td colSpan={span} className={styles.openRow}>
        <p className={styles.formTitle}>{t('rowNumber', { row: number })}</p>
        {table.cells && <FieldRows layout={table.cells.layout} prefix={`${path}/${rowId}/`} />}
        <Button variant="secondary" onClick={done}>
          {t('rowSave')}
        </Button>
      </td>
    </tr>
  )
}
