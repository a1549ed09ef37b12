// The search of the console: a field in the bar, and Ctrl+K or ⌘K on every page of it.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useKeys } from '../console/use-keys.ts'
import { useText } from '../language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isKey } from '../ui/is-key.ts'
import styles from './ConsoleSearch.module.css'

const fetchDialog = () => import('./ConsoleSearchDialog.tsx')
const ConsoleSearchDialog = lazy(async () => ({ default: (await fetchDialog()).ConsoleSearchDialog }))

export const ConsoleSearch = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(consoleTexts)
  const [open, setOpen] = useState(false)
  const chord = isApple() ? '⌘K' : 'Ctrl+K'
  useKeys([{ keys: [chord], word: t('search_key') }])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isKey(event, 'k')
      // A dialog that asks something keeps its keys.
      if (!isChord || document.querySelector(openDialog)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.field}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void fetchDialog()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.word}>{t('search')}</span>
        <span className={styles.key} aria-hidden="true">
          {chord}
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ConsoleSearchDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const openDialog = '[role=dialog]:not([aria-modal=false]), [role=alertdialog], dialog[open]'

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
