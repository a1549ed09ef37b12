// Questions of a step that are not on display, each with the rule and the answers that hide it, for who misses one.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField, CompiledStep } from '@khyanalt/form-engine/compiled-form'
import { useState } from 'react'
import { useText } from '../language/language.tsx'
import styles from './field-frame.module.css'
import { HiddenList } from './lazy-parts.tsx'

/** A disclosure beneath the step; worked out while it is open, so that typing costs nothing. */
export const HiddenQuestions = ({ step }: { readonly step: CompiledStep }) => {
  const t = useText(formTexts)
  const [open, setOpen] = useState(false)
  const conditional = step.fields.filter(mayAppear)
  if (conditional.length === 0) return null
  return (
    <details className={styles.hiddenQuestions} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('hiddenTitle')}</summary>
      {open && <HiddenList fields={conditional} />}
    </details>
  )
}

/** Whether answers can bring the field on display. */
const mayAppear = ({ conditions, field, kind }: CompiledField): boolean =>
  conditions.show.length > 0 && field.hidden !== true && !field.explains && kind.displayed && kind.holds !== 'none'
