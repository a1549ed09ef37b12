// One field at its place: the component of its kind, re-rendered by its own subscription only.
import type { CompiledField, FieldScope, LayoutRow } from '@khyanalt/form-engine/compiled-form'
import { memo } from 'react'
import { useNamePair } from '../language/language.tsx'
import { componentOf } from './fields/registry.ts'
import styles from './form.module.css'

/** The field at a path. */
export const FieldSlot = memo(({ path, field }: { readonly path: string; readonly field: CompiledField }) => {
  const Component = componentOf(field.type)
  return <Component path={path} field={field} />
})
FieldSlot.displayName = 'FieldSlot'

/** Rows of fields side by side; `prefix` is the path before the names, for cells of a row. */
export const FieldRows = ({
  layout,
  prefix = '',
}: {
  readonly layout: FieldScope['layout']
  readonly prefix?: string
}) => (
  <>
    {layout.map(row => (
      <FieldRow key={row.fields[0]?.name ?? ''} row={row} prefix={prefix} />
    ))}
  </>
)

const FieldRow = ({ row, prefix }: { readonly row: LayoutRow; readonly prefix: string }) => {
  const pair = useNamePair()
  const columns = Math.min(row.cols > 4 ? row.fields.length : Math.max(row.cols, 1), 4)
  const heading = row.extra ? pair(row.extra) : null
  return (
    <div className={`${styles.row} ${styles[`columns${columns}`] ?? ''}`}>
      {heading && (
        <p className={styles.rowHeading}>
          {heading.title}
          {heading.subtitle && <span lang="en"> {heading.subtitle}</span>}
        </p>
      )}
      {row.fields.map(field => (
        <FieldSlot key={field.name} path={`${prefix}${field.name}`} field={field} />
      ))}
    </div>
  )
}
