// The list of single-key shortcuts, and the switch that turns them off.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { useState } from 'react'
import { useText } from '../language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './Shortcuts.module.css'
import { readShortcuts, useKeys, useKeysEnabled } from './use-keys.ts'

/** Lists whatever the parts of the screen listen for; stands once on each screen that has shortcuts. */
export const Shortcuts = () => {
  const t = useText(staffTexts)
  const [open, setOpen] = useState(false)
  const [enabled, setEnabled] = useKeysEnabled()
  useKeys([{ keys: ['?'], word: t('key_help'), act: () => setOpen(true) }])
  return (
    <>
      <Button variant="quiet" size="s" className={styles.open} onClick={() => setOpen(true)}>
        {t('shortcuts')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('shortcuts_title')}>
        {open && (
          <dl className={styles.keys}>
            {readShortcuts().map(({ keys, word }) => (
              <div key={keys[0]}>
                <dt>
                  {keys.map(key => (
                    <kbd key={key}>{signs[key] ?? key}</kbd>
                  ))}
                </dt>
                <dd>{word}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.places}>{t('shortcuts_places')}</p>
        <Checkbox value={enabled} onChange={setEnabled} label={t('shortcuts_on')} />
      </Dialog>
    </>
  )
}

/** What stands on the keys that have no letter. */
const signs: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑' }
