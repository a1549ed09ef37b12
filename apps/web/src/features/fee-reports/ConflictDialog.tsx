// Two tabs changed the same cell or field: a person chooses, nothing is overwritten silently.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useState } from 'react'
import { useDraftState } from '../../form/DraftStatus.tsx'
import { useText } from '../../language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import styles from './fee-reports.module.css'
import type { OpenReport } from './open-report.ts'
import { useValueText, useValueTitles, type ValueNames } from './use-value-titles.ts'

type Side = 'mine' | 'theirs'

type ConflictDialogProps = { readonly report: OpenReport; readonly names: ValueNames }

export const ConflictDialog = ({ report, names }: ConflictDialogProps) => {
  const { phase, conflicts } = useDraftState(report.sync)
  if (phase !== 'conflict') return null
  return <Choice key={conflicts.map(({ name }) => name).join()} report={report} names={names} />
}

const Choice = ({ report, names }: ConflictDialogProps) => {
  const t = useText(formTexts)
  const { titleOf } = useValueTitles()
  const textOf = useValueText(names)
  const { conflicts } = useDraftState(report.sync)
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
        <Button disabled={!conflicts.every(({ name }) => choices[name])} onClick={() => report.sync.choose(choices)}>
          {t('conflictApply')}
        </Button>
      }
    >
      <div className={styles.choices}>
        <div className={styles.acts}>
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
