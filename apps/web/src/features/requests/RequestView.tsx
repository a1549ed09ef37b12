// A request that is under way or decided: its course on the left, what was sent on the right (REQ-DETAIL-03).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { isApproved, type RequestState } from '@khyanalt/domain/request-status'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { summarise } from '@khyanalt/form-engine/summary'
import { useState, useSyncExternalStore } from 'react'
import { AnswerSummary } from '../../form/AnswerSummary.tsx'
import { createFormStore } from '../../form/form-store.ts'
import { useOptionLists } from '../../form/option-lists.ts'
import { usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { buildFacts } from './form-facts.ts'
import { InvoiceCard } from './InvoiceCard.tsx'
import type { OpenedRequest } from './queries.ts'
import { RequestTimeline } from './RequestTimeline.tsx'
import styles from './requests.module.css'

type RequestViewProps = {
  readonly opened: OpenedRequest
  readonly form: CompiledForm
  readonly user: SignedInUser
  readonly state: RequestState
}

/** The read-only page. */
export const RequestView = ({ opened, form, user, state }: RequestViewProps) => {
  const t = useText(requestTexts)
  const pair = usePair(requestTexts)
  const { request } = opened
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {opened.invoice && <InvoiceCard invoice={opened.invoice} request={request} />}
        {opened.certificate && isApproved(state) && <CertificateCard certificate={opened.certificate} />}
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
        <Card {...pair('timeline')}>
          <RequestTimeline request={request} />
        </Card>
      </div>
      <Card {...pair('answers')} className={styles.answers}>
        <SentAnswers opened={opened} form={form} user={user} />
      </Card>
    </div>
  )
}

const SentAnswers = ({ opened, form, user }: Omit<RequestViewProps, 'state'>) => {
  const t = useText(requestTexts)
  const { request } = opened
  const [store] = useState(() =>
    createFormStore({
      form,
      answers: request.data ?? {},
      facts: buildFacts(user, opened.form.language, { id: request.company_id, name: request.company_name }),
    }),
  )
  useOptionLists(store)
  const facts = useSyncExternalStore(listener => store.subscribe('options', listener), store.readFacts)
  if (request.data === null) return <p>{t('answersNone')}</p>
  return <AnswerSummary steps={summarise(form, request.data, facts)} />
}
