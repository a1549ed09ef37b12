// A table whose rows are fixed by the definition, mostly one upload each.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useNamePair, useText } from '../../language/language.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { FieldRows } from '../FieldSlot.tsx'
import type { FieldProps } from '../field-props.ts'
import styles from '../rows.module.css'
import { useControl } from '../use-control.ts'

/** The `statictable` kind. */
export const StatictableField = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const pair = useNamePair()
  const control = useControl(path)
  const rows = [...(field.fixedRows?.values() ?? [])]
  const hasFiles = rows.some(row => [...row.cells.fields.values()].some(cell => cell.type === 'file'))
  return (
    <FieldFrame field={field} control={control} group>
      {field.field.warning && <p className={styles.note}>{name(field.field.warning)}</p>}
      {hasFiles && (
        <p className={styles.note}>
          {t('fileNotice')}. {t('filePictures')}
        </p>
      )}
      {rows.map(row => {
        const { title, subtitle } = pair(row.title)
        return (
          <section key={row.name} className={styles.form} aria-label={name(row.title)}>
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
      })}
    </FieldFrame>
  )
}
