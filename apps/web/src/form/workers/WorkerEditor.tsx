// Adds or changes a record: on the staff list with the company's form, in a request with the request's form.
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { answersOfWorker, type Worker } from '@khyanalt/domain/worker'
import { missingForRequest, type WorkerForm } from '@khyanalt/domain/worker-rules'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toast.ts'
import { isUploading, useIsUploading } from '../uploads.ts'
import { useSaveWorker } from './use-save-worker.ts'
import { WorkerConflict } from './WorkerConflict.tsx'
import { PersonFields, QualificationFields, workerFieldId } from './WorkerFields.tsx'
import { useWorkerDraft } from './worker-draft.ts'
import type { WorkerScope } from './worker-queries.ts'
import { fieldWords, workerProblemText } from './worker-words.ts'
import styles from './workers.module.css'

type WorkerEditorProps = {
  readonly form: WorkerForm
  readonly scope: WorkerScope
  /** Null for a new one. */
  readonly worker: Worker | null
  readonly onSaved: (worker: Worker) => void
  readonly onCancel: () => void
  /** Whether the first field takes the focus, where the form opens within a page. */
  readonly focusFirst?: boolean
  /** Told after each change whether something unsaved would be lost. */
  readonly onTouched?: (touched: boolean) => void
}

/** The form with its acts. */
export const WorkerEditor = ({ form, scope, worker, onSaved, onCancel, focusFirst, onTouched }: WorkerEditorProps) => {
  const t = useText(workerScreenTexts)
  const errors = useText(errorTexts)
  const { ui } = useLanguage()
  const prefix = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [waiting, setWaiting] = useState(false)
  const uploading = useIsUploading()
  const draft = useWorkerDraft(form, worker)
  const { save, saving, conflict, failure, forget } = useSaveWorker(draft, scope, saved => {
    showToast({ text: t(worker === null ? 'added' : 'updated') })
    onSaved(saved)
  })
  useEffect(() => {
    if (focusFirst) document.getElementById(workerFieldId(prefix, 'register_number'))?.focus()
  }, [focusFirst, prefix])
  const touched = draft.isTouched()
  useEffect(() => onTouched?.(touched), [onTouched, touched])
  // After a refused attempt the list of what is wrong comes first, for eyes and ears alike.
  useEffect(() => {
    if (attempt > 0 || failure) heading.current?.focus()
  }, [attempt, failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands events of dialogs to the form around them, which is not meant.
    event.stopPropagation()
    forget()
    setWaiting(isUploading())
    if (draft.judgeAll().length > 0) setAttempt(attempt + 1)
    else if (!isUploading()) save()
  }
  const wrong = attempt > 0 || failure ? draft.problems : []
  return (
    <form onSubmit={submit} noValidate className={styles.editor}>
      {failure && wrong.length === 0 && (
        <Alert tone="error" urgent title={t('notSaved')}>
          {failure}
        </Alert>
      )}
      <ErrorSummary
        ref={heading}
        title={failure ?? errors('worker_incomplete')}
        problems={wrong.map(problem => ({
          id: workerFieldId(prefix, problem.path),
          text: workerProblemText(problem, ui),
        }))}
      />
      {conflict && (
        <WorkerConflict
          draft={draft}
          theirs={conflict}
          saving={saving}
          onKeepMine={() => {
            const answers = draft.over(conflict)
            draft.meet(conflict, answers)
            save({ answers, version: conflict.version })
          }}
          onTakeTheirs={() => {
            draft.meet(conflict, answersOfWorker(conflict))
            forget()
          }}
        />
      )}
      <PersonFields draft={draft} scope={scope} prefix={prefix} />
      {form === 'request' ? (
        <QualificationFields draft={draft} scope={scope} prefix={prefix} />
      ) : (
        <RequestPart lacking={worker && fieldWords(missingForRequest(answersOfWorker(worker), agencyToday()), ui)}>
          <QualificationFields draft={draft} scope={scope} prefix={prefix} />
        </RequestPart>
      )}
      {waiting && uploading && (
        <Alert tone="warning" urgent>
          {t('waitUpload')}
        </Alert>
      )}
      <div className={styles.acts}>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" icon="save" busy={saving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** The part of the company's form that only requests need; folded away until somebody wants it. */
const RequestPart = ({
  lacking,
  children,
}: {
  readonly lacking: string | null
  readonly children: React.ReactNode
}) => {
  const t = useText(workerScreenTexts)
  const { title, subtitle } = usePair(workerScreenTexts)('requestPart')
  return (
    <details className={styles.details} open={Boolean(lacking)}>
      <summary className={styles.summary}>
        <Icon name="chevronRight" size="s" className={styles.marker} />
        <span>
          {title}
          {subtitle && (
            <span lang="en" className={styles.subtitle}>
              {subtitle}
            </span>
          )}
        </span>
      </summary>
      <p className={styles.note}>{lacking ? t('lacking', { fields: lacking }) : t('requestPartHelp')}</p>
      {children}
    </details>
  )
}
