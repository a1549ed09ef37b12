// The stepper: one step at a time, then the check of all answers, then sending.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { DraftStatus, DraftTrouble } from '../../form/DraftStatus.tsx'
import { ErrorSummary } from '../../form/ErrorSummary.tsx'
import { FormRenderer } from '../../form/FormRenderer.tsx'
import { focusField } from '../../form/field-ids.ts'
import type { FormSurroundings } from '../../form/form-surroundings.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import type { OpenDraft } from '../../form/open-draft.ts'
import { UploadLock } from '../../form/UploadLock.tsx'
import { useIsUploading } from '../../form/uploads.ts'
import { useLanguage, useNamePair, usePair, useText } from '../../language/language.tsx'
import { useRight } from '../../people/MayNot.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { focusLater } from '../../ui/focus-later.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConfigurationCard } from './ConfigurationCard.tsx'
import { useCompanyFacts } from './form-facts.ts'
import type { OpenedRequest } from './queries.ts'
import { pathOfRemark, placeRemarks } from './remark-places.ts'
import styles from './requests.module.css'
import { AheadDialog, CheckAnswers, MissingToolsDialog, RequiredOneDialog, ReturnedBanner } from './step-parts.tsx'
import { stepOfProblem, useSteps } from './use-steps.ts'
import { WatchConflict } from './WatchConflict.tsx'

// Few look back; whoever does waits a moment.
const RoundHistory = lazy(async () => ({ default: (await import('./RoundHistory.tsx')).RoundHistory }))

type StepsProps = {
  readonly draft: OpenDraft
  readonly opened: OpenedRequest
  readonly user: SignedInUser
  readonly returned: boolean
}

