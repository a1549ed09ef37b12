// A table whose rows are fixed by the definition, mostly one upload each.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { FixedRow } from '@khyanalt/form-engine/compiled-form'
import { memo, useMemo } from 'react'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { EntryList } from '../EntryList.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { FieldRows } from '../FieldRows.tsx'
import type { FieldProps } from '../field-props.ts'
import { useSurroundings } from '../form-surroundings.ts'
import { holdsPlainFields } from '../plain-fields.ts'
import styles from '../rows.module.css'
import { useControl } from '../use-control.ts'

/** The `statictable` kind. */
export const StatictableField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const control = useControl(path)
  const rows = field.fixedRows ?? noRows
  const ids = useMemo(() => [...rows.keys()], [rows])
  const { FoldedRows } = useSurroundings()
  const hasFiles = [...rows.values()].some(row => [...row.cells.fields.values()].some(cell => cell.type === 'file'))
  const entries = (shown: readonly string[]) => (
    <EntryList
      path={path}
      ids={shown}
      mayBeSkipped={[...rows.values()].every(row => holdsPlainFields(row.cells))}
      entry={id => {
        const row = rows.get(id)
        return row && <Fixed path={path} row={row} />
      }}
    />
  )
  return (
    <FieldFrame field={field} control={control} group>
      {field.field.warning && <p className={styles.note}>{name(field.field.warning)}</p>}
      {hasFiles && <p className={styles.note}>{t('fileNotice')}</p>}
      {FoldedRows ? <FoldedRows path={path} field={field} entries={entries} /> : entries(ids)}
    </FieldFrame>
  )
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
