// Who is away, and who stands in.
import { type Absence, endAbsence } from '@khyanalt/contract/absences'
import { absenceTexts } from '@khyanalt/domain/messages/absences'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { errorText } from '../../../api/error-text.ts'
import { useSession } from '../../../api/session.ts'
import { usePageTitle } from '../../../document.ts'
import { useLanguage, usePair, useText } from '../../../language/language.tsx'
import { StaffScreen } from '../../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { SubmitDialog } from '../../../ui/SubmitDialog.tsx'
import { Table, type TableColumn } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { showToast } from '../../../ui/toast.ts'
import { staffKey } from '../../cases/use-decision.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import styles from './assignees.module.css'
import { absencesQuery } from './queries.ts'

type Acting = { readonly act: 'enter' } | { readonly act: 'change' | 'end'; readonly absence: Absence }

export const AbsencesScreen = () => {
  const t = useText(absenceTexts)
  const { ui } = useLanguage()
  const heading = usePair(absenceTexts)('title')
  usePageTitle(heading.title)
  const { user } = useSession()
  const { data, error, refetch } = useQuery(absencesQuery)
  const [acting, setActing] = useState<Acting | null>(null)
  const close = () => setActing(null)
  const isAdmin = user?.grants.some(({ role }) => role === 'ADMIN') ?? false
  const people = data?.people ?? []
  const mayEnter = isAdmin || people.some(({ id }) => id === user?.id)
  const enter = mayEnter && (
    <Button icon="plus" onClick={() => setActing({ act: 'enter' })}>
      {t('enter')}
    </Button>
  )
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        lead={t('lead')}
        actions={
          <>
            {enter}
            <ButtonLink to={staffPaths.handOver} variant="secondary">
              {t('hand_title')}
            </ButtonLink>
          </>
        }
      />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && data.data.length === 0 && <EmptyState icon="calendar" title={t('none')} text={t('none_text')} />}
      {data && data.data.length > 0 && <AbsenceTable absences={data.data} onAct={setActing} />}
      {acting && acting.act !== 'end' && user && (
        <AbsenceDialog
          absence={acting.act === 'change' ? acting.absence : null}
          people={people}
          self={user.id}
          forAnybody={isAdmin}
          onClose={close}
        />
      )}
      {acting?.act === 'end' && <EndDialog absence={acting.absence} onClose={close} />}
    </StaffScreen>
  )
}

const AbsenceTable = ({
  absences,
  onAct,
}: {
  readonly absences: readonly Absence[]
  readonly onAct: (acting: Acting) => void
}) => {
  const t = useText(absenceTexts)
  const columns: readonly TableColumn<Absence>[] = [
    {
      id: 'person',
      card: 'title',
      header: t('column_person'),
      rowHeader: true,
      cell: ({ person, entered_by: by }) => (
        <>
          {person.name}
          {by && <div className={styles.quiet}>{t('entered_by', { name: by })}</div>}
        </>
      ),
    },
    { id: 'deputy', card: 'fact', header: t('column_deputy'), cell: ({ deputy }) => deputy.name },
    { id: 'days', card: 'fact', header: t('column_days'), nowrap: true, cell: ({ from, to }) => `${from} – ${to}` },
    {
      id: 'state',
      card: 'state',
      header: t('column_state'),
      cell: ({ now, deputy_away: alone }) => (
        <span className={styles.tags}>
          <Tag tone={now ? 'blue' : 'grey'}>{t(now ? 'state_now' : 'state_later')}</Tag>
          {alone && (
            <Tag tone="orange" icon="warning">
              {t('deputy_away')}
            </Tag>
          )}
        </span>
      ),
    },
    {
      id: 'acts',
      card: 'action',
      header: t('column_acts'),
      hideHeader: true,
      cell: absence =>
        absence.may_change && (
          <span className={styles.acts}>
            <Button
              size="s"
              variant="secondary"
              label={t('change_for', { name: absence.person.name })}
              onClick={() => onAct({ act: 'change', absence })}
            >
              {t('change')}
            </Button>
            <Button
              size="s"
              variant="quiet"
              label={t('end_for', { name: absence.person.name })}
              onClick={() => onAct({ act: 'end', absence })}
            >
              {t('end')}
            </Button>
          </span>
        ),
    },
  ]
  return <Table caption={t('title')} rows={absences} columns={columns} rowKey={({ id }) => id} />
}

const EndDialog = ({ absence, onClose }: { readonly absence: Absence; readonly onClose: () => void }) => {
  const t = useText(absenceTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => callApi(endAbsence, { id: absence.id, version: absence.version }),
    onSuccess: () => {
      showToast({ text: t('ended') })
      onClose()
    },
    // Also where somebody was quicker: the list shows what there is.
    onSettled: () => client.invalidateQueries({ queryKey: staffKey }),
  })
  const { from, to } = absence
  return (
    <SubmitDialog
      title={t('end_title')}
      description={t('end_text', { name: absence.person.name, from, to })}
      submit={t('end')}
      cancel={t('keep')}
      danger
      pending={ending.isPending}
      error={ending.error && errorText(ending.error, ui)}
      onSubmit={() => ending.mutate()}
      onClose={onClose}
    />
  )
}
