// The list of single-key shortcuts, and the switch that turns them off.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './Shortcuts.module.css'
import { useKeysEnabled } from './use-keys.ts'

export const Shortcuts = ({
  keys,
  open,
  onOpenChange,
}: {
  /** Keys and what they do. */
  readonly keys: readonly (readonly [string, string])[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) => {
  const t = useText(staffTexts)
  const [enabled, setEnabled] = useKeysEnabled()
  return (
    <>
      <Button variant="quiet" size="s" className={styles.open} onClick={() => onOpenChange(true)}>
        {t('shortcuts')}
      </Button>
      <Dialog open={open} onClose={() => onOpenChange(false)} title={t('shortcuts_title')}>
        <dl className={styles.keys}>
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                {key.split(' ').map(each => (
                  <kbd key={each}>{each}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Checkbox value={enabled} onChange={setEnabled} label={t('shortcuts_on')} />
      </Dialog>
    </>
  )
}
