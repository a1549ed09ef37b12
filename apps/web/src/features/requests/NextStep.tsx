// What the applicant is to do now, in one sentence, and until when.
import { requestCourseTexts } from '@khyanalt/domain/messages/request-course'
import type { RequestState } from '@khyanalt/domain/request-status'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert, type AlertTone } from '../../ui/Alert.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { OpenedRequest } from './queries.ts'

type NextStepProps = {
  readonly opened: Pick<OpenedRequest, 'request' | 'invoice' | 'certificate'>
  readonly state: RequestState
}

/** The box at the top of the page. */
export const NextStep = ({ opened, state }: NextStepProps) => {
  const t = useText(requestCourseTexts)
  const { key, tone } = nextStepOf(opened, state)
  const { invoice } = opened
  const { expires_on: lastDay } = opened.request
  return (
    <Alert tone={tone} title={t('nextTitle')}>
      <p>{t(key)}</p>
      {key === 'next_payment' && invoice && (
        <p>
          <strong>
            {t('payUntil')}: {invoice.duedate}.
          </strong>{' '}
          {lastDay && t('closesUnpaid', { day: lastDay })}
        </p>
      )}
      {(state === 'rejected' || state === 'expired') && (
        <p>
          <TextLink to={paths.services}>{t('startAnew')}</TextLink>
        </p>
      )}
    </Alert>
  )
}

type Step = { readonly key: keyof typeof requestCourseTexts.mn & `next_${string}`; readonly tone: AlertTone }

/** The sentence of each state; a draft says itself what to do. */
export const nextStepOf = ({ invoice, certificate }: NextStepProps['opened'], state: RequestState): Step => {
  switch (state) {
    case 'draft':
    case 'returned':
      return { key: 'next_returned', tone: 'warning' }
    case 'sent':
      return { key: 'next_sent', tone: 'info' }
    case 'review':
      return { key: 'next_review', tone: 'info' }
    case 'payment':
      return invoice?.receipt ? { key: 'next_receipt', tone: 'info' } : { key: 'next_payment', tone: 'warning' }
    case 'approved':
    case 'superseded':
      return { key: certificate ? 'next_approved' : 'next_approvedPlain', tone: 'success' }
    case 'rejected':
      return { key: 'next_rejected', tone: 'error' }
    case 'expired':
      return { key: 'next_expired', tone: 'error' }
  }
}
