// Whether a request may name an employee, and why not.
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { workerTexts } from '@khyanalt/domain/messages/workers'
import { answersOfWorker, type Worker } from '@khyanalt/domain/worker'
import { isTrainingOver, missingForRequest } from '@khyanalt/domain/worker-rules'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { fieldWords } from './worker-words.ts'
import styles from './workers.module.css'

/** Why a request cannot name the employee. */
export const hindrance = (worker: Worker, types: readonly string[]): 'incomplete' | 'other' | null => {
  // Somebody without a type may become one of those asked for.
  if (worker.worker_type !== null && types.length > 0 && !types.includes(String(worker.worker_type))) return 'other'
  return missingForRequest(answersOfWorker(worker), agencyToday()).length > 0 ? 'incomplete' : null
}

/** The state in words: what is missing, and whether the training is over. */
export const WorkerState = ({
  worker,
  hindrance: because,
}: {
  readonly worker: Worker
  readonly hindrance: ReturnType<typeof hindrance>
}) => {
  const t = useText(workerScreenTexts)
  const words = useText(workerTexts)
  const { ui } = useLanguage()
  const answers = answersOfWorker(worker)
  const today = agencyToday()
  return (
    <>
      {because === null && (
        <Tag tone="green" icon="check" size="s">
          {words('complete')}
        </Tag>
      )}
      {because === 'other' && <Tag size="s">{t('pickOther')}</Tag>}
      {because === 'incomplete' && (
        <>
          <Tag tone="orange" icon="warning" size="s">
            {words('incomplete')}
          </Tag>
          <span className={styles.missing}>
            {words('missing', { fields: fieldWords(missingForRequest(answers, today), ui) })}
          </span>
        </>
      )}
      {isTrainingOver(answers, today) && (
        <Tag tone="red" icon="clock" size="s">
          {words('trainingOver')}
        </Tag>
      )}
    </>
  )
}
