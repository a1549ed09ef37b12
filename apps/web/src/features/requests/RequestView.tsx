// A request that is under way or decided: its course on the left, what was sent on the right (REQ-DETAIL-03).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { requestMessageTexts } from '@khyanalt/domain/messages/request-messages'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { isApproved, type RequestState } from '@khyanalt/domain/request-status'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { summarise } from '@khyanalt/form-engine/summary'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import { createFormStore } from '../../form/form-store.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { rememberWorkers } from '../../form/workers/worker-store.ts'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { sentRequestPath } from '../../request-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { ExportButton } from './ExportButton.tsx'
import { buildFacts } from './form-facts.ts'
import { InvoiceCard } from './InvoiceCard.tsx'
import { NextStep } from './NextStep.tsx'
import type { OpenedRequest } from './queries.ts'
import { RequestMessages } from './RequestMessages.tsx'
import { RequestTimeline } from './RequestTimeline.tsx'
import { RoundHistory } from './RoundHistory.tsx'
import styles from './requests.module.css'
import { SummaryPdf } from './SummaryPdf.tsx'
import { WithdrawRequest } from './WithdrawRequest.tsx'

// Only what was decided has letters, and what came back once.
const Letters = lazy(async () => ({ default: (await import('../../papers/Letters.tsx')).Letters }))

type AnswersProps = { readonly opened: OpenedRequest; readonly form: CompiledForm }
type RequestViewProps = AnswersProps & { readonly user: SignedInUser; readonly state: RequestState }

/** The read-only page. */
export const RequestView = ({ opened, form, user, state }: RequestViewProps) => {
  const t = useText(requestTexts)
  const pair = usePair(requestViewTexts)
  const pairOfMessages = usePair(requestMessageTexts)
  const change = useText(certificateChangeTexts)
  const { request } = opened
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <NextStep opened={opened} state={state} />
        {opened.invoice && <InvoiceCard invoice={opened.invoice} companyId={request.company_id} />}
        {opened.certificate && isApproved(state) && <CertificateCard certificate={opened.certificate} />}
        {(request.round > 1 || state === 'rejected' || isApproved(state)) && (
          <Suspense>
            <Letters number={request.request_number} version={request.version} />
          </Suspense>
        )}
        <SummaryPdf requestNumber={request.request_number} />
        {user.login_type === 'client' && (state === 'sent' || state === 'review' || state === 'payment') && (
          <TextLink to={sentRequestPath(request.request_number)}>{t('sentAgain')}</TextLink>
        )}
        {request.actions.includes('withdraw') && <WithdrawRequest request={request} />}
        {request.can_edit_cert && user.login_type === 'client' && (
          <ButtonLink variant="secondary" icon="edit" to={paths.updateRequest(request.request_number)}>
            {change('ask')}
          </ButtonLink>
        )}
        {(state === 'rejected' || state === 'expired') && opened.comments.length > 0 && (
          <Alert tone="error" title={t('remarksTitle')}>
            <ol className={styles.remarks}>
              {opened.comments.map(remark => (
                <li key={`${remark.title} ${remark.comment}`}>
                  <strong>{remark.title}</strong>
                  <p className={styles.comment}>{remark.comment}</p>
                </li>
              ))}
            </ol>
          </Alert>
        )}
        {(opened.may_write || opened.messages.length > 0) && (
          <Card {...pairOfMessages('titleApplicant')} className={styles.messages}>
            <RequestMessages opened={opened} />
          </Card>
        )}
        <Card {...pair('timeline')}>
          <RequestTimeline request={request} />
        </Card>
        <ExportButton number={request.request_number} />
      </div>
      <Card {...pair('answers')} className={styles.answers}>
        <SentAnswers opened={opened} form={form} />
        {request.round > 1 && <RoundHistory opened={opened} form={form} />}
      </Card>
    </div>
  )
}

const SentAnswers = ({ opened, form }: AnswersProps) => {
  const t = useText(requestViewTexts)
  const { request } = opened
  const [store] = useState(() =>
    createFormStore({
      form,
      answers: request.data ?? {},
      facts: buildFacts(opened),
    }),
  )
  // Employees as they were sent, whatever became of them since.
  useEffect(() => rememberWorkers(store, opened.workers), [store, opened.workers])
  useOptionLists(store)
  const facts = useSyncExternalStore(listener => store.subscribe('options', listener), store.readFacts)
  if (request.data === null) return <p>{t('answersNone')}</p>
  return <AnswerSummary steps={summarise(form, request.data, facts)} />
}
