// Check your answers: everything once more, with a way back to each step, then sending.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { behalfTexts } from '@khyanalt/domain/messages/behalf'
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { summarise } from '@khyanalt/form-engine/summary'
import { useState, useSyncExternalStore } from 'react'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import { ConfirmDialog } from '../../form/lazy-parts.tsx'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { useName, useText } from '../../language/language.tsx'
import { MayNot, useRight } from '../../people/MayNot.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useSender, useSenderName } from './ForWhom.tsx'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'
import { fixedRemarks } from './use-fixed.ts'
import { useSend } from './use-send.ts'
import { stepOfProblem, type useSteps } from './use-steps.ts'

type CheckAnswersProps = {
  readonly draft: OpenDraft
  readonly opened: OpenedRequest
  readonly user: SignedInUser
  readonly returned: boolean
  readonly steps: ReturnType<typeof useSteps>
}

/** The last step. */
export const CheckAnswers = ({ draft, opened, user, returned, steps }: CheckAnswersProps) => {
  const t = useText(requestTexts)
  const course = useText(requestCourseTexts)
  const behalf = useText(behalfTexts)
  const name = useName()
  const { store } = draft
  const sender = useSenderName(draft, opened)
  const company = useSender(draft)
  const mayPrepare = useRight(opened.request.company_id, 'prepare')
  const maySend = useRight(company, 'send')
  const { previous } = opened
  const fixed = returned && previous !== null ? fixedRemarks(store, previous, opened.comments) : null
  const unanswered = fixed === null ? [] : opened.comments.filter(remark => !fixed.has(remark))
  const [asking, setAsking] = useState(false)
  useOptionLists(store)
  const facts = useSyncExternalStore(listener => store.subscribe('options', listener), store.readFacts)
  const open = (problems: readonly Problem[]) => {
    const [first] = problems
    if (!first) return
    store.judge(problems.map(({ path }) => path))
    const index = Math.min(...problems.map(problem => stepOfProblem(store, problem)))
    steps.goTo(
      index,
      problems.filter(problem => stepOfProblem(store, problem) === index),
      t('completeStep', { n: index + 1 }),
    )
  }
  const { send, busy, failure } = useSend({
    draft,
    requestNumber: opened.request.request_number,
    returned,
    user,
    onProblems: problems => {
      setAsking(false)
      const own = problems.map(problem =>
        problem.path === 'organization_id' ? { ...problem, path: '@organization_id', code: 'must_select' } : problem,
      )
      store.takeProblems(own)
      open(own)
    },
  })
  const ask = async () => {
    const problems = steps.findAll()
    if (problems.length > 0) open(problems)
    else if (await steps.passToolCheck(store.form.steps.map(({ index }) => index))) setAsking(true)
  }
  return (
    <>
      <p>{t('checkHelp')}</p>
      {unanswered.length > 0 && (
        <Alert tone="warning" title={course('notFixedWarning')}>
          <ul className={styles.remarks}>
            {unanswered.map(remark => (
              <li key={`${remark.title} ${remark.comment}`}>
                {remark.title}: {remark.comment}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!returned && opened.outlook.returned_for.length > 0 && (
        <Alert tone="info" title={course('returnedFor')}>
          <p>{course('returnedForHelp')}</p>
          <ul className={styles.remarks}>
            {opened.outlook.returned_for.map(({ path, title }) => (
              <li key={path}>{name(title)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {failure && (
        <Alert tone="error" urgent title={t('notSent')}>
          {failure}
        </Alert>
      )}
      <Card>
        <AnswerSummary
          steps={summarise(store.form, store.readAnswers(), facts)}
          action={step =>
            mayPrepare && (
              <Button
                variant="secondary"
                size="s"
                icon="edit"
                label={t('editStep', { step: step.index + 1 })}
                onClick={() => steps.goTo(step.index)}
              >
                {t('edit')}
              </Button>
            )
          }
        />
      </Card>
      <MayNot companyId={company} right="send" />
      <div className={styles.moves}>
        {mayPrepare && (
          <Button variant="secondary" icon="arrowLeft" onClick={steps.previous}>
            {t('previous')}
          </Button>
        )}
        {maySend && (
          <Button
            icon="send"
            onClick={ask}
            busy={busy || steps.checking}
            busyLabel={t(busy ? 'sending' : 'toolChecking')}
          >
            {t(returned ? 'resubmit' : 'submit')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('confirmTitle')}
        text={t('confirmText', { number: opened.request.request_number })}
        confirmLabel={t(returned ? 'resubmit' : 'submit')}
        cancelLabel={t('cancel')}
        busy={busy}
        onConfirm={() => void send().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        <p>
          {behalf('forWhom')}: <strong>{sender}</strong>
        </p>
      </ConfirmDialog>
    </>
  )
}
