// A table whose rows are filled in an add form and then added; each row stands for itself.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { maxRowLimit } from '@khyanalt/form-engine/field-attributes'
import { useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { announce } from '../../ui/live-region.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { focusField } from '../field-ids.ts'
import type { FieldProps } from '../field-props.ts'
import { RowForm } from '../RowForm.tsx'
import { RowList } from '../RowList.tsx'
import styles from '../rows.module.css'
import { useControl } from '../use-control.ts'
import { useFormStore, useRowIds } from '../use-form-store.ts'

/** The `table` kind. */
export const TableField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const control = useControl(path)
  const ids = useRowIds(path)
  const [editing, setEditing] = useState<string | null>(null)
  const limit = field.field.limit ?? maxRowLimit
  const remove = (rowId: string) => {
    const number = ids.indexOf(rowId) + 1
    store.removeRow(path, rowId)
    if (editing === rowId) setEditing(null)
    announce(t('rowRemoved', { row: number, count: ids.length - 1 }))
    setTimeout(() => focusField(path), 50)
  }
  return (
    <FieldFrame field={field} control={control} group>
      {field.field.warning && <p className={styles.note}>{name(field.field.warning)}</p>}
      <RowList table={field} path={path} ids={ids} editing={editing} onEdit={setEditing} onRemove={remove} />
      {ids.length >= limit ? (
        <p className={styles.note}>{t('rowsFull', { limit })}</p>
      ) : (
        <RowForm table={field} path={path} count={ids.length} />
      )}
    </FieldFrame>
  )
}
