// The decisions that somebody may take on a case now, each with its button and its key.
import type { ReactNode } from 'react'
import { useKeys, useKeysEnabled } from '../../console/use-keys.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CaseFrame.module.css'

/** One key for one kind of decision at every desk. */
const keys = {
  receive: 'r',
  agree: 'a',
  approve: 'a',
  register: 'a',
  return: 'b',
  reject: 'x',
  suspend: 's',
  void: 's',
  raise_invoice: 'i',
} as const

const keyOf = (act: string): string => (Object.hasOwn(keys, act) ? keys[act as keyof typeof keys] : '')

export type DecisionButton<Act extends string> = {
  readonly act: Act
  readonly label: string
  readonly look: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly busy?: boolean
}

type DecisionsProps<Act extends string> = {
  readonly buttons: readonly DecisionButton<Act>[]
  readonly onStart: (act: Act) => void
}

export const Decisions = <Act extends string>({ buttons, onStart }: DecisionsProps<Act>): ReactNode => {
  const [enabled] = useKeysEnabled()
  useKeys(
    buttons
      .filter(({ act }) => keyOf(act) !== '')
      .map(({ act, label }) => ({ keys: [keyOf(act)], word: label, act: () => onStart(act) })),
  )
  return buttons.map(({ act, label, look, busy = false }) => (
    <Button key={act} variant={look} busy={busy} onClick={() => onStart(act)}>
      {label}
      {enabled && keyOf(act) && (
        <kbd className={styles.key} aria-hidden>
          {keyOf(act)}
        </kbd>
      )}
    </Button>
  ))
}
