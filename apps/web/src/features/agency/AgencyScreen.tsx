// An administrator keeps what the agency says of itself; the first time it is a welcome.
import { agencyTexts } from '@khyanalt/domain/messages/agency'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { setAgency } from '../../agency/agency-store.ts'
import { errorText } from '../../api/error-text.ts'
import { usePageTitle } from '../../document.ts'
import { formatMoment } from '../../language/format.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { AgencyParts } from '../../layouts/AgencyParts.tsx'
import { putAgencyOff } from '../../layouts/agency-later.ts'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AgencyForm } from './AgencyForm.tsx'
import styles from './agency.module.css'
import { LogoPart } from './LogoPart.tsx'
import { type AgencySettings, settingsQuery } from './queries.ts'

export const AgencyScreen = () => {
  const t = useText(agencyTexts)
  const { ui } = useLanguage()
  const pair = usePair(agencyTexts)
  const go = useNavigate()
  const { data, error, refetch } = useQuery(settingsQuery)
  const isFirst = data?.data.version === 0
  usePageTitle(pair('title').title)
  const heading = pair(isFirst ? 'first_title' : 'title')
  const later = () => {
    putAgencyOff()
    void go(staffPaths.opening)
  }
  return (
    <StaffScreen>
      <PageHeader
        {...heading}
        ornament={false}
        lead={t(isFirst ? 'first_lead' : 'lead')}
        actions={
          isFirst && (
            <Button variant="quiet" onClick={later}>
              {t('later')}
            </Button>
          )
        }
      />
      {!isFirst && <AgencyParts current="agency" />}
      {error && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <>
          <SavedBy settings={data.data} />
          <AgencyForm
            key={data.data.version}
            settings={data.data}
            onReload={() => void refetch()}
            onSaved={async facts => {
              setAgency({ ...facts, given: true, logo: data.data.logo })
              // Who came by the welcome goes on to the list of what else is to be done.
              if (isFirst) await go(staffPaths.opening)
              else await refetch()
            }}
          />
          <LogoPart settings={data.data} onChanged={() => refetch()} />
        </>
      )}
    </StaffScreen>
  )
}

const SavedBy = ({ settings: { saved } }: { readonly settings: AgencySettings }) => {
  const t = useText(agencyTexts)
  if (!saved) return null
  const at = formatMoment(saved.at)
  return <p className={styles.quiet}>{saved.by ? t('saved_by', { name: saved.by, at }) : t('saved_at', { at })}</p>
}
