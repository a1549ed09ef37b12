// What stands beside on wide screens, and below, folded until it is asked for, on others.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Card } from '../../ui/Card.tsx'
import styles from './designer.module.css'

const wide = '(min-width: 1280px)'

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const BesideOrFolded = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Whoever comes by the link above asked for it.
    const unfold = () => location.hash === '#sample' && setOpen(true)
    window.addEventListener('hashchange', unfold)
    return () => window.removeEventListener('hashchange', unfold)
  }, [])
  if (isWide) return <Card className={styles.beside}>{children}</Card>
  return (
    <Card id="sample">
      <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{label}</summary>
        {open && children}
      </details>
    </Card>
  )
}
