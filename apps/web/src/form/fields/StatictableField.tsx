// A table whose rows are fixed by the definition, mostly one upload each.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { type AnswerRow, rowsOf } from '@khyanalt/form-engine/answers'
import type { FixedRow } from '@khyanalt/form-engine/compiled-form'
import { memo, useMemo, useState } from 'react'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EntryList } from '../EntryList.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { FieldRows } from '../FieldRows.tsx'
import type { FieldProps } from '../field-props.ts'
import { useSurroundings } from '../form-surroundings.ts'
import { holdsPlainFields } from '../plain-fields.ts'
import styles from '../rows.module.css'
import { showField } from '../show-field.ts'
import { useControl } from '../use-control.ts'
import { useFormStore } from '../use-form-store.ts'

/** The `statictable` kind. */
export const StatictableField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const control = useControl(path)
  const rows = field.fixedRows ?? noRows
  const store = useFormStore()
  const { foldRows } = useSurroundings()
  // What was given when the form opened stays open while it is emptied and written anew.
  const given = useMemo(() => givenRows(rows, store.readAnswers()[field.name]), [rows, store, field.name])
  const [opened, setOpened] = useState<readonly string[]>([])
  const isFolded = (id: string) => foldRows && !isRequired(rows.get(id)) && !given.has(id) && !opened.includes(id)
  const folded = [...rows.keys()].filter(isFolded)
  const shown = [...rows.keys()].filter(id => !folded.includes(id)).join(' ')
  const ids = useMemo(() => shown.split(' ').filter(Boolean), [shown])
  const unfold = (id: string) => {
    setOpened([...opened, id])
    const [first] = rows.get(id)?.cells.fields.keys() ?? []
    showField(store, `${path}/${id}/${first}`)
  }
  const hasFiles = [...rows.values()].some(row => [...row.cells.fields.values()].some(cell => cell.type === 'file'))
  return (
    <FieldFrame field={field} control={control} group>
      {field.field.warning && <p className={styles.note}>{name(field.field.warning)}</p>}
      {hasFiles && (
        <p className={styles.note}>
          {t('fileNotice')}. {t('filePictures')}
        </p>
      )}
      <EntryList
        path={path}
        ids={ids}
        mayBeSkipped={[...rows.values()].every(row => holdsPlainFields(row.cells))}
        entry={id => {
          const row = rows.get(id)
          return row && <Fixed path={path} row={row} />
        }}
      />
      {folded.length > 0 && (
        <>
          <p className={styles.note}>{t('rowsFolded')}</p>
          <div className={styles.buttons}>
            {folded.map(id => (
              <Button key={id} variant="secondary" size="s" icon="plus" onClick={() => unfold(id)}>
                {name(rows.get(id)?.title ?? field.title)}
              </Button>
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  )
}

const isRequired = (row: FixedRow | undefined): boolean =>
  [...(row?.cells.fields.values() ?? [])].some(({ field }) => field.required === true)

const givenRows = (rows: ReadonlyMap<string, FixedRow>, value: unknown): ReadonlySet<string> => {
  const isGiven = (row: AnswerRow) =>
    [...(rows.get(row._id)?.cells.fields.values() ?? [])].some(({ name, kind }) => !kind.isEmpty(row[name]))
  return new Set(rowsOf(value).flatMap(row => (isGiven(row) ? [row._id] : [])))
}

const noRows: ReadonlyMap<string, FixedRow> = new Map()

const Fixed = memo(({ path, row }: { readonly path: string; readonly row: FixedRow }) => {
  const name = useName()
  const { title, subtitle } = useNamePair()(row.title)
  return (
    <section className={styles.form} aria-label={name(row.title)}>
      <h3 className={styles.formTitle}>
        {title}
        {subtitle && (
          <span lang="en" className={styles.subtitle}>
            {subtitle}
          </span>
        )}
      </h3>
      <FieldRows layout={row.cells.layout} prefix={`${path}/${row.name}/`} />
    </section>
  )
})
Fixed.displayName = 'Fixed'
