// A step that wants at least one of several fields lists them (CON-105).
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { focusField } from '../../form/field-ids.ts'
import type { FormStore } from '../../form/form-store.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import { useName, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import styles from './requests.module.css'

type RequiredOneDialogProps = {
  readonly problem: Problem
  readonly store: FormStore
  readonly onClose: () => void
}

/** The choices; picking one leads to its field. */
export const RequiredOneDialog = ({ problem, store, onClose }: RequiredOneDialogProps) => {
  const t = useText(requestTexts)
  const name = useName()
  const names = typeof problem.params?.names === 'string' ? problem.params.names.split(',') : [problem.path]
  const open = (path: string) => {
    onClose()
    focusLater(() => focusField(path), 80)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('requiredOneTitle')}
      description={t('requiredOneText')}
      actions={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <ul className={styles.plainList}>
        {names.map(path => {
          const field = store.form.fields.get(path)
          return (
            field && (
              <li key={path}>
                <Button variant="quiet" onClick={() => open(path)}>
                  {name(field.title)}
                </Button>
              </li>
            )
          )
        })}
      </ul>
    </Dialog>
  )
}
