// From when to when reports of each quarter are taken (CON-170).
import type { FeePeriod } from '@khyanalt/contract/staff-fee-reports'
import { feeDeskTotalLimit, saveFeePeriod } from '@khyanalt/contract/staff-fee-reports'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { isSeason, windowFault } from '@khyanalt/domain/fee-report/quarters'
import { feeReportProblemTexts } from '@khyanalt/domain/messages/fee-report-problems'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { formatText } from '@khyanalt/domain/text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import desk from '../../../console/desk.module.css'
import { usePageTitle } from '../../../document.ts'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toast.ts'
import styles from './desk.module.css'
import { feeDeskKey, periodsQuery } from './desk-queries.ts'
import { FeeParts } from './FeeParts.tsx'

export const FeePeriodsScreen = () => {
  const t = useText(staffFeeTexts)
  const heading = usePair(staffFeeTexts)('periodsTitle')
  usePageTitle(heading.title)
  const { user } = useSession()
  const worksHere = user?.grants.some(({ role }) => role === 'APPROVER' || role === 'ADMIN') ?? false
  return (
    <StaffScreen>
      <PageHeader {...heading} lead={t('periodsLead')} ornament={false} />
      <FeeParts current="periods" />
      {worksHere ? <Periods /> : <EmptyState title={heading.title} text={t('noDesk')} icon="calendar" />}
    </StaffScreen>
  )
}

const Periods = () => {
  const t = useText(staffFeeTexts)
  const { ui } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const [wrong, setWrong] = useState(false)
  const given = query.get('year') ?? ''
  const year = /^20\d\d$/.test(given) ? Number(given) : null
  const { data, error, refetch } = useQuery(periodsQuery(year))
  if (error && !data)
    return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <FilterBar
        key={data.year}
        label={t('filters')}
        submit={t('show')}
        onSubmit={({ year: typed = '' }) => {
          setWrong(!/^20\d\d$/.test(typed))
          if (/^20\d\d$/.test(typed)) setQuery({ year: typed })
        }}
        fields={[
          {
            label: t('year'),
            error: wrong ? t('yearWrong') : null,
            control: control => (
              <TextInput
                {...control}
                name="year"
                defaultValue={String(data.year)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
              />
            ),
          },
        ]}
      />
      <ul className={styles.charts}>
        {data.data.map(period => (
          <li key={`${period.year}-${period.season}-${period.version}`} className={styles.part}>
            <Period period={period} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Period = ({ period }: { readonly period: FeePeriod }) => {
  const t = useText(staffFeeTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const { year, season, version } = period
  const [opens, setOpens] = useState(period.opens)
  const [closes, setCloses] = useState(period.closes)
  const [tried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: () => callApi(saveFeePeriod, { year, season, opens, closes, version }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: feeDeskKey })
      showToast({ text: t('saved', { season }) })
    },
  })
  const days = { opens: isCalendarDay(opens), closes: isCalendarDay(closes) }
  const fault = days.opens && days.closes && isSeason(season) ? windowFault({ year, season }, { opens, closes }) : null
  const sentence = fault && formatText(feeReportProblemTexts, ui, fault)
  const errors = {
    opens: days.opens ? (fault === 'opens_too_early' ? sentence : null) : t('untilWrong'),
    closes: days.closes ? (fault === 'closes_too_early' ? sentence : null) : t('untilWrong'),
  }
  return (
    <form
      className={styles.reason}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (!errors.opens && !errors.closes && !saving.isPending) saving.mutate()
      }}
    >
      <div className={desk.head}>
        <h2>{t('quarter', { year: String(year), season })}</h2>
        <StatusTag
          tone={period.open ? 'green' : 'grey'}
          icon={period.open ? 'checkCircle' : 'lock'}
          label={t(period.open ? 'openNow' : 'closedNow')}
          size="s"
        />
      </div>
      <Field label={t('opens')} required error={tried ? errors.opens : null}>
        {control => <DateInput {...control} value={opens} onChange={setOpens} />}
      </Field>
      <Field label={t('closes')} required error={tried ? errors.closes : null}>
        {control => <DateInput {...control} value={closes} onChange={setCloses} />}
      </Field>
      <p className={styles.quiet}>
        {t('reports')}: {period.reports < feeDeskTotalLimit ? period.reports : `${feeDeskTotalLimit}+`} ·{' '}
        {period.changed && period.changed_at
          ? t('changedBy', { name: period.changed_by ?? '', time: formatMoment(period.changed_at) })
          : t('usual')}
      </p>
      {saving.error && (
        <Alert tone="error" urgent>
          {errorText(saving.error, ui)}
        </Alert>
      )}
      <div>
        <Button
          type="submit"
          icon="save"
          variant="secondary"
          busy={saving.isPending}
          label={t('saveOf', { season })}
          disabled={opens === period.opens && closes === period.closes}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