/** The whole form of a request. */
export const Steps = ({ draft, opened, user, returned }: StepsProps) => {
  const t = useText(requestTexts)
  const formWords = useText(formTexts)
  const pair = useNamePair()
  const words = usePair(requestTexts)
  const { store, sync, configuration } = draft
  const { form } = store
  const hasDefault = (form.definition.default_organization ?? null) !== null
  const mayPrepare = useRight(opened.request.company_id, 'prepare')
  const steps = useSteps({
    draft,
    requestNumber: opened.request.request_number,
    // Whoever may only send looks through the answers and sends them.
    start: mayPrepare ? startOf(form, opened, returned) : 'check',
    hasDefault,
    everywhere: returned,
  })
  const { position, refusal } = steps
  useFocusedHeading(position)
  const surroundings = useMemo<FormSurroundings>(
    () => ({ remarks: returned ? placeRemarks(form, opened.comments) : new Map(), previous: opened.previous }),
    [returned, form, opened.comments, opened.previous],
  )
  useCompanyFacts(store, configuration, opened)
  const uploading = useIsUploading()
  const titles = [...form.steps.map(step => pair(step.title)), words('check')]
  const current = position === 'check' ? form.steps.length : position
  const title = titles[current]
  const configurationTitles = {
    '@sender_type': t('senderType'),
    '@company_id': t('company'),
    '@organization_id': t('organization'),
  }
  // A step further on that the person asked about.
  const [asked, setAsked] = useState<number | null>(null)

  const openField = (path: string, stepIndex: number) => {
    steps.goTo(stepIndex)
    // The step is drawn first.
    focusLater(() => focusField(path) || focusField(path.split('/')[0] ?? ''), 80)
  }

  return (
    <div className={styles.formColumn}>
      {returned && (
        <>
          <ReturnedBanner
            store={store}
            remarks={opened.comments}
            previous={opened.previous}
            lastDay={opened.request.expires_on}
            onOpen={openField}
          />
          <Suspense fallback={null}>
            <RoundHistory opened={opened} form={form} />
          </Suspense>
        </>
      )}
      {mayPrepare && (
        <Stepper
          label={t('steps')}
          current={current}
          steps={titles.map((one, index) => ({
            id: String(index),
            title: one.title,
            subtitle: one.subtitle,
            state: index === current ? 'current' : index < steps.reached ? 'done' : 'ahead',
            open: index <= steps.reached,
          }))}
          onGo={(_, index) => steps.goTo(index < form.steps.length ? index : 'check')}
          onAsk={(_, index) => setAsked(index)}
        />
      )}
      <div className={styles.stepHead}>
        <SectionTitle level={2} id="step-title" title={title?.title ?? ''} subtitle={title?.subtitle} />
        <DraftStatus sync={sync} />
      </div>
      <DraftTrouble sync={sync} />
      {position === 'check' ? (
        <CheckAnswers draft={draft} opened={opened} user={user} returned={returned} steps={steps} />
      ) : (
        <>
          <ErrorSummary
            problems={refusal.problems}
            store={store}
            attempt={refusal.attempt}
            reason={refusal.reason}
            titles={configurationTitles}
          />
          {position === 0 && (
            <UploadLock>
              <ConfigurationCard
                opened={opened}
                user={user}
                values={configuration}
                hasDefault={hasDefault}
                problems={refusal.problems}
              />
            </UploadLock>
          )}
          {returned && surroundings.remarks.size > 0 && <Alert tone="info">{formWords('lockedText')}</Alert>}
          <Card>
            <FormRenderer store={store} surroundings={surroundings} stepIndex={position} />
          </Card>
          {refusal.toolFailure && <ToolCheckFailure key={refusal.attempt} error={refusal.toolFailure.error} />}
          <div className={styles.moves}>
            {position > 0 ? (
              <Button variant="secondary" icon="arrowLeft" onClick={steps.previous}>
                {t('previous')}
              </Button>
            ) : (
              <span />
            )}
            <Button
              iconEnd="arrowRight"
              onClick={steps.next}
              busy={steps.checking}
              busyLabel={t('toolChecking')}
              describedBy={uploading ? 'upload-wait' : undefined}
            >
              {t('next')}
            </Button>
          </div>
          {uploading && (
            <p id="upload-wait" className={styles.quiet}>
              {t('waitUpload')}
            </p>
          )}
        </>
      )}
      {refusal.requiredOne && (
        <RequiredOneDialog problem={refusal.requiredOne} store={store} onClose={steps.closeNotes} />
      )}
      {refusal.missingTools && (
        <MissingToolsDialog
          missing={refusal.missingTools}
          store={store}
          onOpen={path => openField(path, form.fields.get(path)?.stepIndex ?? 0)}
          onClose={steps.closeNotes}
        />
      )}
      {asked !== null && (
        <AheadDialog
          step={titles[asked]?.title ?? ''}
          problems={steps.findAll().filter(problem => stepOfProblem(store, problem) < asked)}
          store={store}
          titles={configurationTitles}
          onOpen={problem => {
            setAsked(null)
            openField(problem.path, stepOfProblem(store, problem))
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <UploadNote open={refusal.uploading} onClose={steps.closeNotes} />
      <WatchConflict sync={sync} store={store} />
    </div>
  )
}

const UploadNote = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const t = useText(formTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('uploadRunningTitle')}
      size="s"
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{t('fileUploading')}</p>
    </Dialog>
  )
}

/** The check itself went wrong: told at once in passing, and here until the next try. */
const ToolCheckFailure = ({ error }: { readonly error: unknown }) => {
  const t = useText(requestTexts)
  const { ui } = useLanguage()
  const title = t('toolCheckFailed')
  useEffect(() => showToast({ tone: 'error', text: title }), [title])
  return (
    <Alert tone="error" urgent title={title}>
      {error === null ? t('toolUnsaved') : errorText(error, ui)}
    </Alert>
  )
}

/** Where the form opens: at the first remark of a return, else where the person stopped (CON-079). */
const startOf = (form: CompiledForm, { comments, request }: OpenedRequest, returned: boolean): number => {
  if (!returned) return request.step
  const steps = comments.flatMap(remark => {
    const name = pathOfRemark(form, remark)?.split('/')[0]
    return name === undefined ? [] : [form.fields.get(name)?.stepIndex ?? 0]
  })
  return steps.length > 0 ? Math.min(...steps) : 0
}

/** Moves focus to the heading of a step when the step changes, not when the page opens. */
const useFocusedHeading = (position: unknown): void => {
  const before = useRef(position)
  useEffect(() => {
    if (before.current === position) return
    before.current = position
    const heading = document.getElementById('step-title')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [position])
}
