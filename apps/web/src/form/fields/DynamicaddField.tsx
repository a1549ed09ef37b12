// A repeating list whose entries are filled in place.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { maxRowLimit } from '@khyanalt/form-engine/field-attributes'
import { memo } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { announce } from '../../ui/live-region.ts'
import { EntryList } from '../EntryList.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { FieldRows } from '../FieldRows.tsx'
import { controlId } from '../field-ids.ts'
import type { FieldProps } from '../field-props.ts'
import { rowPath } from '../form-rows.ts'
import { holdsPlainFields } from '../plain-fields.ts'
import { RowButtons } from '../RowButtons.tsx'
import { newRowId } from '../random-id.ts'
import styles from '../rows.module.css'
import { showField } from '../show-field.ts'
import { useControl } from '../use-control.ts'
import { useFormStore, useRowIds } from '../use-form-store.ts'
import { useRemoveRow } from '../use-remove-row.ts'

/** The `dynamicadd` kind. */
export const DynamicaddField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const control = useControl(path)
  const ids = useRowIds(path)
  const limit = field.field.limit ?? maxRowLimit
  const full = ids.length >= limit
  const addId = `${controlId(path)}-add`
  const remove = useRemoveRow(path)
  const add = () => {
    const id = newRowId()
    store.addRow(path, { _id: id })
    announce(t('rowAdded', { count: ids.length + 1 }))
    const [first] = field.cells?.fields.keys() ?? []
    if (first) showField(store, rowPath(path, id, first))
  }
  return (
    <FieldFrame field={field} control={control} group>
      {ids.length === 0 && <p className={styles.note}>{t('rowsNone')}</p>}
      <EntryList
        path={path}
        ids={ids}
        mayBeSkipped={holdsPlainFields(field.cells)}
        onGoToAdd={full ? undefined : () => document.getElementById(addId)?.focus()}
        entry={(id, index) => <Entry field={field} path={path} id={id} number={index + 1} onRemove={remove} />}
      />
      {full ? (
        <p className={styles.note}>{t('rowsFull', { limit })}</p>
      ) : (
        <Button id={addId} variant="secondary" onClick={add}>
          {field.field.buttonText ? name(field.field.buttonText) : t('rowAdd')}
        </Button>
      )}
    </FieldFrame>
  )
}

type EntryProps = {
  readonly field: CompiledField
  readonly path: string
  readonly id: string
  readonly number: number
  readonly onRemove: (id: string) => void
}

const Entry = memo(({ field, path, id, number, onRemove }: EntryProps) => {
  const t = useText(formTexts)
  const name = useName()
  const label = t('rowNumber', { row: number })
  return (
    <section className={styles.form} aria-label={`${name(field.title)}: ${label}`}>
      <div className={styles.entryHead}>
        <h3 className={styles.formTitle}>{label}</h3>
        <RowButtons title={name(field.title)} number={number} onRemove={() => onRemove(id)} />
      </div>
      {field.cells && <FieldRows layout={field.cells.layout} prefix={`${path}/${id}/`} />}
    </section>
  )
})
Entry.displayName = 'Entry'
