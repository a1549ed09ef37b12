// After sending: the documented words, the number, what happens next and until when; opened again at any time until it
// is decided (REQ-CONFIRM-01…03).
import type { OutputOf } from '@khyanalt/contract/call'
import { getSentRequest } from '@khyanalt/contract/sent-request'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { sentRequestTexts } from '@khyanalt/domain/messages/sent-request'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { AddToCalendar } from '../../ui/AddToCalendar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Result } from '../../ui/Result.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stations } from '../../ui/Stations.tsx'
import styles from './requests.module.css'
import { SummaryPdf } from './SummaryPdf.tsx'

type Sent = OutputOf<typeof getSentRequest>['data']

export const SentScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(sentRequestTexts)
  const { ui } = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['request-sent', requestnumber],
    queryFn: () => callApi(getSentRequest, { request_number: requestnumber }),
    // The request may have moved since, by the person's own hand too.
    staleTime: 0,
  })
  usePageTitle(`${t('receipt')} ${requestnumber}`)
  // A draft, and somebody else's number, read on the page of the request what they are.
  if (hasCode(error, 'wrong_state') || hasCode(error, 'request_not_found')) {
    return <Navigate to={paths.request(requestnumber)} replace />
  }
  if (!data) {
    return error ? (
      <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="screen" />
    )
  }
  // Whoever comes back after a decision reads where the request stands now; what is remembered of a request that came
  // back may be older than its sending.
  if (data.data.stations.length === 0) {
    return isFetching ? <Skeleton height="screen" /> : <Navigate to={paths.request(requestnumber)} replace />
  }
  return <Confirmation sent={data.data} />
}

const Confirmation = ({ sent }: { readonly sent: Sent }) => {
  const t = useText(sentRequestTexts)
  const name = useName()
  const words = usePair(requestTexts)('sent')
  const number = sent.request_number
  const service = name(sent.title)
  return (
    <div className={styles.page}>
      <Result tone="success" {...words} text={<strong>{number}</strong>}>
        <ButtonLink to={paths.requests}>{t('toList')}</ButtonLink>
        <ButtonLink to={paths.request(number)} variant="secondary">
          {t('toRequest')}
        </ButtonLink>
        <SummaryPdf requestNumber={number} />
      </Result>
      <Card padding="l" title={t('next')}>
        <ol className={styles.next}>
          <li>
            {t('nextReceive')}
            <Stations stations={sent.stations} label={t('course')} />
          </li>
          {sent.day !== null && (
            <li>
              {t('nextDay', { day: sent.day })}
              <AddToCalendar
                day={{
                  uid: `decision-${number}@${window.location.hostname}`,
                  day: sent.day,
                  title: t('calendarTitle', { service, number }),
                  text: new URL(paths.request(number), window.location.origin).href,
                  url: new URL(paths.request(number), window.location.origin).href,
                }}
              />
            </li>
          )}
          <li>{t('nextNews')}</li>
          <li>{t('nextReturn')}</li>
        </ol>
      </Card>
      <Card padding="l" title={t('receipt')}>
        <Facts sent={sent} />
      </Card>
    </div>
  )
}

const Facts = ({ sent: { request_number, title, submitted_at, organization, day, fee } }: { readonly sent: Sent }) => {
  const t = useText(sentRequestTexts)
  const name = useName()
  const amount = parseTugrik(fee.amount)
  return (
    <DescriptionList
      items={[
        { term: t('number'), value: <strong>{request_number}</strong> },
        { term: t('service'), value: name(title) },
        { term: t('sentAt'), value: formatMoment(submitted_at) },
        ...(organization ? [{ term: t('organization'), value: name(organization) }] : []),
        ...(day !== null ? [{ term: t('day'), value: day }] : []),
        { term: t('fee'), value: t(`fee_${fee.state}`, { amount: amount === null ? '' : formatTugrik(amount) }) },
      ]}
    />
  )
}
