// The page of one request: the form while it may be edited, else its course and what was sent.
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { isEditable, readRequestStatus } from '@khyanalt/domain/request-status'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { type OpenedRequest, requestQuery } from './queries.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestHeader } from './RequestHeader.tsx'
import { readForm } from './read-form.ts'
import styles from './requests.module.css'

// Most who open this page fill in a form; the read-only half comes when it is needed.
const RequestView = lazy(async () => ({ default: (await import('./RequestView.tsx')).RequestView }))

/** A request by the number in its address. */
export const RequestScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(requestTexts)
  const { ui } = useLanguage()
  const query = useQuery(requestQuery(requestnumber))
  const missing = hasCode(query.error, 'request_not_found')
  const failure = query.error && !missing ? errorText(query.error, ui) : null
  usePageTitle(t('title', { number: requestnumber }))
  useEffect(() => {
    if (failure) showToast({ tone: 'error', text: failure })
  }, [failure])

  if (query.data) return <Opened key={requestnumber} opened={query.data} />
  if (query.isPending) {
    return (
      <div className={styles.page}>
        <h1 className={styles.quietTitle}>{t('title', { number: requestnumber })}</h1>
        <Skeleton lines={3} />
        <Skeleton height={320} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.quietTitle}>{t('title', { number: requestnumber })}</h1>
      {missing ? (
        <ErrorState title={t('error')} text={t('notFound')} action={<BackLink />} />
      ) : (
        <ErrorState
          title={t('error')}
          text={failure}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
          action={<BackLink />}
        />
      )}
    </div>
  )
}

const Opened = ({ opened }: { readonly opened: OpenedRequest }) => {
  const t = useText(requestTexts)
  const { user } = useSession()
  const { request } = opened
  const form = useMemo(
    () => readForm(opened.form.body, request.type === 'RENEW' && request.cert_id !== null),
    [opened.form.body, request.type, request.cert_id],
  )
  const state = readRequestStatus(request.status)?.state ?? 'review'
  return (
    <div className={styles.page}>
      <RequestHeader opened={opened} state={state} />
      {form === null || user === null ? (
        <Alert tone="error" title={t('error')}>
          {t('emptyForm')}
        </Alert>
      ) : isEditable(state) ? (
        <RequestForm
          key={`${state} ${request.round}`}
          opened={opened}
          form={form}
          user={user}
          returned={state === 'returned'}
        />
      ) : (
        <Suspense fallback={<Skeleton height={320} />}>
          <RequestView opened={opened} form={form} user={user} state={state} />
        </Suspense>
      )}
    </div>
  )
}

const BackLink = () => {
  const t = useText(requestTexts)
  const { user } = useSession()
  return (
    <ButtonLink variant="secondary" to={user?.login_type === 'user' ? paths.portalHome : paths.requests}>
      {t('toList')}
    </ButtonLink>
  )
}
