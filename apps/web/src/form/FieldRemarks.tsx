// The reviewer's remark at its field, with what was sent before.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { ownValue, rowById } from '@khyanalt/form-engine/answers'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { readValue } from '@khyanalt/form-engine/read-answers'
import { useName, useText } from '../language/language.tsx'
import { Tag } from '../ui/Tag.tsx'
import styles from './field-frame.module.css'
import { useSurroundings } from './form-surroundings.ts'
import { sameValue } from './same-value.ts'
import { useFacts, useFormStore } from './use-form-store.ts'

/** The remarks about a path; nothing where there are none. */
export const FieldRemarks = ({ field, path }: { readonly field: CompiledField; readonly path: string }) => {
  const { remarks, previous } = useSurroundings()
  const t = useText(formTexts)
  const course = useText(requestCourseTexts)
  const name = useName()
  const facts = useFacts()
  const store = useFormStore()
  const own = remarks.get(path)
  if (!own) return null
  const before = previous === null ? undefined : valueAt(previous, path)
  const fixed =
    previous !== null && !sameValue(readValue(field, valueAt(store.readAnswers(), path)), readValue(field, before))
  return (
    <div className={styles.remark}>
      {own.map(remark => (
        <p key={remark.comment}>
          <strong>{t('remark')}: </strong>
          {remark.comment}
        </p>
      ))}
      {fixed && (
        <Tag tone="green" icon="check">
          {course('fixed')}
        </Tag>
      )}
      {!field.kind.isEmpty(before) && (
        <p className={styles.before}>
          <strong>{t('oldValue')}: </strong>
          {name(field.kind.text(before, field.field, facts))}
        </p>
      )}
    </div>
  )
}

const valueAt = (answers: Readonly<Record<string, unknown>>, path: string): unknown => {
  const [top = '', rowId, cell] = path.split('/')
  const value = ownValue(answers, top)
  if (rowId === undefined || cell === undefined) return value
  return rowById(value, rowId)?.[cell]
}
