// Fixed rows of a register: what is kept stands open, the others are names to add by.
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import { type AnswerRow, rowsOf } from '@khyanalt/form-engine/answers'
import type { FixedRow } from '@khyanalt/form-engine/compiled-form'
import { useMemo, useState } from 'react'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import type { FoldedRowsProps } from '../form-surroundings.ts'
import { showField } from '../show-field.ts'
import { useFormStore } from '../use-form-store.ts'
import styles from './equipment.module.css'

export const FoldedRows = ({ path, field, entries }: FoldedRowsProps) => {
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const store = useFormStore()
  const rows = field.fixedRows ?? noRows
  // What was given when the form opened stays open while it is emptied and written anew.
  const given = useMemo(() => givenRows(rows, store.readAnswers()[field.name]), [rows, store, field.name])
  const [opened, setOpened] = useState<readonly string[]>([])
  const [shown, folded] = useMemo(() => {
    const isOpen = (id: string) => isRequired(rows.get(id)) || given.has(id) || opened.includes(id)
    const ids = [...rows.keys()]
    return [ids.filter(isOpen), ids.filter(id => !isOpen(id))]
  }, [rows, given, opened])
  const unfold = (id: string) => {
    setOpened([...opened, id])
    const [first] = rows.get(id)?.cells.fields.keys() ?? []
    showField(store, `${path}/${id}/${first}`)
  }
  return (
    <>
      {entries(shown)}
      {folded.length > 0 && (
        <>
          <p className={styles.note}>{t('folded')}</p>
          <div className={styles.rowActs}>
            {folded.map(id => (
              <Button key={id} variant="secondary" size="s" icon="plus" onClick={() => unfold(id)}>
                {name(rows.get(id)?.title ?? field.title)}
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  )
}

const noRows: ReadonlyMap<string, FixedRow> = new Map()

const isRequired = (row: FixedRow | undefined): boolean =>
  [...(row?.cells.fields.values() ?? [])].some(({ field }) => field.required === true)

const givenRows = (rows: ReadonlyMap<string, FixedRow>, value: unknown): ReadonlySet<string> => {
  const isGiven = (row: AnswerRow) =>
    [...(rows.get(row._id)?.cells.fields.values() ?? [])].some(({ name, kind }) => !kind.isEmpty(row[name]))
  return new Set(rowsOf(value).flatMap(row => (isGiven(row) ? [row._id] : [])))
}
