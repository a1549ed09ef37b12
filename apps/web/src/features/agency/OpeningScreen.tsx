// How far the agency is ready for people, step by step, each with the way to do it.
import { tryMail } from '@khyanalt/contract/opening'
import { openingTexts } from '@khyanalt/domain/messages/opening'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { AgencyParts } from '../../layouts/AgencyParts.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import styles from './agency.module.css'
import { agencyKey, openingQuery, type Readiness } from './queries.ts'

export const OpeningScreen = () => {
  const t = useText(openingTexts)
  const { ui } = useLanguage()
  const heading = usePair(openingTexts)('title')
  usePageTitle(heading.title)
  const { data, error, refetch } = useQuery(openingQuery)
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('lead')} />
      <AgencyParts current="opening" />
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Steps ready={data.data} />}
    </StaffScreen>
  )
}

type Step = {
  readonly key: 'agency' | 'administrators' | 'staff' | 'account' | 'mail' | 'backup' | 'services' | 'posts'
  readonly done: boolean
  readonly text: string
  readonly act: ReactNode
}

const Steps = ({ ready }: { readonly ready: Readiness }) => {
  const t = useText(openingTexts)
  const pair = usePair(openingTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const mail = useMutation({
    mutationFn: () => callApi(tryMail, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: agencyKey }),
  })
  const way = (to: string, key: 'go_agency' | 'go_people' | 'go_services' | 'go_posts') => (
    <ButtonLink to={to} size="s" variant="secondary">
      {t(key)}
    </ButtonLink>
  )
  const steps: readonly Step[] = [
    {
      key: 'agency',
      done: ready.agency,
      text: t('step_agency_text'),
      act: way(staffPaths.agency, 'go_agency'),
    },
    {
      key: 'administrators',
      done: ready.administrators > 1,
      text: t('step_administrators_text'),
      act: way(staffPaths.people, 'go_people'),
    },
    {
      key: 'staff',
      done: ready.vacant.length === 0,
      text:
        ready.vacant.length === 0
          ? t('step_staff_done')
          : t('step_staff_text', { roles: ready.vacant.map(role => t(`role_${role}`)).join(', ') }),
      act: way(staffPaths.people, 'go_people'),
    },
    { key: 'account', done: ready.account, text: t('step_account_text'), act: way(staffPaths.agency, 'go_agency') },
    {
      key: 'mail',
      done: ready.mailed_at !== null,
      text: ready.mailed_at ? t('step_mail_done', { at: formatMoment(ready.mailed_at) }) : t('step_mail_text'),
      act: (
        <Button size="s" variant="secondary" busy={mail.isPending} onClick={() => mail.mutate()}>
          {t('send_mail')}
        </Button>
      ),
    },
    {
      key: 'backup',
      done: ready.backup_at !== null,
      text: ready.backup_at ? t('step_backup_done', { at: formatMoment(ready.backup_at) }) : t('step_backup_text'),
      act: null,
    },
    {
      key: 'services',
      done: ready.services.open > 0,
      text: t('step_services_text', ready.services),
      act: way(staffPaths.openingServices, 'go_services'),
    },
    {
      key: 'posts',
      done: ready.posts.open > 0,
      text: t('step_posts_text', ready.posts),
      act: way(staffPaths.openingPosts, 'go_posts'),
    },
  ]
  const done = steps.filter(step => step.done).length
  return (
    <>
      <div className={styles.progress}>
        <Progress value={done / steps.length} label={t('progress', { done, all: steps.length })} />
      </div>
      {mail.data && (
        <Alert tone="success" urgent>
          {t('mail_sent', { to: mail.data.to })}
        </Alert>
      )}
      {mail.error && (
        <Alert tone="error" urgent>
          {errorText(mail.error, ui)}
        </Alert>
      )}
      <ol className={styles.steps}>
        {steps.map(step => {
          const { title, subtitle } = pair(`step_${step.key}`)
          return (
            <li key={step.key} className={styles.step}>
              <StatusTag
                tone={step.done ? 'green' : 'orange'}
                label={t(step.done ? 'state_done' : 'state_open')}
                size="s"
              />
              <div className={styles.stepWords}>
                <h2>
                  {title}
                  {subtitle && (
                    <span lang="en" className={styles.line}>
                      {subtitle}
                    </span>
                  )}
                </h2>
                <p>{step.text}</p>
              </div>
              {step.act}
            </li>
          )
        })}
      </ol>
    </>
  )
}
