// The import notification before a request exists: its questions, the advice beside them, and the start (CON-045).
import { importNotificationTexts } from '@khyanalt/domain/messages/import-notification'
import type { CompiledForm } from '@khyanalt/form-engine/compiled-form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useStartRequest } from '../../api/start-request.ts'
import { usePageTitle } from '../../document.ts'
import { usePinnedForm } from '../../form/read-pinned.ts'
import { useLanguage, useName, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { promptAddress } from '../../prompt-address.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Result } from '../../ui/Result.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ImportAdvice } from './ImportAdvice.tsx'
import styles from './import-notification.module.css'
import { importServiceQuery, openFormQuery } from './import-queries.ts'

export const NewFormScreen = () => {
  const t = useText(importNotificationTexts)
  const { ui } = useLanguage()
  const pair = useNamePair()
  const query = useQuery(openFormQuery)
  usePageTitle(t('title'))
  const form = usePinnedForm(query.data?.body, { type: 'NEW', cert_id: null })
  if (hasCode(query.error, 'service_not_found') || (query.data && form === null)) {
    return (
      <Result title={t('missing')} text={t('missingText')}>
        <ButtonLink to={paths.services}>{t('services')}</ButtonLink>
      </Result>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader {...(form ? pair(form.definition._name) : { title: t('title'), subtitle: null })} lead={t('lead')} />
      {query.error && (
        <ErrorState
          title={t('failed')}
          text={errorText(query.error, ui)}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isPending && <Skeleton height="screen" />}
      {query.data && form && (
        <div className={styles.columns}>
          <ImportAdvice />
          <div className={styles.main}>
            <Begin slug={query.data.slug} />
            <Outline form={form} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Makes the request and opens it. */
const Begin = ({ slug }: { readonly slug: string }) => {
  const t = useText(importNotificationTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const { data: service } = useQuery(importServiceQuery(slug))
  const { start } = useStartRequest(async () => {
    const taken = service ?? (await client.fetchQuery(importServiceQuery(slug)))
    return {
      type: taken.type === 'ONETIME' ? 'ONETIME' : 'NEW',
      formid: taken.id,
      category_id: taken.category_id,
    }
  })
  const { error } = start
  const prompt = hasCode(error, 'contact_missing')
    ? 'contact'
    : hasCode(error, 'service_only_for_companies')
      ? 'company'
      : null
  return (
    <div className={styles.begin}>
      {error && (
        <Alert
          tone="error"
          urgent
          actions={
            prompt && (
              <ButtonLink variant="secondary" to={promptAddress(prompt, `${pathname}${search}`)}>
                {t('toProfile')}
              </ButtonLink>
            )
          }
        >
          {errorText(error, ui)}
        </Alert>
      )}
      <Button iconEnd="arrowRight" busy={start.isPending} onClick={() => start.mutate()}>
        {t('begin')}
      </Button>
    </div>
  )
}

/** The questions of each step, to read before. */
const Outline = ({ form }: { readonly form: CompiledForm }) => {
  const t = useText(importNotificationTexts)
  const name = useName()
  return (
    <ol className={styles.outline} aria-label={t('steps')}>
      {form.steps.map(step => (
        <Card key={step.index} as="li" title={name(step.title)} subtitle={t('stepCount', { step: step.index + 1 })}>
          <ul className={styles.questions}>
            {step.fields
              .filter(field => field.kind.holds === 'answer' && field.kind.displayed)
              .map(field => (
                <li key={field.name}>
                  {name(field.title)}
                  {field.field.required === true && <span className={styles.quiet}> · {t('required')}</span>}
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </ol>
  )
}
