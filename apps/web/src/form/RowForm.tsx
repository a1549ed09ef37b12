// The add form of a table: its row is kept in the browser until it is complete and added.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { validateRow } from '@khyanalt/form-engine/validate'
import { useState } from 'react'
import { useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'
import { FieldRows } from './FieldSlot.tsx'
import { focusField } from './field-ids.ts'
import { isFilledRow, pendingRowId } from './form-rows.ts'
import { newRowId } from './random-id.ts'
import styles from './rows.module.css'
import { useFormStore } from './use-form-store.ts'

type RowFormProps = { readonly table: CompiledField; readonly path: string; readonly count: number }

/** Fields of a new row and the button that adds it. */
export const RowForm = ({ table, path, count }: RowFormProps) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const [refusal, setRefusal] = useState<string | null>(null)
  const add = () => {
    const row = store.readPendingRow(path)
    const problems = validateRow(store.form, path, row, store.readAnswers(), store.readFacts())
    store.judge(problems.map(problem => problem.path))
    if (problems.length > 0 || !isFilledRow(row)) {
      setRefusal(t('rowIncomplete'))
      announce(t('rowIncomplete'))
      const [first] = problems
      if (first) focusField(first.path)
      return
    }
    setRefusal(null)
    store.clearPendingRow(path)
    store.addRow(path, { ...row, _id: newRowId() })
    announce(t('rowAdded', { count: count + 1 }))
    const [next] = table.cells?.fields.values() ?? []
    if (next) focusField(`${path}/${pendingRowId}/${next.name}`)
  }
  const label = table.field.buttonText ? name(table.field.buttonText) : t('rowAdd')
  return (
    <section className={styles.form} aria-label={`${name(table.title)}: ${t('rowNew')}`}>
      <h3 className={styles.formTitle}>{t('rowNew')}</h3>
      {table.cells && <FieldRows layout={table.cells.layout} prefix={`${path}/${pendingRowId}/`} />}
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Button variant="secondary" onClick={add}>
        {label}
      </Button>
    </section>
  )
}
