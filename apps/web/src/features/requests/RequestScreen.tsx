// The page of one request: the form while it may be edited, else its course and what was sent.
import { importNotificationId } from '@khyanalt/domain/import-advice'
import { requestTexts } from '@khyanalt/domain/messages/requests'
import { isEditable, readRequestStatus } from '@khyanalt/domain/request-status'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { usePageTitle } from '../../document.ts'
import { usePinnedForm } from '../../form/read-pinned.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { OfAnother } from '../../people/OfAnother.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import importStyles from './import-notification.module.css'
import { type OpenedRequest, requestQuery } from './queries.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestHeader } from './RequestHeader.tsx'
import styles from './requests.module.css'

// Most who open this page fill in a form; the read-only half comes when it is needed, and so does advice.
const ImportAdvice = lazy(async () => ({ default: (await import('./ImportAdvice.tsx')).ImportAdvice }))
const Letters = lazy(async () => ({ default: (await import('../../papers/Letters.tsx')).Letters }))
const FoldedMessages = lazy(async () => ({ default: (await import('./FoldedMessages.tsx')).FoldedMessages }))
const RequestView = lazy(async () => ({ default: (await import('./RequestView.tsx')).RequestView }))

/** A request by the number in its address. */
export const RequestScreen = () => {
  const { requestnumber = '' } = useParams()
  const t = useText(requestTexts)
  const { ui } = useLanguage()
  const query = useQuery(requestQuery(requestnumber))
  const missing = hasCode(query.error, 'request_not_found')
  usePageTitle(t('title', { number: requestnumber }))

  if (query.data) return <Opened key={requestnumber} opened={query.data} />
  if (query.isPending) {
    return (
      <div className={styles.page}>
        <h1 className={styles.quietTitle}>{t('title', { number: requestnumber })}</h1>
        <Skeleton lines={3} />
        <Skeleton height="screen" />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.quietTitle}>{t('title', { number: requestnumber })}</h1>
      <LoadFailure
        title={t('error')}
        text={missing ? t('notFound') : errorText(query.error, ui)}
        {...(missing ? {} : { onRetry: () => query.refetch(), retrying: query.isFetching })}
        action={<BackLink />}
      />
    </div>
  )
}

const Opened = ({ opened }: { readonly opened: OpenedRequest }) => {
  const t = useText(requestTexts)
  const { user } = useSession()
  const { request } = opened
  const { type, cert_id } = request
  const form = usePinnedForm(opened.form.body, { type, cert_id })
  const state = readRequestStatus(request.status)?.state ?? 'review'
  return (
    <div className={styles.page}>
      <OfAnother companyId={request.company_id} />
      <RequestHeader opened={opened} state={state} />
      {form === null || user === null ? (
        <Alert tone="error" title={t('error')}>
          {t('emptyForm')}
        </Alert>
      ) : isEditable(state) ? (
        <BesideAdvice advised={opened.form.id === importNotificationId}>
          {state === 'returned' && opened.may_write && (
            <Suspense fallback={null}>
              <FoldedMessages opened={opened} />
            </Suspense>
          )}
          <RequestForm
            key={`${state} ${request.round} ${opened.form.version}`}
            opened={opened}
            form={form}
            user={user}
            returned={state === 'returned'}
          />
          {state === 'returned' && (
            <Suspense fallback={null}>
              <Letters number={request.request_number} version={request.version} />
            </Suspense>
          )}
        </BesideAdvice>
      ) : (
        <Suspense fallback={<Skeleton height="screen" />}>
          <RequestView opened={opened} form={form} user={user} state={state} />
        </Suspense>
      )}
    </div>
  )
}

/** Of all forms the import notification alone has advice beside it (CON-045). */
const BesideAdvice = ({ advised, children }: { readonly advised: boolean; readonly children: ReactNode }) =>
  advised ? (
    <div className={importStyles.columns}>
      <Suspense fallback={<span />}>
        <ImportAdvice />
      </Suspense>
      <div className={importStyles.main}>{children}</div>
    </div>
  ) : (
    children
  )

const BackLink = () => {
  const t = useText(requestTexts)
  const { user } = useSession()
  return (
    <ButtonLink variant="secondary" to={user?.login_type === 'user' ? paths.portalHome : paths.requests}>
      {t('toList')}
    </ButtonLink>
  )
}
