// What hides each question of a step that is not on display.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { isVisible } from '@khyanalt/form-engine/visibility'
import { useSyncExternalStore } from 'react'
import { useName, useText } from '../language/language.tsx'
import { explainWhy } from './explain-text.ts'
import styles from './field-frame.module.css'
import { useFormStore } from './use-form-store.ts'
import { RulesAndAnswers } from './WhyText.tsx'

/** Those of the fields that answers hide, each with the rule and the answers. */
export const HiddenList = ({ fields }: { readonly fields: readonly CompiledField[] }) => {
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
