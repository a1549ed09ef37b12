// Two people changed one record: both versions side by side, and nothing is overwritten without a choice.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { answersOfWorker, type Worker, type WorkerAnswers } from '@khyanalt/domain/worker'
import { useEffect, useRef } from 'react'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { differingFields, type WorkerDraft } from './worker-draft.ts'
import { valueWord } from './worker-words.ts'
import styles from './workers.module.css'

type WorkerConflictProps = {
  readonly draft: WorkerDraft
  readonly theirs: Worker
  readonly saving: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** The differences and the choice. */
export const WorkerConflict = ({ draft, theirs, saving, onKeepMine, onTakeTheirs }: WorkerConflictProps) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    choice.current?.focus()
    choice.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const mine = draft.over(theirs)
  const stored = answersOfWorker(theirs)
  const names = differingFields(mine, stored)
  const taken = draft.stored
    ? differingFields(answersOfWorker(draft.stored), mine).filter(name => !names.includes(name))
    : []
  const word = (name: keyof WorkerAnswers, side: WorkerAnswers) => {
    const files = [...theirs.files, ...draft.filesOf([side[name]].flat().map(String))]
    return valueWord(name, side[name], files, ui) || t('conflictEmpty')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise controls.
    <div ref={choice} tabIndex={-1} role="group" aria-label={t('conflictTitle')} className={styles.conflict}>
      <Alert
        tone="warning"
        urgent
        title={t('conflictTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={onKeepMine} busy={saving}>
              {t('conflictKeepMine')}
            </Button>
            <Button variant="secondary" onClick={onTakeTheirs} disabled={saving}>
              {t('conflictTakeTheirs')}
            </Button>
          </>
        }
      >
        <p>{t(names.length > 0 ? 'conflictText' : 'conflictSame')}</p>
        <ul className={styles.differences}>
          {names.map(name => (
            <li key={name}>
              <strong>{words(name)}</strong>
              <span>{t('conflictMine', { value: word(name, mine) })}</span>
              <span>{t('conflictTheirs', { value: word(name, stored) })}</span>
            </li>
          ))}
        </ul>
        {taken.length > 0 && (
          <p className={styles.taken}>
            {t('conflictTaken', { fields: taken.map(name => `${words(name)} – ${word(name, stored)}`).join('; ') })}
          </p>
        )}
      </Alert>
    </div>
  )
}
