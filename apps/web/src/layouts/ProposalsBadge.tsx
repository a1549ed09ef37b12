// How many proposals wait for this administrator, beside the part of the console that lists them.
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { proposalCountQuery, proposalsKey } from '../api/proposals.ts'
import { useRealtime } from '../api/realtime.ts'
import { useText } from '../language/language.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './PayableBadge.module.css'

export const ProposalsBadge = () => {
  const t = useText(staffProposalTexts)
  const client = useQueryClient()
  const { data } = useQuery(proposalCountQuery)
  useRealtime('notifications', () => client.invalidateQueries({ queryKey: proposalsKey }))
  if (!data || data.waiting === 0) return null
  return (
    <span className={styles.badge}>
      <span aria-hidden>{data.waiting}</span>
      <VisuallyHidden>{t('count', { count: data.waiting })}</VisuallyHidden>
    </span>
  )
}
