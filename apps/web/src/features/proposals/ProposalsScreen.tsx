// What waits for a second administrator, and what was decided last.
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { proposalsQuery } from '../../api/proposals.ts'
import { usePageTitle } from '../../document.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { StaffScreen } from '../../layouts/StaffScreen.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import styles from './proposals.module.css'

const tabs = ['waiting', 'closed'] as const

export const ProposalsScreen = () => {
  const t = useText(staffProposalTexts)
  const { ui } = useLanguage()
  const heading = usePair(staffProposalTexts)('title')
  usePageTitle(heading.title)
  const [query] = useSearchParams()
  const tab = query.get('state') === 'closed' ? 'closed' : 'waiting'
  const { data, error, refetch } = useQuery(proposalsQuery(tab))
  return (
    <StaffScreen>
      <PageHeader {...heading} ornament={false} lead={t('intro')} />
      <TabLinks
        label={t('tabs')}
        current={tab}
        tabs={tabs.map(key => ({ key, text: t(`tab_${key}`), search: key === 'waiting' ? '' : `state=${key}` }))}
      />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton lines={6} />}
      {data?.data.length === 0 && (
        <EmptyState title={t(`none_${tab}`)} text={tab === 'waiting' ? t('none_waiting_text') : undefined} />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list}>
          {data.data.map(proposal => (
            <ProposalCard key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
    </StaffScreen>
  )
}
