// The form of a sheet or of a record: fields of the engine, one act that saves, and what the server says to it.
import type { Bilingual } from '@khyanalt/domain/language'
import { equipmentScreenTexts } from '@khyanalt/domain/messages/equipment-screens'
import type { Problem } from '@khyanalt/domain/problem'
import type { Answers } from '@khyanalt/form-engine/answers'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { errorText } from '../../api/error-text.ts'
import { useActId } from '../../api/transaction-id.ts'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { FormStep } from '../FormStep.tsx'
import { createFormStore, type FormStore } from '../form-store.ts'
import { sameValue } from '../same-value.ts'
import { isUploading } from '../uploads.ts'
import styles from './equipment.module.css'
import { FoldedRows } from './FoldedRows.tsx'

/** What is sent: the answers, what the writer saw stored before, and whether a known serial number is meant. */
export type Sent = {
  readonly answers: Record<string, unknown>
  readonly base: Answers
  readonly version: number | undefined
  readonly same_serial: boolean
  readonly transaction_id: string
}

export type Stored = { readonly answers: Answers; readonly version: number }

type Act = { readonly answers: Record<string, unknown>; readonly known: Stored | null; readonly same_serial: boolean }

export type RegisterFormProps = {
  readonly form: CompiledForm
  /** Stands before the ids of controls; a form may open over another. */
  readonly idScope: string
  readonly stored: Stored | null
  /** The version that says nothing was there; sheets have one, new records none. */
  readonly unseen?: 0 | undefined
  /** What a form that is not complete is told. */
  readonly invalid: Bilingual
  /** Keeps the answers and answers what is stored then. */
  readonly onSave: (sent: Sent) => Promise<Stored>
  readonly onSaved: () => void
  readonly onCancel?: (() => void) | undefined
  readonly onTouched?: ((touched: boolean) => void) | undefined
  /** Told what stands in the form, as it is typed. */
  readonly onAnswers?: ((answers: Answers) => void) | undefined
  /** The caption of the button, by the answers; null where there is nothing to save. */
  readonly caption?: ((answers: Answers) => string | null) | undefined
}

export const RegisterForm = (props: RegisterFormProps) => {
  const { form, idScope, stored, invalid, onSave, onSaved, onCancel, onTouched } = props
  const t = useText(equipmentScreenTexts)
  const name = useName()
  const { ui } = useLanguage()
  const id = useActId()
  const [store, setStore] = useState(() => openStore(form, idScope, stored?.answers ?? {}))
  const [seen, setSeen] = useState(stored)
  const [wrong, setWrong] = useState<{ readonly problems: readonly Problem[]; readonly attempt: number } | null>(null)
  const [waiting, setWaiting] = useState(false)
  const { answers, touched, setTouched } = useAnswers(store, onTouched)
  const { onAnswers } = props
  useEffect(() => onAnswers?.(answers), [onAnswers, answers])
  const save = useMutation({
    mutationFn: ({ known, ...act }: Act) => {
      const sent = { ...act, version: known?.version ?? props.unseen }
      return onSave({ ...sent, base: known?.answers ?? {}, transaction_id: id.of(sent) })
    },
    onSuccess: (saved, { answers: sent }) => {
      // Who typed on meanwhile keeps that, over what is stored now.
      setSeen(saved)
      setTouched(!sameValue(store.readAnswers(), sent))
      onSaved()
    },
    onError: error => {
      if (!(error instanceof ApiError) || error.problems.length === 0) return
      store.takeProblems(error.problems)
      setWrong({ problems: error.problems, attempt: (wrong?.attempt ?? 0) + 1 })
    },
  })
  const send = (same_serial = false, known = seen) => {
    const problems = store.judgeStep(0)
    setWaiting(isUploading())
    setWrong(problems.length > 0 ? { problems, attempt: (wrong?.attempt ?? 0) + 1 } : null)
    if (problems.length > 0 || isUploading()) return
    setSeen(known)
    save.mutate({ answers: { ...store.readAnswers() }, known, same_serial })
  }
  const take = (theirs: Stored) => {
    setSeen(theirs)
    setStore(openStore(form, idScope, theirs.answers))
    setTouched(false)
  }
  // What was stored elsewhere comes in as long as nothing is typed over it.
  useEffect(() => {
    if (stored === null || stored.version <= (seen?.version ?? 0) || touched || save.isPending) return
    if (sameValue(stored.answers, seen?.answers ?? {})) setSeen(stored)
    else take(stored)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands events of dialogs to the form around them, which is not meant.
    event.stopPropagation()
    send()
  }
  const { error } = save
  const refusal = error instanceof ApiError ? error : null
  const theirs = refusal?.code === 'version_conflict' ? (refusal.current as Stored | null) : null
  const caption = props.caption ? props.caption(answers) : t('save')
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {wrong && <ErrorSummary problems={wrong.problems} store={store} attempt={wrong.attempt} reason={name(invalid)} />}
      {refusal?.code === 'equipment_known' ? (
        <Alert
          tone="warning"
          urgent
          title={t('sameTitle')}
          actions={
            <Button variant="secondary" onClick={() => send(true)} busy={save.isPending}>
              {t('sameGo')}
            </Button>
          }
        >
          {errorText(refusal, ui)}
        </Alert>
      ) : theirs ? (
        <Alert
          tone="warning"
          urgent
          actions={
            <>
              <Button variant="secondary" onClick={() => send(false, theirs)} busy={save.isPending}>
                {t('conflictMine')}
              </Button>
              <Button
                variant="secondary"
                onClick={() => {
                  take(theirs)
                  save.reset()
                }}
              >
                {t('conflictTheirs')}
              </Button>
            </>
          }
        >
          {t('conflict')}
        </Alert>
      ) : (
        error &&
        !wrong && (
          <Alert tone="error" urgent>
            {errorText(error, ui)}
          </Alert>
        )
      )}
      <FormStep store={store} surroundings={alone} stepIndex={0} />
      {waiting && (
        <Alert tone="warning" urgent>
          {t('waitUpload')}
        </Alert>
      )}
      {(onCancel || caption !== null) && (
        <Acts>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          {caption !== null && (
            <Button type="submit" icon="save" busy={save.isPending} busyLabel={t('saving')}>
              {caption}
            </Button>
          )}
        </Acts>
      )}
    </form>
  )
}

const alone = {
  remarks: new Map(),
  previous: null,
  FoldedRows,
  // REQ-GEN-15
  listFailed: { mn: equipmentScreenTexts.mn.failed, en: equipmentScreenTexts.en.failed },
}

const Acts = ({ children }: { readonly children: ReactNode }) => <div className={styles.acts}>{children}</div>

const openStore = (form: CompiledForm, idScope: string, answers: Answers): FormStore =>
  createFormStore({
    form,
    answers,
    idScope: `${idScope}~`,
    facts: { today: agencyToday(), language: 'mn', options: {}, person: {}, company: null },
  })

/** The answers as they are typed, and whether something would be lost. */
const useAnswers = (store: FormStore, onTouched: ((touched: boolean) => void) | undefined) => {
  const answers = useSyncExternalStore(store.onChange, store.readAnswers)
  const [touched, setTouched] = useState(false)
  useEffect(() => store.onChange((_, byPerson) => byPerson && setTouched(true)), [store])
  useEffect(() => onTouched?.(touched), [onTouched, touched])
  return { answers, touched, setTouched }
}
