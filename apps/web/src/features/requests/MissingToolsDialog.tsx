// What the tool check found missing, each with the way to its section (REQ-STEPPER-05, 17).
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { FormStore } from '../../form/form-store.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import { useName, useNamePair, usePair, useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './requests.module.css'
import type { MissingTools } from './tool-check.ts'

type MissingToolsDialogProps = {
  readonly missing: MissingTools
  readonly store: FormStore
  readonly onOpen: (name: string) => void
  readonly onClose: () => void
}

/** The list; choosing a tool leads to its section. */
export const MissingToolsDialog = ({ missing, store, onOpen, onClose }: MissingToolsDialogProps) => {
  const t = useText(requestTexts)
  const pair = usePair(requestTexts)
  const names = useNamePair()
  const name = useName()
  return (
    <Dialog
      open
      onClose={onClose}
      {...pair('toolsMissingTitle')}
      description={
        <>
          <p>{t('toolCheckFailed')}</p>
          <p>{name(missing.text)}</p>
        </>
      }
      actions={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <ul className={styles.plainList}>
        {missing.names.map(path => {
          const field = store.form.fields.get(path)
          if (!field) return null
          const { title, subtitle } = names(field.title)
          return (
            <li key={path}>
              <Button
                variant="quiet"
                iconEnd="arrowRight"
                onClick={() => {
                  onClose()
                  onOpen(path)
                }}
              >
                {title}
                {subtitle && (
                  <span lang="en" className={styles.listSubtitle}>
                    {subtitle}
                  </span>
                )}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
