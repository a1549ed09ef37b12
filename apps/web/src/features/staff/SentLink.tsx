// What became of a password link: where it was mailed, or that it waits for a second administrator.
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { staffProposalTexts } from '@khyanalt/domain/messages/staff-proposals'
import { formatMoment } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { staffPaths } from '../../staff-paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

export type Sent = {
  readonly id: string
  readonly mailed_to: string | null
  readonly expires_at: string | null
  readonly proposal: string | null
}

export const SentLink = ({ sent: { mailed_to, expires_at, proposal } }: { readonly sent: Sent }) => {
  const t = useText(staffPeopleTexts)
  const tp = useText(staffProposalTexts)
  return (
    <>
      {mailed_to !== null && expires_at !== null && (
        <Alert tone="success" title={t('linkSentTitle')}>
          {t('linkSent', { email: mailed_to, time: formatMoment(expires_at) })}
        </Alert>
      )}
      {proposal !== null && (
        <Alert
          tone="warning"
          title={tp('waits')}
          actions={
            <ButtonLink size="s" variant="secondary" to={staffPaths.proposals}>
              {tp('waits_open')}
            </ButtonLink>
          }
        >
          {tp('proposed')}
        </Alert>
      )}
    </>
  )
}
