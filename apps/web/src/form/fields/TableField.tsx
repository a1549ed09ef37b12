// A table whose rows are filled in an add form and then added; each row stands for itself.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { maxRowLimit } from '@khyanalt/form-engine/field-attributes'
import { useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { pendingRowId, rowPath } from '../form-rows.ts'
import { RowForm } from '../RowForm.tsx'
import { RowList } from '../RowList.tsx'
import styles from '../rows.module.css'
import { showField } from '../show-field.ts'
import { useControl } from '../use-control.ts'
import { useFormStore, useRowIds } from '../use-form-store.ts'
import { useRemoveRow } from '../use-remove-row.ts'

/** The `table` kind. */
export const TableField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const control = useControl(path)
  const ids = useRowIds(path)
  const [editing, setEditing] = useState<string | null>(null)
  const limit = field.field.limit ?? maxRowLimit
  const full = ids.length >= limit
  const [first] = field.cells?.fields.keys() ?? []
  const remove = useRemoveRow(path)
  return (
    <FieldFrame field={field} control={control} group>
      {field.field.warning && <p className={styles.note}>{name(field.field.warning)}</p>}
      <RowList
        table={field}
        path={path}
        ids={ids}
        editing={editing}
        onEdit={setEditing}
        onRemove={remove}
        onGoToAdd={full || first === undefined ? undefined : () => showField(store, rowPath(path, pendingRowId, first))}
      />
      {full ? (
        <p className={styles.note}>{t('rowsFull', { limit })}</p>
      ) : (
        <RowForm table={field} path={path} count={ids.length} limit={limit} />
      )}
    </FieldFrame>
  )
}
