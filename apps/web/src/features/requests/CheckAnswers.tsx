// Check your answers: everything once more, with a way back to each step, then sending.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import type { Problem } from '@khyanalt/domain/problem'
import { summarise } from '@khyanalt/form-engine/summary'
import { useState, useSyncExternalStore } from 'react'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import { ConfirmDialog } from '../../form/lazy-parts.tsx'
import type { OpenDraft } from '../../form/open-draft.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { OpenedRequest } from './queries.ts'
import styles from './requests.module.css'
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
  const { store } = draft
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
  const ask = () => {
    const problems = steps.findAll()
    if (problems.length > 0) open(problems)
    else setAsking(true)
  }
  return (
    <>
      <p>{t('checkHelp')}</p>
      {failure && (
        <Alert tone="error" urgent title={t('notSent')}>
          {failure}
        </Alert>
      )}
      <Card>
        <AnswerSummary
          steps={summarise(store.form, store.readAnswers(), facts)}
          action={step => (
            <Button
              variant="secondary"
              size="s"
              icon="edit"
              label={t('editStep', { step: step.index + 1 })}
              onClick={() => steps.goTo(step.index)}
            >
              {t('edit')}
            </Button>
          )}
        />
      </Card>
      <div className={styles.moves}>
        <Button variant="secondary" icon="arrowLeft" onClick={steps.previous}>
          {t('previous')}
        </Button>
        <Button icon="send" onClick={ask} busy={busy} busyLabel={t('sending')}>
          {t(returned ? 'resubmit' : 'submit')}
        </Button>
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
      />
    </>
  )
}
