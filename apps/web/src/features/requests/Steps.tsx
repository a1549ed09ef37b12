// The stepper: one step at a time, then the check of all answers, then sending.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { useEffect, useMemo, useRef } from 'react'
import { ErrorSummary } from '../../form/ErrorSummary.tsx'
import { FormRenderer } from '../../form/FormRenderer.tsx'
import { focusField } from '../../form/field-ids.ts'
import type { FormSurroundings } from '../../form/form-surroundings.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useRunningUpload } from '../../form/uploads.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { CheckAnswers } from './CheckAnswers.tsx'
import { ConfigurationCard } from './ConfigurationCard.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftStatus, DraftTrouble } from './DraftStatus.tsx'
import { useCompanyFacts } from './form-facts.ts'
import type { OpenedRequest } from './queries.ts'
import { RequiredOneDialog } from './RequiredOneDialog.tsx'
import { ReturnedBanner } from './ReturnedBanner.tsx'
import { pathOfRemark, placeRemarks } from './remark-places.ts'
import styles from './requests.module.css'
import { useSteps } from './use-steps.ts'

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
  const steps = useSteps(draft, startOf(form, opened, returned), hasDefault, returned)
  const { position, refusal } = steps
  useFocusedHeading(position)
  const surroundings = useMemo<FormSurroundings>(
    () => ({ remarks: returned ? placeRemarks(form, opened.comments) : new Map(), previous: opened.previous }),
    [returned, form, opened.comments, opened.previous],
  )
  useCompanyFacts(store, configuration, user, opened)
  const uploading = useRunningUpload() !== null
  const titles = [...form.steps.map(step => pair(step.title)), words('check')]
  const current = position === 'check' ? form.steps.length : position
  const title = titles[current]

  const openField = (path: string, stepIndex: number) => {
    steps.goTo(stepIndex)
    // The step is drawn first.
    setTimeout(() => focusField(path) || focusField(path.split('/')[0] ?? ''), 80)
  }

  return (
    <div className={styles.formColumn}>
      {returned && <ReturnedBanner store={store} remarks={opened.comments} onOpen={openField} />}
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
      />
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
            titles={{
              '@sender_type': t('senderType'),
              '@company_id': t('company'),
              '@organization_id': t('organization'),
            }}
          />
          {position === 0 && (
            <ConfigurationCard
              opened={opened}
              user={user}
              values={configuration}
              hasDefault={hasDefault}
              problems={refusal.problems}
            />
          )}
          {returned && surroundings.remarks.size > 0 && <Alert tone="info">{formWords('lockedText')}</Alert>}
          <Card>
            <FormRenderer store={store} surroundings={surroundings} stepIndex={position} />
          </Card>
          <div className={styles.moves}>
            {position > 0 ? (
              <Button variant="secondary" icon="arrowLeft" onClick={steps.previous}>
                {t('previous')}
              </Button>
            ) : (
              <span />
            )}
            <Button iconEnd="arrowRight" onClick={steps.next} describedBy={uploading ? 'upload-wait' : undefined}>
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
      <UploadNote open={refusal.uploading} onClose={steps.closeNotes} />
      <ConflictDialog sync={sync} store={store} />
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
