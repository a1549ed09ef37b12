// A section whose own screen is not part of the form yet: shows what is stored.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { isRecord } from '@khyanalt/form-engine/answers'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'
import { useFormStore } from '../use-form-store.ts'

/** A read-only panel of a tool section. */
export const ToolPanel = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const store = useFormStore()
  const control = useControl(path)
  const value = field.kind.rows === 'none' ? control.view.value : store.readAnswers()[path]
  const records = Array.isArray(value) ? value : isRecord(value) ? [value] : []
  return (
    <FieldFrame field={field} control={control} group>
      <Alert tone="info">{t('toolLater')}</Alert>
      <p className={records.length > 0 ? styles.closedValue : styles.closedEmpty}>
        {records.length > 0 ? t('toolCount', { count: records.length }) : t('toolEmpty')}
      </p>
    </FieldFrame>
  )
}
