// A value taken from the register; a person reads it and cannot change it here.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useText } from '../../language/language.tsx'
import { FieldLabel } from '../FieldFrame.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'
import { useFacts } from '../use-form-store.ts'
import { WhyButton } from '../WhyButton.tsx'

/** The value with where it comes from. */
export const KnownValue = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const facts = useFacts()
  const control = useControl(path)
  const { view, id } = control
  if (!view.state.visible) return null
  const text = name(field.kind.text(view.value, field.field, facts))
  return (
    <div className={styles.frame}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldLabel field={field} control={control} />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls. */}
      <div id={id} role="group" aria-labelledby={`${id}-label`} className={styles.closed}>
        <p className={text ? styles.closedValue : styles.closedEmpty}>{text || t('notKnown')}</p>
        <p className={styles.help}>
          {t('fromRegister')} <WhyButton field={field} path={path} />
        </p>
      </div>
    </div>
  )
}
