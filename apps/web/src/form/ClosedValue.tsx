// A value that cannot be edited here, as text; a field closed by a return can be unlocked.
import { formTexts } from '@khyanalt/domain/messages/forms'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import { useName, useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './field-frame.module.css'
import { focusField } from './field-ids.ts'
import { filesOfValue, StoredFiles } from './StoredFiles.tsx'
import type { Control } from './use-control.ts'
import { useFacts, useFormStore } from './use-form-store.ts'

/** The present value, and the way to open the field where a person may. */
export const ClosedValue = ({ field, control }: { readonly field: CompiledField; readonly control: Control }) => {
  const t = useText(formTexts)
  const name = useName()
  const store = useFormStore()
  const facts = useFacts()
  const { view, id } = control
  const value = field.kind.rows === 'none' ? view.value : store.readAnswers()[view.path]
  const files = field.type === 'file' ? filesOfValue(value) : []
  const text = field.kind.isEmpty(value) ? '' : name(field.kind.text(value, field.field, facts))
  const unlock = () => {
    store.unlock(view.path.split('/')[0] ?? '')
    requestAnimationFrame(() => focusField(view.path))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
    <div id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} className={styles.closed}>
      {files.length > 0 ? (
        <StoredFiles files={files} />
      ) : (
        <p className={text ? styles.closedValue : styles.closedEmpty}>{text || t('notFilled')}</p>
      )}
      {view.locked && view.state.enabled && !view.path.includes('/') && (
        <div className={styles.unlock}>
          <Button variant="quiet" size="s" icon="edit" onClick={unlock} label={`${t('unlock')}: ${name(field.title)}`}>
            {t('unlock')}
          </Button>
        </div>
      )}
    </div>
  )
}
