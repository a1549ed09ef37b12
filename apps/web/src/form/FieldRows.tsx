// Fields at their places: each is the component of its kind, re-rendered by its own subscription only.
import type { Bilingual } from '@khyanalt/domain/language'
import type { CompiledField, FieldScope, LayoutRow } from '@khyanalt/form-engine/compiled-form'
import { createElement, memo, use } from 'react'
import { useNamePair } from '../language/language.tsx'
import { classNames } from '../ui/class-names.ts'
import { type FieldComponents, FieldComponentsContext } from './field-components.ts'
import styles from './form.module.css'
import { drawsOnlyItsBox } from './plain-fields.ts'

type FieldRowsProps = {
  readonly layout: FieldScope['layout']
  /** The path before the names, for cells of a row. */
  readonly prefix?: string
}

/** Rows of fields side by side; most are one field, which needs nothing around it. */
export const FieldRows = memo(({ layout, prefix = '' }: FieldRowsProps) => {
  const components = use(FieldComponentsContext)
  return layout.map(row => {
    const [first] = row.fields
    if (first && row.fields.length === 1 && row.extra === null && drawsOnlyItsBox(first))
      return fieldElement(components, first, prefix)
    return <FieldRow key={first?.name ?? ''} row={row} prefix={prefix} />
  })
})
FieldRows.displayName = 'FieldRows'

const fieldElement = (components: FieldComponents, field: CompiledField, prefix: string) =>
  createElement(components[field.type], { key: field.name, path: `${prefix}${field.name}`, field })

const FieldRow = ({ row, prefix }: { readonly row: LayoutRow; readonly prefix: string }) => {
  const components = use(FieldComponentsContext)
  const columns = Math.min(row.cols > 4 ? row.fields.length : Math.max(row.cols, 1), 4)
  const plain = row.fields.every(drawsOnlyItsBox)
  return (
    <div className={classNames(styles.row, styles[`columns${columns}`], plain && styles.plain)}>
      {row.extra && <RowHeading title={row.extra} />}
      {row.fields.map(field => fieldElement(components, field, prefix))}
    </div>
  )
}

const RowHeading = ({ title: name }: { readonly title: Bilingual }) => {
  const { title, subtitle } = useNamePair()(name)
  return (
    <p className={styles.rowHeading}>
      {title}
      {subtitle && <span lang="en"> {subtitle}</span>}
    </p>
  )
}
