// Questions of a step that are not on display, each with the rule and the answers that hide it, for who misses one.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField, CompiledStep } from '@khyanalt/form-engine/compiled-form'
import { isVisible } from '@khyanalt/form-engine/visibility'
import { useState, useSyncExternalStore } from 'react'
import { useName, useText } from '../language/language.tsx'
import { explainWhy } from './explain-text.ts'
import styles from './field-frame.module.css'
import { useFormStore } from './use-form-store.ts'
import { RulesAndAnswers } from './WhyText.tsx'

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
  conditions.show.length > 0 && field.hidden !== true && kind.displayed && kind.holds !== 'none'

const HiddenList = ({ fields }: { readonly fields: readonly CompiledField[] }) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const answers = useSyncExternalStore(store.onChange, store.readAnswers)
  const hidden = fields.filter(field => !isVisible(store.form, field.name, answers))
  if (hidden.length === 0) return <p>{t('hiddenNone')}</p>
  return (
    <dl className={styles.why}>
      {hidden.map(field => {
        const why = explainWhy(store, field.name)
        return (
          <div key={field.name}>
            <dt>{name(field.title)}</dt>
            <dd>{why && <RulesAndAnswers why={why} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
