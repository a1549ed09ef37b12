// Says on a screen that something of it waits for a second administrator, and where.
import type { WaitingProposal } from '@khyanalt/contract/proposals'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { formatMoment } from '../language/format.ts'
import { useName, useText } from '../language/language.tsx'
import { staffPaths } from '../staff-paths.ts'
import { Alert } from '../ui/Alert.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangedLines } from './ChangedLines.tsx'

export const WaitsForSecond = ({ proposals }: { readonly proposals: readonly WaitingProposal[] }) => {
  const t = useText(staffProposalTexts)
  const name = useName()
  return proposals.map(proposal => (
    <Alert
      key={proposal.id}
      tone="warning"
      title={t('waits')}
      actions={
        <ButtonLink size="s" variant="secondary" to={staffPaths.proposals}>
          {t('waits_open')}
        </ButtonLink>
      }
    >
      <p>
        {t('waits_by', {
          title: name(proposal.title),
          name: proposal.proposed_by,
          time: formatMoment(proposal.proposed_at),
        })}
      </p>
      <ChangedLines lines={proposal.lines} />
    </Alert>
  ))
}
