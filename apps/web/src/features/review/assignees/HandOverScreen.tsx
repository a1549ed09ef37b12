// Handing over what somebody holds: from whom, to whom, what would happen, and what came of it.
import { handOverCases } from '@khyanalt/contract/hand-over'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { UnmarkedFields } from '../../../ui/unmarked.ts'
import { useDecision } from '../../cases/use-decision.ts'
import styles from './assignees.module.css'
import { HandedOver, type Result } from './HandedOver.tsx'
import { CaseList, type HandOver } from './HandOverCases.tsx'
import { absencesQuery, handOverQuery } from './queries.ts'

export const HandOverScreen = () => {
  const t = useText(absenceTexts)
  const heading = usePair(absenceTexts)('hand_title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const [result, setResult] = useState<Result | null>(null)
  if (!user) return null
  const decides = user.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER')
  const forOthers = user.grants.some(({ role }) => role === 'APPROVER' || role === 'ADMIN')
  const from = query.get('from') ?? (decides ? user.id : '')
  const to = query.get('to') ?? ''
  const choose = (choice: { from: string; to: string }) => {
    setResult(null)
    setQuery(
      Object.entries(choice).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }
  return (
    <StaffScreen>
      <BackLink to={staffPaths.absences}>{t('title')}</BackLink>
      <PageHeader {...heading} ornament={false} lead={t('hand_lead')} />
      {result && <HandedOver result={result} />}
      {/* Anew for each person, so that nothing of another one's is seen. */}
      {from ? (
        <Preview key={from} {...{ from, to, forOthers }} onChoose={choose} onDone={setResult} />
      ) : (
        <Choice {...{ from, to, forOthers }} shown={null} onChoose={choose} />
      )}
    </StaffScreen>
  )
}

type Choosing = {
  readonly from: string
  readonly to: string
  readonly forOthers: boolean
  readonly onChoose: (choice: { from: string; to: string }) => void
}

/** From whom and to whom. */
const Choice = ({ from, to, forOthers, shown, onChoose }: Choosing & { readonly shown: HandOver | null }) => {
  const t = useText(absenceTexts)
  const { data } = useQuery({ ...absencesQuery, enabled: forOthers })
  const givers = [...(data?.people ?? [])]
  // Whoever has left is no decider any more, and may hold requests still.
  if (shown && !givers.some(({ id }) => id === shown.from.id)) givers.push({ ...shown.from, position: null })
  return (
    <UnmarkedFields value={true}>
      <div className={styles.choice}>
        {forOthers && (
          <Field label={t('hand_from')}>
            {control => (
              <Select
                {...control}
                value={from}
                onChange={id => onChoose({ from: id, to: '' })}
                emptyLabel={t('choose')}
                options={givers.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        )}
        {shown && (
          <Field label={t('hand_to')}>
            {control => (
              <Select
                {...control}
                value={to}
                onChange={id => onChoose({ from, to: id })}
                emptyLabel={t('hand_spread')}
                options={shown.people.map(({ id, name, holds, away_until: day }) => ({
                  value: id,
                  label:
                    day === null
                      ? t('hand_person', { name, count: holds })
                      : t('hand_person_away', { name, count: holds, day }),
                }))}
              />
            )}
          </Field>
        )}
      </div>
    </UnmarkedFields>
  )
}

const Preview = ({ onDone, ...choosing }: Choosing & { readonly onDone: (result: Result) => void }) => {
  const { from, to } = choosing
  const t = useText(absenceTexts)
  const { ui } = useLanguage()
  const [confirming, setConfirming] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...handOverQuery(from, to || null),
    placeholderData: before => before,
  })
  const act = useDecision(handOverCases, {
    onDone: done => {
      setConfirming(false)
      onDone(done)
    },
  })
  const goes = (data?.cases ?? []).flatMap(each => (each.to ? [{ ...each, to: each.to }] : []))
  const count = goes.length
  return (
    <>
      {error && !data && (
        <ErrorState title={t('hand_failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />
      )}
      {(data || error) && <Choice {...choosing} shown={data ?? null} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && data.cases.length === 0 && <Alert tone="info">{t('hand_none')}</Alert>}
      {data && data.cases.length > 0 && (
        <>
          {data.total > data.cases.length && (
            <Alert tone="info">{t('hand_first', { total: data.total, count: data.cases.length })}</Alert>
          )}
          {data.receivers.length > 0 && (
            <section className={styles.part} aria-labelledby="receivers">
              <h2 id="receivers">{t('hand_receivers')}</h2>
              <ul className={styles.receivers}>
                {data.receivers.map(({ id, name, holds, gets }) => (
                  <li key={id}>
                    <strong>{name}</strong> {t('hand_gets', { gets, after: holds + gets })}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {count > 0 && (
            <p className={styles.acts}>
              <Button onClick={() => setConfirming(true)} disabled={isFetching}>
                {t('hand_act', { count })}
              </Button>
            </p>
          )}
          <CaseList cases={data.cases.filter(each => each.to === null)} />
          <CaseList cases={goes} />
        </>
      )}
      {confirming && (
        <DecisionDialog
          title={t('hand_confirm', { count })}
          explain={t('hand_confirm_text')}
          confirm={t('hand_confirm_act')}
          pending={act.pending}
          error={act.error}
          onConfirm={() =>
            act.decide({ from, cases: goes.map(each => ({ request_number: each.request_number, to: each.to.id })) })
          }
          onClose={() => setConfirming(false)}
        >
          <ul className={styles.receivers}>
            {data?.receivers.map(({ id, name, gets }) => (
              <li key={id}>{t('hand_done_each', { name, count: gets })}</li>
            ))}
          </ul>
        </DecisionDialog>
      )}
    </>
  )
}
