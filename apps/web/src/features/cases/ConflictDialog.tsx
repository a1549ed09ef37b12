// Two versions of one draft side by side: a person chooses, nothing is overwritten without a choice.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { useDraftState } from '../../form/DraftStatus.tsx'
import type { DraftSync } from '../../form/draft-sync.ts'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import styles from './cases.module.css'

type Side = 'mine' | 'theirs'

type ConflictDialogProps = {
  readonly sync: DraftSync
  /** What people call the value of a name. */
  readonly titleOf: (name: string) => string
  /** A value as people read it; empty where there is none. */
  readonly textOf: (name: string, value: unknown) => string
}

/** Opens by itself while the versions differ, and closes when every difference is chosen. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { phase, conflicts } = useDraftState(props.sync)
  if (phase !== 'conflict') return null
  return <Choice key={conflicts.map(({ name }) => name).join()} {...props} />
}

const Choice = ({ sync, titleOf, textOf }: ConflictDialogProps) => {
  const t = useText(formTexts)
  const { conflicts } = useDraftState(sync)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const all = (side: Side) => setChoices(Object.fromEntries(conflicts.map(({ name }) => [name, side])))
  return (
    <Dialog
      open
      locked
      alert
      size="l"
      onClose={() => undefined}
      title={t('conflictTitle')}
      description={t('conflictText')}
      actions={
        <Button disabled={!conflicts.every(({ name }) => choices[name])} onClick={() => sync.choose(choices)}>
          {t('conflictApply')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => all('mine')}>
            {t('conflictAllMine')}
          </Button>
          <Button variant="secondary" onClick={() => all('theirs')}>
            {t('conflictAllTheirs')}
          </Button>
        </div>
        {conflicts.map(({ name, mine, theirs }) => (
          <RadioGroup
            key={name}
            label={titleOf(name)}
            layout="cards"
            required
            value={choices[name] ?? null}
            options={[
              { value: 'mine', label: t('conflictMine'), help: textOf(name, mine) || t('conflictEmpty') },
              { value: 'theirs', label: t('conflictTheirs'), help: textOf(name, theirs) || t('conflictEmpty') },
            ]}
            onChange={side => setChoices({ ...choices, [name]: side === 'theirs' ? 'theirs' : 'mine' })}
          />
        ))}
      </div>
    </Dialog>
  )
}
