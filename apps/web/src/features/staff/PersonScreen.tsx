// One account: who it is, what it may do, where it is signed in, and shutting it out.
import {
  lockPerson,
  makePasswordLink,
  type Person,
  proposeFactorReset,
  unlockPerson,
} from '@khyanalt/contract/staff-people'
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useSession } from '../../api/session.ts'
import { WaitsForSecond } from '../../console/WaitsForSecond.tsx'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { showToast } from '../../ui/toast.ts'
import { EditStaffDialog } from './EditStaffDialog.tsx'
import { LockTag } from './PeopleList.tsx'
import { PersonRoles } from './PersonRoles.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import styles from './people.module.css'
import { peopleKey, personQuery } from './queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type Sent, SentLink } from './SentLink.tsx'

export const PersonScreen = () => {
  const { id = '' } = useParams()
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(personQuery(id))
  const person = data?.data
  usePageTitle(person?.name ?? t('title'))
  return (
    <StaffScreen>
      <BackLink to={backOf(person)}>{t('title')}</BackLink>
      {error && !person && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!person && !error && <Skeleton lines={10} />}
      {person && <OpenPerson key={person.id} person={person} />}
    </StaffScreen>
  )
}

const backOf = (person: Person | undefined): string => {
  if (!person || person.kind === 'staff') return staffPaths.people
  return `${staffPaths.people}?who=${person.type === 3 ? 'foreigner' : 'client'}`
}

type Act = 'lock' | 'unlock' | 'link' | 'factor' | 'edit'

const OpenPerson = ({ person }: { readonly person: Person }) => {
  const t = useText(staffPeopleTexts)
  const { user } = useSession()
  const client = useQueryClient()
  const [act, setAct] = useState<Act | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const name = person.lastname ? `${person.lastname} ${person.name}` : person.name
  const seen = { id: person.id, version: person.version }
  const own = person.id === user?.id
  const refresh = () => client.invalidateQueries({ queryKey: peopleKey })
  const run = async (reason: string) => {
    if (act === 'link') setSent(await callApi(makePasswordLink, { id: person.id, reason }))
    else if (act === 'factor') {
      const { proposal } = await callApi(proposeFactorReset, { id: person.id, reason })
      setSent({ id: person.id, mailed_to: null, expires_at: null, proposal })
    } else {
      await callApi(act === 'lock' ? lockPerson : unlockPerson, { ...seen, reason })
      showToast({ text: t(act === 'lock' ? 'locked' : 'unlocked') })
    }
    await refresh()
  }
  return (
    <>
      <PageHeader
        title={name}
        ornament={false}
        status={<LockTag active={person.active} />}
        actions={
          <>
            {person.kind === 'staff' &&
              person.grants.some(({ role }) => role === 'REVIEWER' || role === 'APPROVER') && (
                <ButtonLink variant="secondary" to={`${staffPaths.handOver}?from=${person.id}`}>
                  {t('handOver')}
                </ButtonLink>
              )}
            {person.active && (
              <Button variant="secondary" icon="link" onClick={() => setAct('link')}>
                {t('link')}
              </Button>
            )}
            {!own && person.has_second_factor && (
              <Button variant="secondary" onClick={() => setAct('factor')}>
                {t('factor')}
              </Button>
            )}
            {!own && (
              <Button
                variant={person.active ? 'danger' : 'secondary'}
                icon="lock"
                onClick={() => setAct(person.active ? 'lock' : 'unlock')}
              >
                {t(person.active ? 'lock' : 'unlock')}
              </Button>
            )}
          </>
        }
      />
      {person.lock && (
        <Alert tone="warning">
          {t('lockedBy', { by: person.lock.by, time: formatMoment(person.lock.at), reason: person.lock.reason })}
        </Alert>
      )}
      {sent && <SentLink sent={sent} />}
      <WaitsForSecond proposals={person.proposals} />
      <div className={styles.parts} data-columns="two">
        <div className={styles.column}>
          <Facts person={person} onEdit={() => setAct('edit')} />
          {person.kind === 'client' && <Companies person={person} />}
        </div>
        <div className={styles.column}>
          {person.kind === 'staff' && <PersonRoles key={person.version} person={person} />}
          <PersonSessions person={person} />
        </div>
      </div>
      {act === 'edit' && <EditStaffDialog person={person} onClose={() => setAct(null)} />}
      {act && act !== 'edit' && (
        <ReasonDialog
          title={t(`${act}Title`, { name })}
          text={t(`${act}Text`)}
          act={t(act === 'link' ? 'linkMake' : act === 'factor' ? 'factorMake' : act)}
          danger={act === 'lock'}
          run={run}
          onClose={() => setAct(null)}
        />
      )}
    </>
  )
}

const Facts = ({ person, onEdit }: { readonly person: Person; readonly onEdit: () => void }) => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const staff = person.kind === 'staff'
  return (
    <section className={styles.part} aria-labelledby="account">
      <div className={styles.partHead}>
        <h2 id="account">{t('account')}</h2>
        {staff && (
          <Button size="s" variant="secondary" icon="edit" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </div>
      <DescriptionList
        items={[
          { term: t('kind'), value: t(staff ? 'kind_staff' : `kind_${person.type}`) },
          { term: t('column_login'), value: person.login },
          ...(staff
            ? [
                { term: t('privateNumber'), value: person.private_number ?? t('privateNumberNone') },
                { term: t('position'), value: person.position ?? '–' },
                { term: t('unit'), value: person.organization?.[ui === 'en' ? 'name_en' : 'name_mn'] ?? '–' },
              ]
            : [
                { term: t('email'), value: person.email ?? '–' },
                { term: t('phone'), value: person.phone ?? '–' },
                { term: t('nationality'), value: person.nationality ?? '–' },
              ]),
          { term: t('created'), value: formatMoment(person.created_at) },
        ]}
      />
      {!person.has_password && staff && <Tag tone="orange">{t('noPassword')}</Tag>}
    </section>
  )
}

const Companies = ({ person }: { readonly person: Person }) => {
  const t = useText(staffPeopleTexts)
  return (
    <section className={styles.part} aria-labelledby="companies">
      <h2 id="companies">{t('companies')}</h2>
      {person.companies.length === 0 && <p className={styles.quiet}>{t('noCompanies')}</p>}
      <ul>
        {person.companies.map(company => (
          <li key={company.id}>
            <Link to={staffPaths.company(company.id)}>{company.name}</Link> · {t(`member_${company.role}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
