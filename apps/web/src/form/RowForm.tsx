// The add form of a table: its row is kept in the browser until it is complete and added.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { rowsOf } from '@khyanalt/form-engine/answers'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { isBlankRow } from '@khyanalt/form-engine/read-answers'
import { validateRow } from '@khyanalt/form-engine/validate'
import { useState } from 'react'
import { useLanguage, useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { announce } from '../ui/live-region.ts'
import { FieldRows } from './FieldRows.tsx'
import { focusField } from './field-ids.ts'
import { pendingRowId, rowPath } from './form-rows.ts'
import { problemText } from './problem-text.ts'
import { newRowId } from './random-id.ts'
import styles from './rows.module.css'
import { showField } from './show-field.ts'
import { useFormStore } from './use-form-store.ts'

type RowFormProps = {
  readonly table: CompiledField
  readonly path: string
  /** How many rows there are, and how many there may be. */
  readonly count: number
  readonly limit: number
}

/** Fields of a new row and the button that adds it. */
export const RowForm = ({ table, path, count, limit }: RowFormProps) => {
  const t = useText(formTexts)
  const name = useName()
  const { ui } = useLanguage()
  const store = useFormStore()
  const [refusal, setRefusal] = useState<string | null>(null)
  const add = () => {
    const row = store.readPendingRow(path)
    const problems = validateRow(store.form, path, row, store.readAnswersWithPending(path), store.readFacts())
    store.judge(problems.map(problem => problem.path))
    if (problems.length > 0 || isBlankRow(table, row)) {
      setRefusal(t('rowIncomplete'))
      announce(t('rowIncomplete'))
      const [first] = problems
      if (first) focusField(first.path)
      return
    }
    const id = newRowId()
    // A row that the table as a whole would not take is not added: it stays in the form, with the reason.
    const rows = [...rowsOf(store.readAnswers()[path]), { ...row, _id: id }]
    const [fault] = table.kind
      .problems(rows, table.field, { path, facts: store.readFacts() })
      .filter(problem => problem.path.startsWith(`${path}/${id}`))
    if (fault) {
      setRefusal(problemText(fault, ui))
      return
    }
    setRefusal(null)
    store.clearPendingRow(path)
    store.addRow(path, { ...row, _id: id })
    announce(t('rowAdded', { count: count + 1 }))
    const [next = ''] = table.cells?.fields.keys() ?? []
    // The last row that may be added takes this form with it.
    showField(store, count + 1 < limit ? rowPath(path, pendingRowId, next) : `${path}/${id}`)
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
